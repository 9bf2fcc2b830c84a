import {
  type Collection,
  type Document,
  type Filter,
  MongoBulkWriteError,
  type OptionalUnlessRequiredId,
} from 'mongodb';
import { batched } from './batching.ts';
import { isDuplicate } from './durable.ts';

const MAX_MS = 5_000;

type WithId = Document & { _id: string };

/** Reads documents by their ids, with one query for concurrent calls. `project` is the driver's projection. */
export function batchReader<Stored extends WithId>(collection: Collection<Stored>, project: Document = {}) {
  return batched(async (asked: string[][]): Promise<Stored[][]> => {
    const ids = { _id: { $in: [...new Set(asked.flat())] } } as unknown as Filter<Stored>;
    const found = await collection.find(ids, { maxTimeMS: MAX_MS }).project<Stored>(project).toArray();
    const byId = new Map(found.map((document) => [document._id as string, document]));
    return asked.map((wanted) => wanted.flatMap((id) => byId.get(id) ?? []));
  });
}

/** Inserts documents, with one command for concurrent calls. False for a document whose `_id` is taken. */
export function batchInserter<Stored extends WithId>(collection: Collection<Stored>) {
  return batched(async (documents: Stored[]): Promise<boolean[]> => {
    try {
      await collection.insertMany(documents as OptionalUnlessRequiredId<Stored>[], {
        ordered: false,
        ignoreUndefined: true,
        maxTimeMS: MAX_MS,
      });
      return documents.map(() => true);
    } catch (cause) {
      if (!(cause instanceof MongoBulkWriteError) || !isDuplicate(cause)) throw cause;
      if (cause.result.getWriteConcernError()) throw cause;
      const taken = new Set([cause.writeErrors].flat().map(({ index }) => index));
      return documents.map((_document, place) => !taken.has(place));
    }
  });
}
