import type { Collection, Document } from 'mongodb';
import type { Model } from 'mongoose';

/**
 * A model's driver collection, for bulk documents and pipeline updates that mongoose shouldn't cast.
 * Writes have the write concern of the model's schema; each call sets its own `maxTimeMS`.
 */
export function driverCollection<Stored extends Document>(model: Model<Stored>): Collection<Stored> {
  const { db, collection, schema } = model;
  const { writeConcern } = schema.options;
  return db.getClient().db(db.name).collection<Stored>(collection.collectionName, { writeConcern });
}
