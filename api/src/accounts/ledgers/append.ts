import type { Model, QueryFilter, UpdateQuery } from 'mongoose';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import type { FollowUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';

/** Retries for concurrent entries; more conflicts in a row mean another problem. */
const TRIES = 20;

/** A document whose entries are only added to. */
export type Ledger<Entry> = {
  _id: string;
  name: string;
  entries: Entry[];
  /** The number of entries, on which each write is conditional. */
  version: number;
  createdAt: Date;
};

/** An entry to add, with what follows from all entries, and its audit entry if staff made it. */
export type Addition<Entry> = {
  entry: Entry;
  derived: object;
  audit?: AuditDocument | undefined;
  followUps?: FollowUp[];
};

/**
 * Adds an entry to a ledger, opening it if necessary. If another entry was added since `decide` saw it, it decides again, so that
 * two concurrent entries each see the other.
 * @param empty the fields of a new ledger besides its entries and what derives from them
 * @param decide the entry for the ledger's current state; undefined if there is nothing to add
 */
export async function appendEntry<Entry, Document extends Ledger<Entry>>(
  deps: Deps,
  model: Model<Document>,
  account: { id: string; name: string; empty: object },
  decide: (there: Document | null) => Promise<Addition<Entry> | undefined> | Addition<Entry> | undefined,
): Promise<Document | null> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const there = (await model.findById(account.id).lean()) as Document | null;
    const addition = await decide(there);
    if (!addition) return there;
    const entries = [...(there?.entries ?? []), addition.entry];
    const followed = { ...addition.derived, version: entries.length };
    const fresh = { _id: account.id, name: account.name, ...account.empty, createdAt: deps.clock() };
    const after = { ...(there ?? fresh), ...followed, entries } as unknown as Document;
    if (there ? await pushed(model, there, addition, followed) : await opened(model, after, addition))
      return after;
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}

async function pushed<Entry, Document extends Ledger<Entry>>(
  model: Model<Document>,
  { _id, version }: Document,
  { entry, audit, followUps = [] }: Addition<Entry>,
  followed: object,
): Promise<boolean> {
  const $push = {
    entries: entry,
    ...(audit ? { pendingAudit: audit } : {}),
    ...(followUps.length > 0 ? { followUps: { $each: followUps } } : {}),
  };
  const { matchedCount } = await model.updateOne(
    { _id, version } as QueryFilter<Document>,
    { $set: followed, $push } as unknown as UpdateQuery<Document>,
  );
  return matchedCount === 1;
}

/** False if someone else has opened it in the meantime. */
async function opened<Entry, Document extends Ledger<Entry>>(
  model: Model<Document>,
  document: Document,
  { audit, followUps = [] }: Addition<Entry>,
): Promise<boolean> {
  try {
    const pending = audit ? { pendingAudit: [audit] } : {};
    await model.insertOne({ ...document, followUps, ...pending } as never);
    return true;
  } catch (cause) {
    if (isDuplicate(cause)) return false;
    throw cause;
  }
}
