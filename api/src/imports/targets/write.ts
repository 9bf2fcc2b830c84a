import type { Model } from 'mongoose';
import { DURABLE, isDuplicate } from '../../database/index.ts';

/** Writes operations each on its own. A document that somebody else has made meanwhile is no failure: it is looked at again. */
export async function writeEach(
  model: Pick<Model<never>, 'collection'>,
  operations: object[],
): Promise<void> {
  if (operations.length === 0) return;
  try {
    await model.collection.bulkWrite(operations as never, { ordered: false, ...DURABLE });
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
  }
}
