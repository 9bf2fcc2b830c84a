import type { ImportState } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { deleteRows, type ImportDocument, importModel, importRowModel } from './model.ts';
import { conflictsOf } from './undo.ts';

/** How many SKUs a refusal lists. */
const NAMED = 200;

/** Hands a review to the worker. Idempotent. */
export async function startApply(
  deps: Deps,
  document: ImportDocument,
  staff: Staff,
): Promise<ImportDocument> {
  const { new: fresh, updated, issues } = document.counts;
  return move(deps, document, ['ready'], stepOf(deps, staff, 'import.apply', document, 'applying'), {
    state: 'applying',
    appliedBy: staff.email,
    progress: { done: 0, total: fresh + updated + issues },
  });
}

/**
 * Hands an applied import to the worker for undoing. Refused if that would overwrite later changes, unless staff have
 * seen them and choose to keep them and undo the rest.
 */
export async function startUndo(
  deps: Deps,
  document: ImportDocument,
  staff: Staff,
  leaveChanged = false,
): Promise<ImportDocument> {
  if (document.state !== 'applied') throw problem('import_state', { values: { state: document.state } });
  const conflicts = await conflictsOf(deps, document);
  const total = await importRowModel(deps.connection).countDocuments({
    import: document._id,
    outcome: 'applied',
  });
  const isNothingLeft = conflicts.length === total;
  if (conflicts.length > 0 && (!leaveChanged || isNothingLeft)) {
    throw problem('import_changed_since', { conflicts: conflicts.slice(0, NAMED) });
  }
  return move(deps, document, ['applied'], stepOf(deps, staff, 'import.undo', document, 'undoing'), {
    state: 'undoing',
    undoneBy: staff.email,
    progress: { done: 0, total },
  });
}

/** Discards a review. It stays in the history without its rows. */
export async function discardImport(deps: Deps, document: ImportDocument, staff: Staff): Promise<void> {
  const { _id: subject, kind, fileName, counts } = document;
  const change = { action: 'import.discard', subject, before: { kind, fileName, counts } };
  const entry = entryOf(deps, staff.email, change);
  await move(deps, document, ['ready', 'failed'], entry, { state: 'discarded' });
  await deleteRows(deps.connection, subject);
}

/** The audit entry of a requested step; its result is recorded when the worker is done. */
function stepOf(
  deps: Deps,
  staff: Staff,
  action: string,
  { _id: subject, state: before, kind, fileName }: ImportDocument,
  state: ImportState,
): AuditDocument {
  const after = { state, kind, fileName };
  return entryOf(deps, staff.email, { action, subject, before: { state: before }, after });
}

/** A transition from one state to another; of several callers only one succeeds. */
async function move(
  deps: Deps,
  { _id }: ImportDocument,
  from: ImportState[],
  entry: AuditDocument,
  set: Partial<ImportDocument>,
): Promise<ImportDocument> {
  const moved = await importModel(deps.connection)
    .findOneAndUpdate(
      { _id, state: { $in: from } },
      { $set: { ...set, leaseUntil: deps.clock(), attempts: 0 }, $push: { pendingAudit: entry } },
      { returnDocument: 'after' },
    )
    .lean<ImportDocument>();
  if (moved) {
    await deps.live.changed('imports');
    return moved;
  }
  const now = await importModel(deps.connection).findById(_id).lean<ImportDocument>();
  throw problem('import_state', { values: { state: now?.state ?? 'gone' } });
}
