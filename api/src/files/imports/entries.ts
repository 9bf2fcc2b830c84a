import type { ImportKind } from 'shared-domain/contracts';
import { auditedSupplier } from '../../catalogue/suppliers/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { type Change, entryOf } from '../../requests/audit/index.ts';
import type { ImportDocument, ImportRowDocument } from './model.ts';

/** A row's change of its target, for the audit. */
export type Done = Pick<ImportRowDocument, 'sku' | 'before' | 'after'>;

const THINGS: Readonly<Record<ImportKind, string>> = {
  inventory: 'product',
  descriptions: 'product',
  licences: 'licence',
  suppliers: 'supplier',
};

/** The audit entry of an import's change of a product, licence or supplier. */
export function appliedEntry(deps: Deps, document: ImportDocument, row: Done): AuditDocument {
  const { kind, appliedBy = document.startedBy } = document;
  const { before, after } = changeOf(audited(kind, row));
  return entryOf(deps, appliedBy, {
    before,
    after,
    action: `${THINGS[kind]}.import`,
    subject: subjectOf(kind, row),
  });
}

/** The audit entry of undoing it. */
export function undoneEntry(deps: Deps, document: ImportDocument, row: Done): AuditDocument {
  const { kind, undoneBy = document.startedBy } = document;
  const { before, after } = changeOf(audited(kind, row));
  const action = `${THINGS[kind]}.import-undo`;
  return entryOf(deps, undoneBy, { before: after, after: before, action, subject: subjectOf(kind, row) });
}

const subjectOf = (kind: ImportKind, { sku, after }: Done): string =>
  kind === 'suppliers' ? String(after?.name) : sku;

const audited = (kind: ImportKind, { sku, before, after }: Done): Done =>
  kind === 'suppliers'
    ? { sku, before: before && auditedSupplier(before), ...(after ? { after: auditedSupplier(after) } : {}) }
    : { sku, before, after };

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
