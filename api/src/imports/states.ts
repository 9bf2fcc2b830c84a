import type { ImportState } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { DURABLE } from '../durable.ts';
import { problem } from '../problems/index.ts';
import type { Staff } from '../protections/index.ts';
import { deleteRows, type ImportDocument, importModel, importRowModel } from './model.ts';
import { conflictsOf } from './undo.ts';

/** How many SKUs a refusal names. */
const NAMED = 200;

/** Hands a review to the worker. Asking twice applies once. */
export async function startApply(
  deps: Deps,
  document: ImportDocument,
  staff: Staff,
): Promise<ImportDocument> {
  const { new: fresh, updated, issues } = document.counts;
  return move(deps, document, ['ready'], {
    state: 'applying',
    appliedBy: staff.email,
    progress: { done: 0, total: fresh + updated + issues },
  });
}

/**
 * Hands an applied import to the worker to be undone. Refused where that would overwrite what was changed since, unless
 * staff have read what that is and say that it shall stay while the rest is undone.
 */
export async function startUndo(
  deps: Deps,
  document: ImportDocument,
  staff: Staff,
  leaveChanged = false,
): Promise<ImportDocument> {
  if (document.state !== 'applied') throw problem('import_state', { words: { state: document.state } });
  const conflicts = await conflictsOf(deps, document);
  const total = await importRowModel(deps.connection).countDocuments({
    import: document._id,
    outcome: 'applied',
  });
  const isNothingLeft = conflicts.length === total;
  if (conflicts.length > 0 && (!leaveChanged || isNothingLeft)) {
    throw problem('import_changed_since', { conflicts: conflicts.slice(0, NAMED) });
  }
  return move(deps, document, ['applied'], {
    state: 'undoing',
    undoneBy: staff.email,
    progress: { done: 0, total },
  });
}

/** Throws a review away. It stays in the history without its rows. */
export async function discard(deps: Deps, document: ImportDocument): Promise<void> {
  await move(deps, document, ['ready', 'failed'], { state: 'discarded' });
  await deleteRows(deps.connection, document._id);
}

/** One step from one state to the next, taken by one caller alone. */
async function move(
  deps: Deps,
  { _id }: ImportDocument,
  from: ImportState[],
  set: Partial<ImportDocument>,
): Promise<ImportDocument> {
  const moved = await importModel(deps.connection)
    .findOneAndUpdate(
      { _id, state: { $in: from } },
      { $set: { ...set, leaseUntil: deps.clock(), attempts: 0 } },
      { returnDocument: 'after', ...DURABLE },
    )
    .maxTimeMS(5_000)
    .lean<ImportDocument>();
  if (moved) {
    await deps.live.changed('imports');
    return moved;
  }
  const now = await importModel(deps.connection).findById(_id).maxTimeMS(5_000).lean<ImportDocument>();
  throw problem('import_state', { words: { state: now?.state ?? 'gone' } });
}
