import type { ImportRow, RowEdits } from 'shared-domain/contracts';
import { diffOf, withEdits } from 'shared-domain/imports';
import { type ProductDocument, toProduct } from '../catalogue/index.ts';
import type { Deps } from '../dependencies.ts';
import { DURABLE } from '../durable.ts';
import { problem } from '../problems/index.ts';
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

/** Edits one row of a review that is ready, and answers the row with what it would change now. */
export async function editRow(
  deps: Deps,
  document: ImportDocument,
  sku: string,
  change: RowEdits,
): Promise<ImportRow> {
  if (document.state !== 'ready') throw problem('import_state', { words: { state: document.state } });
  const rows = importRowModel(deps.connection);
  const _id = rowId(document._id, sku);
  const row = await rows.findById(_id).maxTimeMS(5_000).lean<ImportRowDocument>();
  if (!row) throw problem('not_found');
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
  return presentRow({ ...row, ...set }, document, stored, target);
}

/** Edits many rows alike; a SKU that the review does not have is passed over. */
export async function editRows(
  deps: Deps,
  document: ImportDocument,
  skus: string[],
  change: RowEdits,
): Promise<ImportRow[]> {
  const rows: ImportRow[] = [];
  for (const sku of new Set(skus)) {
    const _id = rowId(document._id, sku);
    const isKnown = await importRowModel(deps.connection).exists({ _id }).maxTimeMS(5_000);
    if (isKnown) rows.push(await editRow(deps, document, sku, change));
  }
  return rows;
}

function changesWith(row: ImportRowDocument, edits: RowEdits, stored: object) {
  const { skipThisTime: _skip, shouldIgnore: _ignore, ...edited } = edits;
  return diffOf(toProduct(stored as ProductDocument), { ...row.values, ...edited });
}
