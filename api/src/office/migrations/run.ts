import { setTimeout as pause } from 'node:timers/promises';
import type { Document } from 'mongodb';
import type { Connection } from 'mongoose';
import { z } from 'zod';
import { DURABLE, isDuplicate, modelOf, type Stored, schemaOf } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Migration, migrations } from './list.ts';

/** An applied migration; the document `LOCK` names the process that is migrating. */
const migration = z.object({ _id: z.string(), at: z.date(), changed: z.number().optional() });

const migrationModel = modelOf<Stored<typeof migration>>(
  'Migration',
  schemaOf(migration, { collection: 'migrations', ...DURABLE }),
);

const LOCK = 'lock';
/** After this time a lock that wasn't renewed belongs to a process that was killed. */
const LOCK_MS = 30_000;
const POLL_INTERVAL_MS = 100;
const BATCH = 500;

/** A migration and how many documents it changed, or would change. */
export type Migrated = { id: string; documents: number };

type Parts = Pick<Deps, 'connection' | 'clock'>;

/** What `migrate` would do, without doing it. */
export async function dryRun(deps: Parts, all: Migration[] = migrations): Promise<Migrated[]> {
  const open = await openOnes(deps.connection, all);
  return Promise.all(
    open.map(async ({ id, collection, earlier }) => ({
      id,
      documents: await collection(deps.connection).countDocuments(earlier),
    })),
  );
}

/**
 * Migrates the data of an earlier release to the current shape, once per database. One process works while others wait; one
 * that was killed is resumed by the next. Each document is changed in one conditional write.
 */
export async function migrateDatabase(deps: Parts, all: Migration[] = migrations): Promise<Migrated[]> {
  while ((await openOnes(deps.connection, all)).length > 0) {
    if (await lock(deps)) {
      try {
        return await carryOut(deps, await openOnes(deps.connection, all));
      } finally {
        await migrationModel(deps.connection).deleteOne({ _id: LOCK });
      }
    }
    await pause(POLL_INTERVAL_MS);
  }
  return [];
}

async function openOnes(connection: Connection, all: Migration[]): Promise<Migration[]> {
  const done = new Set((await migrationModel(connection).find().lean()).map(({ _id }) => _id));
  return all.filter(({ id }) => !done.has(id));
}

async function lock({ connection, clock }: Parts): Promise<boolean> {
  const now = clock();
  const free = { _id: LOCK, at: { $lt: new Date(now.getTime() - LOCK_MS) } };
  try {
    await migrationModel(connection).updateOne(free, { $set: { at: now } }, { upsert: true });
    return true;
  } catch (cause) {
    if (isDuplicate(cause)) return false;
    throw cause;
  }
}

async function carryOut({ connection, clock }: Parts, open: Migration[]): Promise<Migrated[]> {
  const migrated: Migrated[] = [];
  for (const migration of open) {
    const collection = migration.collection(connection);
    let documents = 0;
    let last: Document | undefined;
    for (;;) {
      // Continue after the last one: rescanning migrated documents would take longer with each batch.
      const next = { ...migration.earlier, ...(last && { _id: { $gt: last._id } }) };
      const found = await collection.find(next, { limit: BATCH, sort: { _id: 1 } }).toArray();
      if (found.length === 0 && last === undefined) break;
      last = found.at(-1);
      if (last === undefined) continue;
      const { modifiedCount } = await collection.bulkWrite(
        found.map((document) => ({
          updateOne: {
            filter: { ...migration.earlier, _id: document._id },
            update: { $set: migration.change(document) },
          },
        })),
        { ordered: false },
      );
      documents += modifiedCount;
      await migrationModel(connection).updateOne({ _id: LOCK }, { $set: { at: clock() } });
    }
    await migrationModel(connection).create([{ _id: migration.id, at: clock(), changed: documents }]);
    migrated.push({ id: migration.id, documents });
  }
  return migrated;
}
