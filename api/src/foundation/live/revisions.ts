import type { Connection } from 'mongoose';
import { z } from 'zod';
import { driverCollection, modelOf, type Stored, schemaOf } from '../database/index.ts';

/** Topics that pages can watch. A change increments the topic's number in the database, for every API process. */
export type Topic = 'products' | 'orders' | 'settings' | 'imports' | 'runs';

const revisionDescription = z.object({
  _id: z.custom<Topic>(),
  number: z.number(),
  at: z.date(),
  /** The latest ones, oldest first: the last of them made the revision `number`. `ids` is null if unknown. */
  changes: z.array(z.object({ ids: z.array(z.string()).nullable() })).optional(),
});
type RevisionDocument = Stored<typeof revisionDescription>;

/** How many changes are remembered, and how many ids per change; beyond that everything counts as changed. */
const CHANGES = 200;
const IDS = 500;

export const revisionModel = modelOf<RevisionDocument>(
  'Revision',
  schemaOf(revisionDescription, { collection: 'revisions' }),
);

/**
 * Announces a change of this topic, with the ids if known. Call it after the write, never before.
 * Returns the new number.
 */
export async function raiseRevision(
  connection: Connection,
  topic: Topic,
  at: Date,
  ids?: readonly string[],
): Promise<number> {
  const known = ids && ids.length <= IDS ? [...ids] : null;
  const revision = await driverCollection(revisionModel(connection)).findOneAndUpdate(
    { _id: topic },
    { $inc: { number: 1 }, $set: { at }, $push: { changes: { $each: [{ ids: known }], $slice: -CHANGES } } },
    { upsert: true, returnDocument: 'after', projection: { number: 1 }, maxTimeMS: 5_000 },
  );
  return revision?.number ?? 0;
}

/** A topic's latest number, and the ids changed after `since`; undefined if unknown. */
export async function readChanges(
  connection: Connection,
  topic: Topic,
  since: number,
): Promise<{ number: number; ids: string[] | undefined }> {
  const [found] = await revisionModel(connection)
    .aggregate<Required<RevisionDocument>>([
      { $match: { _id: topic } },
      {
        $project: {
          number: 1,
          changes: {
            $cond: [
              { $gt: ['$number', since] },
              { $slice: [{ $ifNull: ['$changes', []] }, { $subtract: [since, '$number'] }] },
              [],
            ],
          },
        },
      },
    ])
    .option({ maxTimeMS: 2_000 });
  const { number = 0, changes = [] } = found ?? {};
  const isWhole = changes.length === number - since && changes.every(({ ids }) => ids !== null);
  return { number, ids: isWhole ? [...new Set(changes.flatMap(({ ids }) => ids ?? []))] : undefined };
}

/** The numbers of all topics; a topic that never changed has 0. */
export async function readRevisions(connection: Connection): Promise<Record<Topic, number>> {
  const found = await revisionModel(connection).find({}, { number: 1 }).lean();
  const numbers = { products: 0, orders: 0, settings: 0, imports: 0, runs: 0 };
  for (const { _id, number } of found) numbers[_id] = number;
  return numbers;
}
