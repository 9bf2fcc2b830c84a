import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { isDay } from 'shared-domain/dates';
import { ltoProblemOf, offerPriceProblemOf } from 'shared-domain/offers';
import { displayName } from 'shared-domain/products';
import type { ColumnId } from '../table/columns.ts';
import { cellChange, changesNothing, type EditedColumn, typedCell } from '../typed-cell.ts';

export type PastedField =
  | 'price'
  | 'ltoPrice'
  | 'ltoStartDate'
  | 'ltoEndDate'
  | 'stock'
  | 'brand'
  | 'size'
  | 'ldb';

/** The cells that a column takes from a spreadsheet, in order; unlisted columns take none. */
const TAKES: Partial<Record<ColumnId, readonly PastedField[]>> = {
  brand: ['brand'],
  size: ['size'],
  ldb: ['ldb'],
  price: ['price'],
  lto: ['ltoPrice', 'ltoStartDate', 'ltoEndDate'],
  stock: ['stock'],
};

export const takesPaste = (column: ColumnId): boolean => TAKES[column] !== undefined;

/** Rows and cells of a spreadsheet's clipboard text; the empty last line is not a row. */
export const cellsOf = (text: string): string[][] =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1')));

/** A product's new cells; `refused` holds the invalid ones with the pasted text. */
export type PastedRow = {
  product: ProductJson;
  change: ProductChange;
  refused: { field: PastedField; text: string; why: string }[];
};

export type Pasted = { rows: PastedRow[]; saved: number; refused: number };

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** '2026-11-27', '2026/11/27' or 'Nov 27, 2026' as a day; null for anything else. */
export function dayIn(text: string): string | null {
  const named = /^([a-z]{3})[a-z]*\.? (\d{1,2}),? (\d{4})$/i.exec(text.trim());
  const [, name = '', date = '', year] = named ?? [];
  const month = MONTHS.indexOf(name.toLowerCase()) + 1;
  const plain = named
    ? `${year}-${String(month).padStart(2, '0')}-${date.padStart(2, '0')}`
    : text.trim().replaceAll('/', '-');
  return isDay(plain) ? plain : null;
}

type Reading = { change: ProductChange } | { why: string };

const WHY: Readonly<Record<EditedColumn, string>> = {
  price: 'is not a number of at least 0',
  stock: 'is not a whole number of at least 0',
  brand: 'is too long',
  size: 'is not a size such as 24 x 473 mL',
  ldb: 'is too long',
};

/** Parses a cell. An empty one clears an offer, but leaves any other cell unchanged. */
function readCell(field: PastedField, text: string): Reading | undefined {
  const isOffer = field.startsWith('lto');
  if (text === '') return isOffer ? { change: { [field]: null } } : undefined;
  if (field === 'ltoStartDate' || field === 'ltoEndDate') {
    const day = dayIn(text);
    return day === null ? { why: 'is not a date' } : { change: { [field]: day } };
  }
  if (field === 'ltoPrice') {
    const value = typedCell('price', text);
    return value === null ? { why: WHY.price } : { change: { ltoPrice: value } };
  }
  const change = cellChange(field, text);
  return change === null ? { why: WHY[field] } : { change };
}

function pasteInto(
  product: ProductJson,
  fields: readonly PastedField[],
  cells: readonly string[],
  at: Date,
): PastedRow {
  const change: Record<string, unknown> = {};
  const refused: PastedRow['refused'] = [];
  fields.forEach((field, place) => {
    const text = cells[place];
    if (text === undefined) return;
    const reading = readCell(field, text);
    if (!reading) return;
    if ('why' in reading) refused.push({ field, text, why: reading.why });
    else if (!changesNothing(product, reading.change)) Object.assign(change, reading.change);
  });
  return withPriceAboveOffer(withWholeOffer({ product, change, refused }), at);
}

/** An offer is saved complete (PRICE-11): its three fields together, or the pasted part of it is refused. */
function withWholeOffer({ product, change, refused }: PastedRow): PastedRow {
  const touched = (['ltoPrice', 'ltoStartDate', 'ltoEndDate'] as const).filter((field) => field in change);
  const [first] = touched;
  if (!first) return { product, change, refused };
  const { ltoPrice, ltoStartDate, ltoEndDate, ...rest } = change;
  const asPasted = <Value>(pasted: unknown, present: Value | undefined): Value | null =>
    (pasted === undefined ? present : (pasted as Value)) ?? null;
  const offer = {
    ltoPrice: asPasted(ltoPrice, product.ltoPrice),
    ltoStartDate: asPasted(ltoStartDate, product.ltoStartDate),
    ltoEndDate: asPasted(ltoEndDate, product.ltoEndDate),
  };
  const problem = ltoProblemOf({
    ltoPrice: offer.ltoPrice ?? undefined,
    ltoStartDate: offer.ltoStartDate ?? undefined,
    ltoEndDate: offer.ltoEndDate ?? undefined,
  });
  if (problem === null) return { product, change: { ...rest, ...offer }, refused };
  const text = String(change[first] ?? '');
  return { product, change: rest, refused: [...refused, { field: first, text, why: `– ${problem}` }] };
}

/** Refuses a pasted offer above its price, and a pasted price below the product's offer. */
function withPriceAboveOffer({ product, change, refused }: PastedRow, at: Date): PastedRow {
  const field = change.ltoPrice != null ? 'ltoPrice' : change.price !== undefined ? 'price' : undefined;
  const problem = field && offerPriceProblemOf({ ...product, ...change } as ProductJson, at);
  if (!field || !problem) return { product, change, refused };
  const why: PastedRow['refused'][number] = { field, text: String(change[field]), why: `– ${problem}` };
  const { price, ltoPrice: _lto, ltoStartDate: _start, ltoEndDate: _end, ...rest } = change;
  const isPriceLeft = field === 'ltoPrice' && price !== undefined;
  const left = { product, change: isPriceLeft ? { ...rest, price } : rest, refused: [...refused, why] };
  return isPriceLeft ? withPriceAboveOffer(left, at) : left;
}

/** Matches pasted cells with products from the active cell down and to the right. Saves nothing. */
export function paste(
  text: string,
  products: readonly ProductJson[],
  columns: readonly ColumnId[],
  at: Date,
): Pasted {
  const fields = columns.flatMap((column) => TAKES[column] ?? []);
  const lines = cellsOf(text);
  const rows = products
    .slice(0, lines.length)
    .map((product, place) => pasteInto(product, fields, lines[place] ?? [], at))
    .filter(({ change, refused }) => Object.keys(change).length > 0 || refused.length > 0);
  return {
    rows,
    saved: rows.reduce((sum, { change }) => sum + cellsIn(change), 0),
    refused: rows.reduce((sum, { refused }) => sum + refused.length, 0),
  };
}

const CELLS = ['price', 'stock', 'ltoPrice', 'hiddenCategory', 'containerVolume', 'ldbSku'] as const;

/** Table cells that a change touches; an offer counts as one. */
const cellsIn = (change: ProductChange): number => CELLS.filter((field) => field in change).length;

const NOUNS = {
  price: ['price', 'prices'],
  stock: ['stock count', 'stock counts'],
  ltoPrice: ['LTO', 'LTOs'],
  hiddenCategory: ['brand', 'brands'],
  containerVolume: ['size', 'sizes'],
  ldbSku: ['LDB SKU', 'LDB SKUs'],
} as const;

/** '4 prices', '1 LTO', '7 cells' if several columns were pasted. */
export function pasteText({ rows, saved }: Pasted): string {
  const has = (field: keyof ProductChange) => rows.some(({ change }) => field in change);
  const [only, ...others] = CELLS.filter(has);
  if (others.length > 0 || !only) return saved === 1 ? '1 cell' : `${saved} cells`;
  return `${saved} ${NOUNS[only][saved === 1 ? 0 : 1]}`;
}

/** 'Velvet Ant Stout “call us” is not a number' for the first refused cell. */
export function refusalIn({ rows }: Pasted): string {
  const row = rows.find(({ refused }) => refused.length > 0);
  const [first] = row?.refused ?? [];
  return row && first ? `${displayName(row.product)} “${first.text}” ${first.why}` : '';
}
