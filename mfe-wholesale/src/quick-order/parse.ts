import { quantityLimit } from 'shared-domain/cart';
import { typedQuantity } from 'shared-domain/money';

/** A parsed line. */
export type AskedLine = {
  /** Its lines in the text, 0-based. */
  at: number;
  /** The item number as typed (or a name). */
  item: string;
  /** 1 if none was given; null if it isn't a quantity. */
  quantity: number | null;
};

/** The API's maximum of units per line. */
export const MAX_UNITS = quantityLimit('licensee');

const ITEM_HEADING = /^(sku|item|item ?(#|no\.?|num(ber)?)|product ?(id|no\.?|number|code)?|code|id)$/i;
const QUANTITY_HEADING = /^(qty\.?|quantity|cases|kegs|units|amount|count)$/i;
const UNITS = '(?:cases?|kegs?|units?|pieces?|items?)';
const QUANTITY = new RegExp(`^[x×]?\\s*(\\d[\\d,'’]*)\\s*(?:[x×]|${UNITS})?$`, 'i');
const BEFORE_ITEM = new RegExp(`^(\\d{1,5}\\s*(?:[x×]|${UNITS})?)(?:\\s+of)?\\s+(\\S.*)$`, 'i');
/** Also what was probably meant as a quantity, to refuse it as one. */
const AFTER_ITEM = new RegExp(
  `^(.*?\\S)\\s+([x×]?\\s*["“]?-?\\d[\\d.'’]*(?:e\\d+)?["”]?\\s*(?:[x×]|${UNITS})?)$`,
  'i',
);
/** A comma that separates thousands, not cells. */
const THOUSANDS_AFTER_ITEM = new RegExp(
  `^([^,;\\t]*[^\\s,;\\t])[,;]?\\s+(\\d{1,3}(?:,\\d{3})+\\s*${UNITS}?)$`,
  'i',
);

type Columns = { item: number; quantity: number };

/**
 * Parses a quick order: one item per line, with item number and quantity separated by spaces, comma, semicolon or tab, as
 * typed ('CTR-101 6', '6 x CTR-101', '12 cases of CTR-101') or as a CSV with or without headings. A line without a
 * quantity means one; one without an item has the item ''.
 */
export function parseQuickOrder(text: string): AskedLine[] {
  const rows = text.split(/\r\n|\r|\n/).map((line, at) => ({ at, cells: cellsOf(line) }));
  const filled = rows.filter(({ cells }) => cells.length > 0);
  const columns = columnsOf(filled[0]?.cells ?? []);
  return (columns ? filled.slice(1) : filled).map(({ at, cells }) => ({ at, ...askedIn(cells, columns) }));
}

/** The columns of a heading line; null if the first line isn't one. */
function columnsOf(cells: readonly string[]): Columns | null {
  const item = cells.findIndex((cell) => ITEM_HEADING.test(cell));
  const quantity = cells.findIndex((cell) => QUANTITY_HEADING.test(cell));
  return item === -1 ? null : { item, quantity };
}

function askedIn(cells: readonly string[], columns: Columns | null): Omit<AskedLine, 'at'> {
  if (columns) return { item: cells[columns.item] ?? '', quantity: quantityOf(cells[columns.quantity]) };
  const [first = '', ...others] = cells;
  if (others.length === 0) return { item: first, quantity: 1 };
  const isTurned = QUANTITY.test(first) && !QUANTITY.test(others[0] ?? '');
  if (isTurned) return { item: others.join(' '), quantity: quantityOf(first) };
  return { item: first, quantity: quantityOf(others.find((cell) => QUANTITY.test(cell)) ?? others.at(-1)) };
}

function quantityOf(cell: string | undefined): number | null {
  if (cell === undefined || cell === '') return 1;
  const quantity = typedQuantity(QUANTITY.exec(cell.replace(/["“”]/g, ''))?.[1] ?? '', MAX_UNITS);
  return Number.isNaN(quantity) ? null : quantity;
}

/** A line's cells, split at separators or else at its first or last space. */
function cellsOf(line: string): string[] {
  const plain = line.trim();
  if (plain === '') return [];
  if (QUANTITY.test(plain) && !/^\d+$/.test(plain)) return ['', plain];
  const thousands = THOUSANDS_AFTER_ITEM.exec(plain);
  if (!thousands && /[,;\t]/.test(plain)) return separated(plain);
  const parts = thousands ?? BEFORE_ITEM.exec(plain) ?? AFTER_ITEM.exec(plain);
  return parts ? parts.slice(1).map((cell) => cell.trim()) : [plain];
}

/** Splits at the line's first kind of separator, respecting quotation marks. */
function separated(line: string): string[] {
  const separator = ['\t', ';', ','].find((mark) => line.includes(mark)) ?? ',';
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === separator && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}
