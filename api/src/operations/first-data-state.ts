import { type Connection, type Model, Schema } from 'mongoose';

/** What was done once for this database. */
type MilestoneDocument = { _id: string; at: Date };

const milestoneSchema = new Schema<MilestoneDocument>(
  { _id: { type: String, required: true }, at: { type: Date, required: true } },
  { collection: 'milestones', versionKey: false },
);

export function milestoneModel(connection: Connection): Model<MilestoneDocument> {
  return connection.models.Milestone ?? connection.model<MilestoneDocument>('Milestone', milestoneSchema);
}

const FIRST_DATA = 'first-data';

/** Whether the data that an empty database starts with are in. */
export async function isFirstDataIn(connection: Connection): Promise<boolean> {
  return (await milestoneModel(connection).findById(FIRST_DATA).maxTimeMS(1_500).lean()) !== null;
}

export async function noteFirstData(connection: Connection, at: Date): Promise<void> {
  await milestoneModel(connection).updateOne(
    { _id: FIRST_DATA },
    { $setOnInsert: { at } },
    { upsert: true, writeConcern: { w: 1, j: true } },
  );
}
