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
export const MAX_UNITS = 9999;

const ITEM_HEADING = /^(sku|item|item ?(#|no\.?|num(ber)?)|product ?(id|no\.?|number|code)?|code|id)$/i;
const QUANTITY_HEADING = /^(qty\.?|quantity|cases|kegs|units|amount|count)$/i;
const QUANTITY = /^(?:x|×)?\s*(\d{1,5})\s*(?:x|×)?$/i;

type Columns = { item: number; quantity: number };

/**
 * Parses a quick order: one item per line, with item number and quantity separated by spaces, comma, semicolon or tab, as
 * typed ('CTR-101 6', '6 x CTR-101') or as a CSV with or without headings. A line without a quantity means one.
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
  const quantity = Number(QUANTITY.exec(cell)?.[1]);
  return quantity >= 1 && quantity <= MAX_UNITS ? quantity : null;
}

/** A line's cells, split at separators or else at its first or last space. */
function cellsOf(line: string): string[] {
  const plain = line.trim();
  if (plain === '') return [];
  if (/[,;\t]/.test(plain)) return separated(plain);
  const before = /^(\d{1,5}\s*[x×]?)\s+(\S.*)$/i.exec(plain);
  if (before) return [before[1] ?? '', before[2] ?? ''].map((cell) => cell.trim());
  const after = /^(.*?\S)\s+([x×]?\s*-?\d[\d.]*\s*[x×]?)$/i.exec(plain);
  return after ? [after[1] ?? '', after[2] ?? ''].map((cell) => cell.trim()) : [plain];
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
