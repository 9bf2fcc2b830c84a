import type { Connection } from 'mongoose';
import type { Deps } from '../../foundation/dependencies.ts';
import { auditModel, type ChainedEntry, TRIMMED, type Trim } from './model.ts';
import { entryOf } from './pending.ts';
import { writeEntries } from './write.ts';

const SLICE = 2_000;
const MAX_MS = 30_000;
const CHAINED = { 'chain.number': { $gt: 0 } } as const;

const numbered = (connection: Connection, filter: object) =>
  auditModel(connection)
    .findOne({ ...CHAINED, ...filter })
    .sort({ 'chain.number': 1 })
    .maxTimeMS(MAX_MS)
    .lean<ChainedEntry>();

/** How many entries at the beginning are older than this; an old one after a newer one stays. */
export async function countTrimmable(connection: Connection, before: Date): Promise<number> {
  const [first, kept] = await Promise.all([
    numbered(connection, {}),
    numbered(connection, { at: { $gte: before } }),
  ]);
  return first && kept ? kept.chain.number - first.chain.number : 0;
}

/** Erases them in slices. Each is recorded in the audit first; an interrupted one is finished next time. */
export async function trimAudit(deps: Deps, before: Date, signal?: AbortSignal): Promise<void> {
  const { connection } = deps;
  while (!signal?.aborted) {
    const old = await countTrimmable(connection, before);
    const first = old > 0 && (await numbered(connection, {}));
    if (!first) return;
    const number = first.chain.number + Math.min(old, SLICE) - 1;
    const last = await numbered(connection, { 'chain.number': number });
    if (!last) return;
    const after: Trim = { through: number, hash: last.chain.hash };
    await writeEntries(connection, [
      entryOf(deps, 'retention', { action: TRIMMED, subject: 'audit', after }),
    ]);
    await auditModel(connection)
      .deleteMany({ 'chain.number': { $gt: 0, $lte: number } })
      .maxTimeMS(MAX_MS);
  }
}
