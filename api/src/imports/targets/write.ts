import type { Model } from 'mongoose';
import { DURABLE } from '../../durable.ts';

const DUPLICATE_KEY = 11_000;

/** Writes operations each on its own. A document that somebody else has made meanwhile is no failure: it is looked at again. */
export async function writeEach(
  model: Pick<Model<never>, 'collection'>,
  operations: object[],
): Promise<void> {
  if (operations.length === 0) return;
  try {
    await model.collection.bulkWrite(operations as never, { ordered: false, ...DURABLE });
  } catch (cause) {
    if ((cause as { code?: number }).code !== DUPLICATE_KEY) throw cause;
  }
}
