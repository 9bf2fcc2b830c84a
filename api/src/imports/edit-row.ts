import type { ImportRow, RowEdits } from 'shared-domain/contracts';
import { diffOf, withEdits } from 'shared-domain/imports';
import { recordChange } from '../audit/index.ts';
import { type ProductDocument, toProduct } from '../catalogue/index.ts';
import type { Deps } from '../dependencies.ts';
import { DURABLE } from '../durable.ts';
import { problem } from '../problems/index.ts';
import type { Staff } from '../protections/index.ts';
import {
  type ImportDocument,
  type ImportRowDocument,
  importModel,
  importRowModel,
  outcomeOf,
  rowId,
} from './model.ts';
import { presentRow } from './present.ts';
import { targetOf } from './targets/index.ts';

/**
 * Edits rows of a review that is ready, all alike, and answers them with what they would change now; a SKU that the
 * review does not have is passed over. One entry of the audit tells of all of them.
 */
export async function editRows(
  deps: Deps,
  staff: Staff,
  document: ImportDocument,
  skus: string[],
  change: RowEdits,
): Promise<ImportRow[]> {
  if (document.state !== 'ready') throw problem('import_state', { words: { state: document.state } });
  const edited: Edited[] = [];
  for (const sku of new Set(skus)) {
    const row = await editRow(deps, document, sku, change);
    if (row) edited.push(row);
  }
  if (edited.length > 0) {
    await recordChange(deps, staff, {
      action: 'import.row-edit',
      subject: document._id,
      before: { rows: edited.map(({ sku, before }) => ({ sku, edits: before })) },
      after: { rows: edited.map(({ sku, row }) => ({ sku, edits: row.edits })) },
    });
  }
  return edited.map(({ row }) => row);
}

type Edited = { sku: string; before: RowEdits; row: ImportRow };

async function editRow(
  deps: Deps,
  document: ImportDocument,
  sku: string,
  change: RowEdits,
): Promise<Edited | undefined> {
  const rows = importRowModel(deps.connection);
  const _id = rowId(document._id, sku);
  const row = await rows.findById(_id).maxTimeMS(5_000).lean<ImportRowDocument>();
  if (!row) return undefined;
  const target = targetOf(deps, document.kind);
  const stored = (await target.read([sku])).get(sku);
  const edits = withEdits(row.edits, change);
  const changes = document.kind === 'inventory' && stored ? changesWith(row, edits, stored) : row.changes;
  // A row that said nothing new says something once it is edited, and counts as updated then.
  const tab = row.tab === 'unchanged' && changes.length > 0 ? 'updated' : row.tab;
  const set = { edits, changes, tab, ...outcomeOf(tab) };
  await rows.collection.updateOne({ _id } as never, { $set: set }, DURABLE);
  if (tab !== row.tab) {
    await importModel(deps.connection).updateOne(
      { _id: document._id },
      { $inc: { 'counts.unchanged': -1, 'counts.updated': 1 } },
    );
  }
  return { sku, before: row.edits, row: presentRow({ ...row, ...set }, document, stored, target) };
}

function changesWith(row: ImportRowDocument, edits: RowEdits, stored: object) {
  const { skipThisTime: _skip, shouldIgnore: _ignore, ...edited } = edits;
  return diffOf(toProduct(stored as ProductDocument), { ...row.values, ...edited });
}
