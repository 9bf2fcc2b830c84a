import { type Connection, type Model, Schema } from 'mongoose';
import { DURABLE, isDuplicate, STORED } from '../../foundation/database/index.ts';

/** A record of something that is done once per database. */
type MilestoneDocument = { _id: string; at: Date };

const milestoneSchema = new Schema<MilestoneDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'milestones', ...STORED, ...DURABLE },
);

export function milestoneModel(connection: Connection): Model<MilestoneDocument> {
  return connection.models.Milestone ?? connection.model<MilestoneDocument>('Milestone', milestoneSchema);
}

const FIRST_DATA = 'first-data';

/** Whether the initial data of an empty database is loaded. */
export async function isFirstDataIn(connection: Connection): Promise<boolean> {
  return (await milestoneModel(connection).findById(FIRST_DATA).maxTimeMS(1_500).lean()) !== null;
}

const CLAIM = 'first-data-claim';
/** How long the claim of a killed process keeps the others waiting. */
const CLAIM_MS = 20_000;

/** Claims loading the initial data; true for only one of several processes that start on an empty database. */
export const claimFirstData = (connection: Connection, now: Date): Promise<boolean> =>
  claimOnce(connection, CLAIM, now, new Date(now.getTime() - CLAIM_MS));

/** Claims something that no process has begun since `since`; true for only one process. */
export async function claimOnce(
  connection: Connection,
  what: string,
  now: Date,
  since: Date,
): Promise<boolean> {
  const filter = { _id: what, at: { $lt: since } };
  try {
    await milestoneModel(connection).updateOne(filter, { $set: { at: now } }, { upsert: true });
    return true;
  } catch (cause) {
    if (isDuplicate(cause)) return false;
    throw cause;
  }
}

export async function recordFirstData(connection: Connection, at: Date): Promise<void> {
  await milestoneModel(connection).updateOne({ _id: FIRST_DATA }, { $setOnInsert: { at } }, { upsert: true });
}
