import type { Connection, mongo } from 'mongoose';
import type { Task } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { chainEntries } from './chain.ts';
import type { AuditDocument } from './model.ts';
import { writeNotices } from './notices.ts';
import type { WithEntries } from './pending.ts';
import { shipEntries } from './ship.ts';
import { writeEntries } from './write.ts';

/** A collection whose documents carry pending entries. */
export type EntrySource = { collection: object };

type Carrier = { _id: mongo.ObjectId; removedAt?: Date } & Required<WithEntries>;

const BATCH = 200;
const POLL_INTERVAL_MS = 2_000;

/**
 * Copies pending entries of changed documents into the audit and removes them there. Every reader of the audit calls it
 * first; `auditTask` copies the rest. Several processes may copy the same entry: its id prevents duplicates.
 */
export async function copyEntries(connection: Connection, source: EntrySource): Promise<void> {
  const changed = source.collection as mongo.Collection<Carrier>;
  for (;;) {
    const found = await changed
      .find({ 'pendingAudit._id': { $exists: true } }, { maxTimeMS: 5_000 })
      .project<Carrier>({ pendingAudit: 1, removedAt: 1 })
      .limit(BATCH)
      .toArray();
    if (found.length === 0) return;
    const entries = found.flatMap(({ pendingAudit }) => pendingAudit);
    await writeEntries(connection, entries);
    await takeOut(changed, found, entries);
    if (found.length < BATCH) return;
  }
}

/** The last entry removes the field; a removed document is deleted with its last entry. */
async function takeOut(
  changed: mongo.Collection<Carrier>,
  carriers: Carrier[],
  entries: AuditDocument[],
): Promise<void> {
  const copied = entries.map(({ _id }) => _id);
  const those = { _id: { $in: carriers.map(({ _id }) => _id) } };
  if (carriers.some(({ removedAt }) => removedAt)) {
    const pendingAudit = { $not: { $elemMatch: { _id: { $nin: copied } } } };
    await changed.deleteMany({ ...those, removedAt: { $exists: true }, pendingAudit });
  }
  const left = {
    $filter: { input: '$pendingAudit', as: 'entry', cond: { $not: { $in: ['$$entry._id', copied] } } },
  };
  await changed.updateMany({ ...those, 'pendingAudit._id': { $in: copied } }, [
    { $set: { pendingAudit: { $cond: [{ $eq: [left, []] }, '$$REMOVE', left] } } },
  ]);
}

/**
 * Copies remaining pending entries, including those of killed processes, and chains all new ones. Logs the chain's last hash,
 * as evidence outside the database of what the audit contained.
 */
export function auditTask(deps: Deps, sources: EntrySource[]): Task {
  return { name: 'audit', everyMs: POLL_INTERVAL_MS, run: () => copyAndChain(deps, sources) };
}

async function copyAndChain(deps: Deps, sources: EntrySource[]): Promise<void> {
  // A collection that can't be copied now doesn't keep the entries of others out of the chain.
  await copyAll(deps, sources).catch((cause: unknown) =>
    deps.logger.error({ err: cause }, 'some audit entries are not copied yet'),
  );
  const head = await chainEntries(deps.connection);
  await shipEntries(deps);
  if (head) deps.logger.info({ number: head.number, hash: head.hash }, 'audit entries chained');
}

export async function copyAll(deps: Deps, sources: EntrySource[]): Promise<void> {
  const { connection } = deps;
  await writeNotices(deps);
  await Promise.all(sources.map((source) => copyEntries(connection, source)));
}
