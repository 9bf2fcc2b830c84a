import type { Connection, Model } from 'mongoose';
import { copyEntries, type EntrySource, NO_ENTRIES, type WithEntries } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import type { Person } from './person.ts';

/** What is stored of a person: as it is exported, how many of it have to stay, and until when. */
export type Stored = { documents: object[]; kept?: number; until?: Date };

/** One kind of personal data. Erasing it twice is as good as once. */
export type Kind = {
  read: (deps: Deps, person: Person) => Promise<Stored>;
  erase: (deps: Deps, person: Person) => Promise<void>;
};

/** What no one needs to see of a document: how we work on it, and what opens it. */
const INTERNAL = { followUps: 0, key: 0 } as const;

/** Copies to the audit what documents of a collection still carry for it: they are about to be deleted. */
export async function keepEntries<Stored>(connection: Connection, collection: Model<Stored>): Promise<void> {
  if (collection.schema.path('pendingAudit')) await copyEntries(connection, collection as EntrySource);
}

/** A collection that holds a document or more about one person: they are deleted. */
export const documentsOf = <Stored extends WithEntries | object>(
  model: (connection: Connection) => Model<Stored>,
  filterOf: (person: Person) => object,
): Kind => ({
  read: async ({ connection }, person) => ({
    documents: await model(connection).find(filterOf(person), INTERNAL).maxTimeMS(30_000).lean<object[]>(),
  }),
  erase: async ({ connection }, person) => {
    const collection = model(connection);
    await keepEntries(connection, collection);
    await collection.deleteMany({ ...filterOf(person), ...NO_ENTRIES }).maxTimeMS(30_000);
  },
});
