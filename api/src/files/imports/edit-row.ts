import { isDeepStrictEqual } from 'node:util';
import type { ImportRow, ImportTab, RowEdits } from 'shared-domain/contracts';
import { diffOf, editedFields, withEdits } from 'shared-domain/imports';
import { type ProductDocument, toProduct } from '../../catalogue/products/index.ts';
import { driverCollection } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { joinTwin } from './join-twin.ts';
import {
  type ImportDocument,
  type ImportRowDocument,
  importModel,
  importRowModel,
  outcomeOf,
  rowId,
} from './model.ts';
import { presentRow } from './present.ts';
import { findImport } from './read.ts';
import { targetOf } from './targets/index.ts';

/**
 * Applies the same edit to rows of a ready review, and returns what they would change now; SKUs that the review
 * doesn't have are skipped. Each changed row has its audit entry.
 */
export async function editRows(
  deps: Deps,
  staff: Staff,
  document: ImportDocument,
  skus: string[],
  change: RowEdits,
): Promise<ImportRow[]> {
  refuseUnlessReady(document);
  const edited: ImportRow[] = [];
  for (const sku of new Set(skus)) {
    const row = await editRow(deps, staff, document, sku, change);
    if (row) edited.push(row);
  }
  // If applying began in the meantime, the rows may have been applied without these edits.
  refuseUnlessReady(await findImport(deps, document._id));
  return edited;
}

function refuseUnlessReady({ state }: ImportDocument): void {
  if (state !== 'ready') throw problem('import_state', { values: { state } });
}

/** Retries for concurrent edits; more conflicts in a row mean another problem. */
const TRIES = 20;

/** Edits a row, retrying if another edit was faster. Undefined if there is no such row. */
async function editRow(
  deps: Deps,
  staff: Staff,
  document: ImportDocument,
  sku: string,
  change: RowEdits,
): Promise<ImportRow | undefined> {
  const rows = importRowModel(deps.connection);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const row = await rows.findById(rowId(document._id, sku)).lean<ImportRowDocument>();
    if (!row) return undefined;
    if (row.outcome && row.outcome !== 'waiting') refuseUnlessReady({ ...document, state: 'applying' });
    if (change.isTwin && row.twin !== undefined) return joined(deps, staff, document, row);
    const edited = await withChange(deps, staff, document, row, change);
    if (edited) return edited;
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}

/** A row that staff said is of the product that it may be. */
async function joined(deps: Deps, staff: Staff, document: ImportDocument, row: ImportRowDocument) {
  const target = targetOf(deps, document.kind);
  const one = await joinTwin(deps, staff, document, row);
  return presentRow(one, document, (await target.read([one.sku])).get(one.sku), target);
}

/** Undefined if the row has been edited since it was read. */
async function withChange(
  deps: Deps,
  staff: Staff,
  document: ImportDocument,
  row: ImportRowDocument,
  wanted: RowEdits,
): Promise<ImportRow | undefined> {
  const { _id, sku } = row;
  const target = targetOf(deps, document.kind);
  const stored = (await target.read([sku])).get(sku);
  const { isTwin: _twin, ...change } = wanted;
  const edits = withEdits(row.edits, change);
  if (isDeepStrictEqual(edits, row.edits)) return presentRow(row, document, stored, target);
  const changes = document.kind === 'inventory' && stored ? changesWith(row, edits, stored) : row.changes;
  const tab = tabAfter(row, edits, changes.length);
  const plan = target.plan({ ...row, edits }, stored);
  const exclusion = 'skip' in plan ? plan.skip : null;
  const set = { edits, changes, tab, exclusion, ...outcomeOf(tab) };
  const entry = entryOf(deps, staff.email, {
    action: 'import.row-edit',
    subject: document._id,
    before: { rows: [{ sku, edits: row.edits }] },
    after: { rows: [{ sku, edits }] },
  });
  const update = { $set: set, $push: { pendingAudit: entry } };
  const { matchedCount } = await driverCollection(importRowModel(deps.connection)).updateOne(
    { _id, edits: row.edits, outcome: row.outcome ?? { $exists: false } },
    update,
  );
  if (matchedCount === 0) return undefined;
  if (tab !== row.tab) {
    await importModel(deps.connection).updateOne(
      { _id: document._id },
      { $inc: { [`counts.${row.tab}`]: -1, [`counts.${tab}`]: 1 } },
    );
  }
  return presentRow({ ...row, ...set }, document, stored, target);
}

/** A row that changed nothing may do so after an edit; one that may be another product is new once staff say that it isn't. */
function tabAfter({ tab, errors, twin }: ImportRowDocument, edits: RowEdits, changes: number): ImportTab {
  if (twin !== undefined && errors.length === 1) return edits.isSeparate ? 'new' : 'issues';
  return tab === 'unchanged' && changes > 0 ? 'updated' : tab;
}

function changesWith(row: ImportRowDocument, edits: RowEdits, stored: object) {
  return diffOf(toProduct(stored as ProductDocument), { ...row.values, ...editedFields(edits) });
}
