import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { type Change, entryOf } from '../../requests/audit/index.ts';
import type { ImportDocument, ImportRowDocument } from './model.ts';

/** A row's change of its target, for the audit. */
export type Done = Pick<ImportRowDocument, 'sku' | 'before' | 'after'>;

/** The audit entry of an import's change of a product or licence. */
export function appliedEntry(deps: Deps, document: ImportDocument, row: Done): AuditDocument {
  const { kind, appliedBy = document.startedBy } = document;
  const action = kind === 'licences' ? 'licence.import' : 'product.import';
  return entryOf(deps, appliedBy, { ...changeOf(row), action, subject: row.sku });
}

/** The audit entry of undoing it. */
export function undoneEntry(deps: Deps, document: ImportDocument, row: Done): AuditDocument {
  const { kind, undoneBy = document.startedBy } = document;
  const action = kind === 'licences' ? 'licence.import-undo' : 'product.import-undo';
  const { before, after } = changeOf(row);
  return entryOf(deps, undoneBy, { before: after, after: before, action, subject: row.sku });
}

/** The fields that differ; a created or removed target has only one side. */
function changeOf({ before, after }: Done): Pick<Change, 'before' | 'after'> {
  if (!before || !after) return { before: before ?? null, after: after ?? null };
  const fields = Object.keys(after).filter(
    (field) => JSON.stringify(before[field] ?? null) !== JSON.stringify(after[field] ?? null),
  );
  const pick = (from: Record<string, unknown>) =>
    Object.fromEntries(fields.map((field) => [field, from[field] ?? null]));
  return { before: pick(before), after: pick(after) };
}
