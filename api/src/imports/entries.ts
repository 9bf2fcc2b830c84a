import { type Change, recordOnce } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import type { ImportDocument, ImportRowDocument } from './model.ts';

/** What a row did to its target, as the audit keeps it. */
type Done = Pick<ImportRowDocument, '_id' | 'sku' | 'before' | 'after'>;

/**
 * Writes into the audit what an import has made of some products or licences, each once however often a worker that was
 * killed begins again: the entry's id is made of the row's.
 */
export async function recordApplied(deps: Deps, document: ImportDocument, rows: Done[]): Promise<void> {
  const { kind, appliedBy = document.startedBy } = document;
  const action = kind === 'licences' ? 'licence.import' : 'product.import';
  await recordOnce(
    deps,
    appliedBy,
    rows.map((row) => ({ ...changeOf(row), action, subject: row.sku, token: `${row._id}:applied` })),
  );
}

/** The same of what undoing it has put back. */
export async function recordUndone(deps: Deps, document: ImportDocument, rows: Done[]): Promise<void> {
  const { kind, undoneBy = document.startedBy } = document;
  const action = kind === 'licences' ? 'licence.import-undo' : 'product.import-undo';
  await recordOnce(
    deps,
    undoneBy,
    rows.map((row) => {
      const { before, after } = changeOf(row);
      return { before: after, after: before, action, subject: row.sku, token: `${row._id}:undone` };
    }),
  );
}

/** The fields that differ; a target that was made or taken away has nothing on one side. */
function changeOf({ before, after }: Done): Pick<Change, 'before' | 'after'> {
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const fields = Object.keys(after).filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
