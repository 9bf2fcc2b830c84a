import { type Connection, type Model, Schema } from 'mongoose';

/** What pages can watch. A change of one of them raises its number, in the database, for every API process. */
export type Topic = 'products' | 'orders' | 'settings' | 'imports';

type RevisionDocument = { _id: Topic; number: number; at: Date };

const revisionSchema = new Schema<RevisionDocument>(
  {
    _id: { type: String, required: true },
    number: { type: Number, required: true },
    at: { type: Date, required: true },
  },
  { collection: 'revisions', versionKey: false },
);

export function revisionModel(connection: Connection): Model<RevisionDocument> {
  return connection.models.Revision ?? connection.model<RevisionDocument>('Revision', revisionSchema);
}

/** Says that something of this topic has changed. Call it after the write, never before. Returns the new number. */
export async function raiseRevision(connection: Connection, topic: Topic, at: Date): Promise<number> {
  const revision = await revisionModel(connection)
    .findOneAndUpdate(
      { _id: topic },
      { $inc: { number: 1 }, $set: { at } },
      { upsert: true, returnDocument: 'after' },
    )
    .maxTimeMS(5_000)
    .lean();
  return revision?.number ?? 0;
}

/** The numbers of all topics; a topic that never changed has 0. */
export async function readRevisions(connection: Connection): Promise<Record<Topic, number>> {
  const found = await revisionModel(connection).find().maxTimeMS(2_000).lean();
  const numbers = { products: 0, orders: 0, settings: 0, imports: 0 };
  for (const { _id, number } of found) numbers[_id] = number;
  return numbers;
}
