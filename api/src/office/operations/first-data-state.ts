import type { Connection } from 'mongoose';
import { z } from 'zod';
import { DURABLE, isDuplicate, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';

/** A record of something that is done once per database. */
const milestone = z.object({ _id: z.string(), at: z.date() });

export const milestoneModel = modelOf<Stored<typeof milestone>>(
  'Milestone',
  schemaOf(milestone, { collection: 'milestones', ...DURABLE }),
);

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
