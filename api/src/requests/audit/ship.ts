import { appendFile } from 'node:fs/promises';
import type { Deps } from '../../foundation/dependencies.ts';
import { auditModel, type ChainedEntry, type StoredEntry } from './model.ts';

const BATCH = 500;
const MAX_MS = 10_000;

/** The last entry number in the log: one document for all processes. */
type Shipped = { _id: 'log'; number: number };

/**
 * Writes chained entries to `AUDIT_LOG`, one JSON line each, for shipping off the machine (STAFF-33). At least once: after a
 * crash, or when two processes write at the same moment, an entry can appear twice, with the same number.
 */
export async function shipEntries({ configuration, connection }: Deps): Promise<void> {
  const { auditLog } = configuration;
  if (auditLog === undefined) return;
  const places = connection.collection<Shipped>('audit_log');
  for (;;) {
    const { number: shipped = 0 } = (await places.findOne({ _id: 'log' }, { maxTimeMS: MAX_MS })) ?? {};
    const entries = await auditModel(connection)
      .find({ 'chain.number': { $gt: shipped } })
      .sort({ 'chain.number': 1 })
      .limit(BATCH)
      .lean<ChainedEntry[]>();
    const last = entries.at(-1);
    if (!last) return;
    await write(auditLog, entries.map(lineOf).join(''));
    await places.updateOne({ _id: 'log' }, { $max: { number: last.chain.number } }, { upsert: true });
  }
}

const lineOf = ({ unchained: _, mentions: __, ...audit }: StoredEntry): string =>
  `${JSON.stringify({ audit })}\n`;

async function write(target: string, lines: string): Promise<void> {
  if (target !== 'stdout') return appendFile(target, lines, { mode: 0o600 });
  await new Promise<void>((resolve, reject) => {
    process.stdout.write(lines, (error) => (error ? reject(error) : resolve()));
  });
}
