import { dayOf } from 'shared-domain/dates';
import {
  columnsOf,
  exclusionOf,
  faultyPlaces,
  type ImportRow,
  initialEdits,
  isInventory,
  mergeRows,
  parseRow,
  type ReviewEntry,
  reviewRow,
} from 'shared-domain/imports';
import { toProduct } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { readIgnoreList } from '../ignored-skus/index.ts';
import { emptyFile } from './empty-file.ts';
import type { Read, Reviewed, Reviewer } from './reviewer.ts';
import { productsById } from './targets/products.ts';

/** Inventory files: prices, stock and any other column of the products table. */
export async function inventoryReviewer(deps: Deps, headers: string[]): Promise<Reviewer> {
  const columns = columnsOf(headers);
  if (!isInventory(columns)) throw emptyFile('inventory');
  const at = deps.clock();
  const today = dayOf(at);
  const ignored = await readIgnoreList(deps.connection);
  const wrapped = (parsed: ImportRow): Read => ({ sku: parsed.id, rows: [...parsed.rows], parsed });
  return {
    read: ({ cells, index, row }) => wrapped(parseRow(cells, { columns, today, index, row })),
    merge: (first, second) => wrapped(mergeRows(first.parsed as ImportRow, second.parsed as ImportRow)),
    faulty: (cells) => faultyPlaces(cells, { columns, today }),
    review: async (rows) => {
      const stored = await productsById(
        deps,
        rows.map(({ sku }) => sku),
      );
      return rows.map(({ parsed, sku }) => {
        const existing = stored.get(sku);
        const product = existing ? toProduct(existing) : null;
        return reviewed(reviewRow(parsed as ImportRow, product, { ignored, at }), at);
      });
    },
  };
}

function reviewed(entry: ReviewEntry, at: Date): Reviewed {
  const { id, kind, isNew, values, changes, errors, notes, autoIgnored, ignoreReason, suspicious, rows } =
    entry;
  const edits = initialEdits(entry);
  return {
    sku: id,
    rows: [...rows],
    tab: kind,
    isNew,
    values: { ...values },
    changes: [...changes],
    errors: [...errors],
    notes: [...notes],
    autoIgnored,
    ...(ignoreReason === undefined ? {} : { ignoreReason }),
    suspicious,
    edits,
    exclusion: exclusionOf(entry, edits, at),
  };
}
