import {
  type ImportKind,
  type ImportRow,
  type ImportSummary,
  importSummary,
  type ProductJson,
} from 'shared-domain/contracts';
import { editedFields, newProduct } from 'shared-domain/imports';
import { type ProductDocument, toProduct } from '../../catalogue/products/index.ts';
import { presented } from '../../foundation/database/index.ts';
import { presentLines } from './lines.ts';
import type { ImportDocument, ImportRowDocument } from './model.ts';
import type { Stored, Target } from './targets/index.ts';

const listed = importSummary.omit({ id: true, fromFeed: true });

/** An import as the history shows it. */
export function presentSummary(document: ImportDocument): ImportSummary {
  const { _id, feed } = document;
  const { conflicts, waitsBecause, ...summary } = presented(listed, document);
  return {
    id: _id,
    ...summary,
    ...(conflicts?.length ? { conflicts } : {}),
    ...(feed ? { fromFeed: true as const } : {}),
    ...(waitsBecause && summary.state === 'ready' ? { waitsBecause } : {}),
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

const productAfter = (
  { sku, values, edits }: ImportRowDocument,
  stored: Stored | undefined,
): ProductJson => ({
  ...newProduct(sku),
  ...(stored && toProduct(stored as unknown as ProductDocument)),
  ...values,
  ...editedFields(edits),
});
