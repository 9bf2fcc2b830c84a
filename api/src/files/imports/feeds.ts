import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type FieldChange, whyFeedWaits } from 'shared-domain/imports';
import { readSettings, switchSettings } from '../../catalogue/settings/index.ts';
import { workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Call, Handlers } from '../../requests/calls/index.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { type ImportDocument, type ImportRowDocument, importModel, importRowModel } from './model.ts';
import { parseImport } from './parse.ts';
import { presentSummary } from './present.ts';
import { findImport } from './read.ts';
import { startApply } from './states.ts';

/** Stock and prices from other systems, and how much of them is applied without a person. */
export const feedHandlers = (deps: Deps): Handlers<'feedProducts' | 'feedLimits' | 'changeFeedLimits'> => ({
  feedProducts: async ({ body, staff }) => {
    const fed = await reviewed(deps, staff, body.rows);
    await decide(deps, fed);
    return presentSummary(await findImport(deps, fed._id));
  },
  feedLimits: async () => (await readSettings(deps.connection)).feeds,
  changeFeedLimits: async ({ body: { before, ...feeds }, staff }) =>
    (await switchSettings(deps, staff, { feeds }, { feeds: before })).feeds,
});

type Row = Call<'feedProducts'>['body']['rows'][number];

/** The rows as a file of the same form as an upload, so that one reader judges both (FEED-1). */
async function reviewed(deps: Deps, staff: Staff, rows: readonly Row[]): Promise<ImportDocument> {
  // As everywhere, the warehouse changes stock alone (STAFF-42).
  if (staff.role === 'warehouse' && rows.some(({ price }) => price !== undefined))
    throw problem('stock_only');
  const file = path.join(tmpdir(), `feed-${randomUUID()}.csv`);
  // Each row has the same columns.
  const [{ stock: hasStock, price: hasPrice } = {}] = rows;
  const lineOf = (id: string, stock: unknown, price: unknown): string =>
    [id, ...(hasStock === undefined ? [] : [stock]), ...(hasPrice === undefined ? [] : [price])].join(',');
  const lines = [
    lineOf('SKU', 'Stock', 'Price'),
    ...rows.map(({ id, stock, price }) => lineOf(`"${id.replaceAll('"', '""')}"`, stock, price)),
  ];
  await writeFile(file, lines.join('\n'));
  try {
    const fileName = `feed-${deps.clock().toISOString().slice(0, 16)}.csv`;
    return await parseImport(deps, staff, { kind: 'inventory', path: file, fileName, feed: {} });
  } finally {
    await rm(file, { force: true });
  }
}

/** Decides on feeds that were read but not yet decided on, as a killed process leaves them. */
export async function decideFeeds(deps: Deps): Promise<void> {
  const open = await importModel(deps.connection)
    .find({ state: 'ready', feed: 'undecided' })
    .maxTimeMS(5_000)
    .lean<ImportDocument[]>();
  await workOnEach(deps, open, (document) => decide(deps, document));
}

/** Another process has decided at the same moment. */
function unlessDecided(cause: unknown): void {
  if (!(cause instanceof Problem && cause.code === 'import_state')) throw cause;
}

/** Applies a feed within the owner's limits; another one waits for a person, and says why (FEED-2). */
export async function decide(deps: Deps, document: ImportDocument): Promise<void> {
  const { feeds: limits } = await readSettings(deps.connection);
  const { _id, counts, startedBy } = document;
  // Only as many rows are read as may be changed.
  const rows = await importRowModel(deps.connection)
    .find({ import: _id, tab: 'updated' }, { changes: 1 })
    .limit(Math.max(1, limits.products))
    .maxTimeMS(30_000)
    .lean<Pick<ImportRowDocument, 'changes'>[]>();
  const changes: FieldChange[] = rows.flatMap((row) => row.changes);
  const waitsBecause = whyFeedWaits(counts, changes, limits);
  if (waitsBecause === undefined) {
    const staff = { email: startedBy, devMode: false, role: 'office' } as const;
    await startApply(deps, document, staff).catch(unlessDecided);
  }
  await importModel(deps.connection).updateOne(
    { _id, feed: 'undecided' },
    { $set: waitsBecause === undefined ? { feed: 'applied' } : { feed: 'waiting', waitsBecause } },
  );
  await deps.live.changed('imports');
}
