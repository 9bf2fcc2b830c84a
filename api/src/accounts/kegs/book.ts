import type { UpdateQuery } from 'mongoose';
import { KEG_SIZES, type KegEntry, lotsOf } from 'shared-domain/kegs';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { type KegAccountDocument, kegAccountModel, type StoredEntry } from './model.ts';

/** Retries for concurrent bookings; more conflicts in a row mean another problem. */
const TRIES = 20;

/** An entry to add, with its audit entry if staff made it; undefined if there is nothing to add. */
type Addition = { entry: StoredEntry; audit?: AuditDocument } | undefined;

export async function findAccount({ connection }: Deps, id: string): Promise<KegAccountDocument | null> {
  return kegAccountModel(connection).findById(id).lean<KegAccountDocument>();
}

/**
 * Adds an entry to an account, opening it if necessary. If another entry was added since `decide` saw the account, it decides
 * again, so that of two concurrent returns of the last keg the second is refused (KEGS-1).
 * @param decide the entry for the account's current state
 * @throws kegs_refused if more would be back than was out
 */
export async function addEntry(
  deps: Deps,
  account: { id: string; name: string },
  decide: (before: readonly StoredEntry[], there: KegAccountDocument | null) => Addition | Promise<Addition>,
): Promise<KegAccountDocument | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const there = await findAccount(deps, account.id);
    const before = there?.entries ?? [];
    const addition = await decide(before, there);
    if (!addition) return there;
    const entries = [...before, addition.entry];
    const lots = lotsOf(entries);
    if (lots === null) throw refused(before, addition.entry);
    const total = lots.reduce((sum, lot) => sum + lot.number, 0);
    const followed = { lots, total, version: entries.length };
    const isWritten = there
      ? await pushed(deps, there, addition, followed)
      : await opened(deps, { ...followed, _id: account.id, name: account.name, entries }, addition.audit);
    if (isWritten) {
      const empty = { reminders: [], followUps: [], createdAt: deps.clock(), ...there };
      return { ...empty, _id: account.id, name: account.name, ...followed, entries };
    }
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}

async function pushed(
  { connection }: Deps,
  { _id, version }: KegAccountDocument,
  { entry, audit }: NonNullable<Addition>,
  followed: Pick<KegAccountDocument, 'lots' | 'total' | 'version'>,
): Promise<boolean> {
  const push: UpdateQuery<KegAccountDocument>['$push'] = {
    entries: entry,
    ...(audit ? { pendingAudit: audit } : {}),
  };
  const { matchedCount } = await kegAccountModel(connection).updateOne(
    { _id, version },
    { $set: followed, $push: push },
  );
  return matchedCount === 1;
}

/** False if someone else has opened the account in the meantime. */
async function opened(
  deps: Deps,
  account: Omit<KegAccountDocument, 'reminders' | 'followUps' | 'createdAt'>,
  audit: AuditDocument | undefined,
): Promise<boolean> {
  try {
    await kegAccountModel(deps.connection).insertOne({
      ...account,
      reminders: [],
      followUps: [],
      createdAt: deps.clock(),
      ...(audit ? { pendingAudit: [audit] } : {}),
    });
    return true;
  } catch (cause) {
    if (isDuplicate(cause)) return false;
    throw cause;
  }
}

/** Names the size of which there are too few. */
function refused(before: readonly KegEntry[], entry: KegEntry) {
  const lots = lotsOf(before) ?? [];
  const outOf = (size: number) => lots.reduce((sum, lot) => (lot.size === size ? sum + lot.number : sum), 0);
  const short = KEG_SIZES.find((size) => outOf(size) + (entry.change[size] ?? 0) < 0) ?? KEG_SIZES[0];
  return problem('kegs_refused', {
    values: { reason: `Only ${outOf(short)} × ${short} L are out with this account.` },
  });
}
