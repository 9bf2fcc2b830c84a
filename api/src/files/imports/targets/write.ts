import type { AnyBulkWriteOperation, Document } from 'mongodb';
import type { Model } from 'mongoose';
import { driverCollection, isDuplicate } from '../../../foundation/database/index.ts';
import type { Operation } from './target.ts';

/**
 * Writes operations independently of each other. A document that someone else has created in the meantime is no
 * failure: it is reread.
 */
export async function writeEach<Kept extends Document>(
  model: Model<Kept>,
  operations: Operation[],
): Promise<void> {
  if (operations.length === 0) return;
  try {
    await driverCollection(model).bulkWrite(operations as AnyBulkWriteOperation<Kept>[], { ordered: false });
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
  }
}
