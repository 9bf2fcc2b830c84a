import { dayOf } from 'shared-domain/dates';
import {
  areFractions,
  columnNotices,
  columnsOf,
  exclusionOf,
  faultyPlaces,
  type IgnoreList,
  type ImportRow,
  isInventory,
  mergeRows,
  type ReviewEntry,
  readColumns,
  readFoundRow,
  reviewRow,
  variantNamer,
} from 'shared-domain/imports';
import { toProduct } from '../../catalogue/products/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { readIgnoreList } from '../ignored-skus/index.ts';
import { brandReader } from './brand-reader.ts';
import { emptyFile } from './empty-file.ts';
import type { FileRow } from './file-row.ts';
import type { Read, Reviewed, Reviewer, Sheet } from './reviewer.ts';
import { productsById } from './targets/products.ts';
import { twinFinder } from './twins.ts';

/** Inventory files: prices, stock and any other column of the products table. */
export async function inventoryReviewer(deps: Deps, { headers, samples, chosen }: Sheet): Promise<Reviewer> {
  const columns = columnsOf(headers, samples, chosen);
  if (!isInventory(columns)) throw emptyFile('inventory');
  const shown = readColumns(headers, samples, columns, chosen);
  const at = deps.clock();
  const context = {
    columns,
    today: dayOf(at),
    areFractions: areFractions(samples.map((cells) => cells[columns.abv ?? -1] ?? '')),
  };
  const ignored = await readIgnoreList(deps.connection);
  const branded = await brandReader(deps);
  const twinned = twinFinder(deps);
  const named = variantNamer(context);
  const read = (row: FileRow): ImportRow => branded(readFoundRow(named(row), headers, context));
  const wrapped = (parsed: ImportRow): Read => ({ sku: parsed.id, rows: [...parsed.rows], parsed });
  return {
    columns: shown,
    notices: columnNotices(shown),
    read: (row) => wrapped(read(row)),
    merge: (first, second) => wrapped(mergeRows(first.parsed as ImportRow, second.parsed as ImportRow)),
    faulty: (cells) => faultyPlaces(cells, context),
    review: async (rows) => {
      const parsed = rows.map((row) => row.parsed as ImportRow);
      return reviewProducts(deps, parsed, { twinned, ignored, at });
    },
  };
}

type Reviewing = { twinned?: ReturnType<typeof twinFinder>; ignored: IgnoreList; at: Date };

/** Compares rows with the stored products. */
export async function reviewProducts(
  deps: Deps,
  rows: ImportRow[],
  { twinned, ignored, at }: Reviewing = { ignored: new Map(), at: deps.clock() },
): Promise<Reviewed[]> {
  const stored = await productsById(
    deps,
    rows.map(({ id }) => id),
  );
  const parsed = twinned ? await twinned(rows, stored) : rows;
  return parsed.map((row) => {
    const existing = stored.get(row.id);
    return reviewed(row, reviewRow(row, existing ? toProduct(existing) : null, { ignored, at }), at);
  });
}

function reviewed(parsed: ImportRow, entry: ReviewEntry, at: Date): Reviewed {
  const { id, kind, isNew, values, changes, errors, notes, autoIgnored, ignoreReason, suspicious, rows } =
    entry;
  const edits = {};
  const { guesses, twin } = parsed;
  return {
    sku: id,
    rows: [...rows],
    parsed,
    tab: kind,
    isNew,
    values: { ...values },
    changes: [...changes],
    errors: [...errors],
    notes: [...notes],
    ...(guesses ? { guesses: [...guesses] } : {}),
    ...(twin ? { twin } : {}),
    autoIgnored,
    ...(ignoreReason === undefined ? {} : { ignoreReason }),
    suspicious,
    edits,
    exclusion: exclusionOf(entry, edits, at),
  };
}
