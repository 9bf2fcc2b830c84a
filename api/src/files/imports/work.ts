import type { ImportApplied } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import { addIgnoredSkus } from '../ignored-skus/index.ts';
import { applyBatch } from './apply.ts';
import { type ImportDocument, type ImportRowDocument, importRowModel, type RowOutcome } from './model.ts';
import { targetOf } from './targets/index.ts';
import { undoBatch } from './undo.ts';

/** An import's progress: changes made out of changes to make, and what was added and changed. */
export type ImportProgress = Pick<ImportDocument, 'progress' | 'applied'>;

/** The remaining work of an import. */
export type Work = {
  /** Does the next batch. Returns how many rows it has read, 0 when there is none left. */
  next: () => Promise<number>;
  state: () => ImportProgress;
};

/** Rows compared with what is stored at once, before the first of them is applied. */
const COUNTED_AT_ONCE = 500;

/**
 * Applying: SKUs that staff marked 'always ignore' go on the ignore list, then the changes are counted, then made.
 * `renewLease` is called now and then while it counts, so that the worker keeps its lease on a long file.
 */
export async function applyWork(
  deps: Deps,
  claimed: ImportDocument,
  renewLease: () => Promise<unknown>,
): Promise<Work> {
  await ignoreForGood(deps, claimed);
  const applied = await appliedSoFar(deps, claimed);
  const total = applied.new + applied.updated + (await countChanges(deps, claimed, renewLease));
  return {
    next: async () => {
      const batch = await applyBatch(deps, claimed);
      applied.new += batch.applied.new;
      applied.updated += batch.applied.updated;
      return batch.looked;
    },
    state: () => ({ progress: { done: applied.new + applied.updated, total }, applied: { ...applied } }),
  };
}

/** Undoing: every row that was applied is restored, or skipped because it was changed since. */
export async function undoWork(deps: Deps, claimed: ImportDocument): Promise<Work> {
  const total = claimed.progress?.total ?? 0;
  let done = total - (await countRows(deps, claimed, { $in: ['applied', 'undoing'] }));
  return {
    next: async () => {
      const { looked, settled } = await undoBatch(deps, claimed);
      done += settled;
      return looked;
    },
    state: () => ({ progress: { done, total } }),
  };
}

/** Puts the SKUs that staff marked 'always ignore' on the ignore list. */
async function ignoreForGood(deps: Deps, { _id, appliedBy = '' }: ImportDocument): Promise<void> {
  const ignored = await importRowModel(deps.connection)
    .find({ import: _id, 'edits.shouldIgnore': true })
    .select('sku')
    .maxTimeMS(30_000)
    .lean();
  await addIgnoredSkus(
    deps.connection,
    ignored.map(({ sku }) => ({ sku, reason: 'Always ignored' })),
    { by: { createdBy: appliedBy, created_at: deps.clock(), import: _id } },
  );
}

async function countRows(
  { connection }: Deps,
  { _id }: ImportDocument,
  outcome: RowOutcome | { $in: RowOutcome[] },
  where: { before?: null } = {},
): Promise<number> {
  return importRowModel(connection)
    .countDocuments({ import: _id, outcome, ...where })
    .maxTimeMS(30_000);
}

/** What an earlier worker has already done. */
async function appliedSoFar(deps: Deps, claimed: ImportDocument): Promise<ImportApplied> {
  const all = await countRows(deps, claimed, 'applied');
  const added = all === 0 ? 0 : await countRows(deps, claimed, 'applied', { before: null });
  return { new: added, updated: all - added };
}

/** Counts the rows that would still change something, and excludes the others. */
async function countChanges(
  deps: Deps,
  { _id, kind }: ImportDocument,
  renewLease: () => Promise<unknown>,
): Promise<number> {
  const target = targetOf(deps, kind);
  const rows = importRowModel(deps.connection)
    .find({ import: _id, outcome: { $in: ['waiting', 'applying'] } })
    .maxTimeMS(60_000)
    .lean<ImportRowDocument[]>()
    .cursor({ batchSize: COUNTED_AT_ONCE });
  let count = 0;
  let batch: ImportRowDocument[] = [];
  const look = async () => {
    const stored = await target.read(batch.map(({ sku }) => sku));
    count += batch.filter((row) => 'fields' in target.plan(row, stored.get(row.sku))).length;
    batch = [];
  };
  for await (const row of rows) {
    batch.push(row as unknown as ImportRowDocument);
    if (batch.length < COUNTED_AT_ONCE) continue;
    await look();
    await renewLease();
  }
  if (batch.length > 0) await look();
  return count;
}
