import type { ImportKind, ImportRow, ImportSummary, ProductJson } from 'shared-domain/contracts';
import { editedFields, newProduct } from 'shared-domain/imports';
import { presentLines } from './lines.ts';
import type { ImportDocument, ImportRowDocument } from './model.ts';
import type { Stored, Target } from './targets/index.ts';

/** An import as the history shows it. */
export function presentSummary(document: ImportDocument): ImportSummary {
  const { _id, kind, state, fileName, startedBy, rowsRead, counts, progress, applied, failure, conflicts } =
    document;
  const { startedAt, appliedAt, appliedBy, undoneAt } = document;
  const { feed, waitsBecause } = document;
  return {
    id: _id,
    kind,
    state,
    fileName,
    startedAt: startedAt.toISOString(),
    startedBy,
    rowsRead,
    counts,
    ...(progress ? { progress } : {}),
    ...(applied ? { applied } : {}),
    ...(failure ? { failure } : {}),
    ...(conflicts?.length ? { conflicts } : {}),
    ...(appliedAt ? { appliedAt: appliedAt.toISOString() } : {}),
    ...(appliedBy ? { appliedBy } : {}),
    ...(undoneAt ? { undoneAt: undoneAt.toISOString() } : {}),
    ...(feed ? { fromFeed: true as const } : {}),
    ...(waitsBecause && state === 'ready' ? { waitsBecause } : {}),
  };
}

/** A row as the review shows it: what it would change now. */
export function presentRow(
  row: ImportRowDocument,
  { kind, state, headers = [] }: Pick<ImportDocument, 'kind' | 'state' | 'headers'>,
  stored: Stored | undefined,
  target: Target,
): ImportRow {
  const { sku, tab, isNew, changes, errors, autoIgnored, ignoreReason, suspicious, rows, notes, edits } = row;
  const isOpen = state === 'ready' || state === 'parsing';
  const plan = isOpen && row.outcome === 'waiting' ? target.plan(row, stored) : undefined;
  const exclusion = autoIgnored ? ignoreReason : plan && 'skip' in plan ? plan.skip : undefined;
  return {
    sku,
    kind: tab,
    isNew,
    ...subjectOf(row, kind, stored),
    changes,
    validationErrors: errors.map(({ message }) => message),
    autoIgnored,
    ...(ignoreReason ? { ignoreReason } : {}),
    suspicious,
    rows,
    notes,
    guesses: row.guesses ?? [],
    ...(row.twin && !edits.isSeparate ? { twin: row.twin } : {}),
    ...(row.lines ? { lines: presentLines(row.lines, headers) } : {}),
    edits,
    ...(exclusion ? { exclusion } : {}),
    ...(row.outcome && !isOpen ? { outcome: row.outcome === 'undoing' ? 'applied' : row.outcome } : {}),
    ...(row.refusal ? { refusal: row.refusal } : {}),
  };
}

/** The licence, supplier or product that a row is about. */
function subjectOf(row: ImportRowDocument, kind: ImportKind, stored: Stored | undefined): Partial<ImportRow> {
  const { sku, values } = row;
  if (kind === 'suppliers') return { supplier: String(values.name ?? '') };
  if (kind !== 'licences') return { product: productAfter(row, stored) };
  return { licence: { ...values, licenseNumber: sku, companyName: String(values.companyName ?? '') } };
}

function productAfter({ sku, values, edits }: ImportRowDocument, stored: Stored | undefined): ProductJson {
  const {
    _id,
    holds: _holds,
    setAside: _setAside,
    imageFile: _imageFile,
    created_at,
    updatedAt,
    ...fields
  }: Record<string, unknown> = stored ?? {};
  return {
    ...newProduct(sku),
    ...fields,
    ...(created_at instanceof Date ? { created_at: created_at.toISOString() } : {}),
    ...(updatedAt instanceof Date ? { updatedAt: updatedAt.toISOString() } : {}),
    ...values,
    ...editedFields(edits),
  };
}
