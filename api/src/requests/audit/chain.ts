import { createHash } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicate } from '../../foundation/database/index.ts';
import { mentionsOf } from './mentions.ts';
import { type AuditDocument, auditModel, type ChainedEntry, type Link, TRIMMED, type Trim } from './model.ts';

/** Milliseconds for a reading of the whole chain. */
const WHOLE_MS = 600_000;
const BATCH = 200;
/** The previous hash of the first entry. */
export const START: Link = { number: 0, before: '', hash: '0'.repeat(64) };

/** An entry's hash: of its whole content and the previous hash (STAFF-23). */
export function linkAfter({ number, hash: before }: Link, entry: AuditDocument): Link {
  const { _id, at, who, action, subject, before: was, after } = entry;
  const content = JSON.stringify([number + 1, before, _id, at, who, action, subject, was, after]);
  return { number: number + 1, before, hash: createHash('sha256').update(content).digest('hex') };
}

/**
 * Chains new entries. No request waits for it, and several processes may do it concurrently: a number is
 * taken only once, and only by the entry after the last one. Returns the last link if any was added.
 */
export async function chainEntries(connection: Connection): Promise<Link | undefined> {
  const audit = auditModel(connection);
  const open = { unchained: true } as const;
  let head: Link | undefined;
  for (;;) {
    const found = await audit.find(open).sort({ at: 1, _id: 1 }).limit(BATCH).lean();
    if (found.length === 0) return head;
    head = await lastLink(connection);
    for (const entry of found) {
      const chain = linkAfter(head, entry);
      const update = { $set: { chain, mentions: mentionsOf(entry) }, $unset: { unchained: 1 } } as const;
      try {
        const { matchedCount } = await audit.updateOne({ _id: entry._id, ...open }, update);
        if (matchedCount === 0) break;
      } catch (cause) {
        // Another process was faster: continue after its entry.
        if (isDuplicate(cause)) break;
        throw cause;
      }
      head = chain;
    }
  }
}

/** The first or the last entry that has its link. */
const endOfChain = (connection: Connection, direction: 1 | -1) =>
  auditModel(connection)
    .findOne({ 'chain.number': { $gt: 0 } })
    .sort({ 'chain.number': direction })
    .lean<ChainedEntry>();

async function lastLink(connection: Connection): Promise<Link> {
  return (await endOfChain(connection, -1))?.chain ?? START;
}

/** Result of a verification: the number of entries, the last link, and the first break if any. */
export type ChainReport = { entries: number; waiting: number; head: Link; broken?: string };

/** The hashes at which old beginnings of the chain were cut off, by the number of the last erased entry. */
async function trimsOf(connection: Connection): Promise<Map<number, string>> {
  const found = await auditModel(connection).find({ action: TRIMMED }).lean();
  return new Map(found.map(({ after }) => [(after as Trim).through, (after as Trim).hash]));
}

/** The start after erased entries: the first remaining entry states the hash it follows. */
async function startOf(connection: Connection, trims: Map<number, string>): Promise<Link> {
  const first = await endOfChain(connection, 1);
  if (!first || Math.max(...trims.keys()) < first.chain.number - 1) return START;
  const number = first.chain.number - 1;
  return { number, before: '', hash: trims.get(number) ?? (number === 0 ? START.hash : first.chain.before) };
}

/** Verifies the whole chain. A changed, removed or inserted entry breaks it; erasing the oldest entries doesn't. */
export async function verifyChain(connection: Connection): Promise<ChainReport> {
  const audit = auditModel(connection);
  const waiting = await audit.countDocuments({ unchained: true }).maxTimeMS(WHOLE_MS);
  const outside = await audit
    .findOne({ chain: { $exists: false }, unchained: { $exists: false } })
    .maxTimeMS(WHOLE_MS)
    .lean();
  const trims = await trimsOf(connection);
  let head = await startOf(connection, trims);
  const report = (broken?: string) => ({
    entries: head.number,
    waiting,
    head,
    ...(broken ? { broken } : {}),
  });
  if (outside) return report(`entry ${outside._id} is outside the chain`);
  const chained = audit.find({ 'chain.number': { $gt: 0 } }).sort({ 'chain.number': 1 });
  for await (const entry of chained.maxTimeMS(WHOLE_MS).lean<ChainedEntry[]>().cursor()) {
    const { chain } = entry;
    const expected = linkAfter(head, entry);
    if (chain.number !== expected.number) return report(`entry number ${expected.number} is missing`);
    const isTrimmed = trims.has(chain.number) && trims.get(chain.number) !== chain.hash;
    if (chain.before !== expected.before || chain.hash !== expected.hash || isTrimmed) {
      return report(`entry number ${chain.number} (${entry._id}) was changed`);
    }
    head = chain;
  }
  return report();
}
