import type { Connection, Model } from 'mongoose';
import type { Deps } from '../../foundation/dependencies.ts';
import { copyEntries, type EntrySource, NO_ENTRIES, type WithEntries } from '../../requests/audit/index.ts';
import type { Person } from './person.ts';

type Documents = () => AsyncIterable<object>;

/** What is stored about a person: how much, the export of it, how much must be kept, and until when. */
export type Stored = { count: number; documents: Documents; kept?: number; until?: Date };

/** Counts documents by reading them, one at a time. */
export async function countedOf(documents: Documents): Promise<Stored> {
  let count = 0;
  for await (const _ of documents()) count += 1;
  return { count, documents };
}

/** One kind of personal data. Erasing is idempotent. */
export type Kind = {
  read: (deps: Deps, person: Person) => Promise<Stored>;
  erase: (deps: Deps, person: Person) => Promise<void>;
};

/** Fields left out of exports: internals and secrets. */
const INTERNAL = { followUps: 0, key: 0 } as const;

/** Copies the pending audit entries of documents that are about to be deleted. */
export async function keepEntries<Stored>(connection: Connection, collection: Model<Stored>): Promise<void> {
  if (collection.schema.path('pendingAudit')) await copyEntries(connection, collection as EntrySource);
}

/** A collection whose documents about a person are deleted. */
export const documentsOf = <Stored extends WithEntries | object>(
  model: (connection: Connection) => Model<Stored>,
  filterOf: (person: Person) => object,
): Kind => ({
  read: ({ connection }, person) =>
    countedOf(() =>
      model(connection).find(filterOf(person), INTERNAL).maxTimeMS(30_000).lean<object[]>().cursor(),
    ),
  erase: async ({ connection }, person) => {
    const collection = model(connection);
    await keepEntries(connection, collection);
    await collection.deleteMany({ ...filterOf(person), ...NO_ENTRIES }).maxTimeMS(30_000);
  },
});

/** Two kinds under one name. */
export const bothOf = (one: Kind, other: Kind): Kind => ({
  read: async (deps, person) => {
    const [first, second] = [await one.read(deps, person), await other.read(deps, person)];
    return countedOf(async function* () {
      yield* first.documents();
      yield* second.documents();
    });
  },
  erase: async (deps, person) => {
    await one.erase(deps, person);
    await other.erase(deps, person);
  },
});
