/** Rows at the top of a file in which its headings are looked for. */
export const TOP_ROWS = 40;

/** A total of the rows above it, in its first cell with text. */
const TOTAL = /^(?:grand |sub-?\s?|sous-)?total(?:s|e|aux)?(?=[\s:]|$)|^(?:summe|suma|celkem)(?=[\s:]|$)/i;

const filled = (cells: readonly string[]): string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

/**
 * Why a row between the headings and the file's end is no product or licence: a section, a footer, a total, the headings again; null
 * for any other row (IMPORT-24). `known` are the places of the columns that are read.
 */
export function asideOf(cells: readonly string[], headers: readonly string[], known: number): string | null {
  const texts = filled(cells);
  if (texts.length === 1 && known > 2) return `Not a product: '${(texts[0] ?? '').slice(0, 60)}'`;
  if (TOTAL.test(texts[0] ?? '')) return 'Not a product: a total';
  const isRepeated = texts.length > 1 && cells.every((cell, place) => cell.trim() === (headers[place] ?? ''));
  return isRepeated ? 'Not a product: the headings again' : null;
}

/** The headings of two rows one above the other, the upper of which may span columns. */
const joined = (upper: readonly string[], lower: readonly string[]): string[] =>
  Array.from({ length: Math.max(upper.length, lower.length) }, (_, place) =>
    [upper[place] ?? '', lower[place] ?? '']
      .map((text) => text.trim())
      .filter(Boolean)
      .join(' '),
  );

/** Where a file's headings are: how many rows they end after, and their texts. */
export type Headings = { readonly rows: number; readonly headers: readonly string[] };

/**
 * Finds the headings among a file's first rows: the row, or the two rows one above the other, in which most fields are recognised; the
 * first row that isn't blank if none is. `score` counts the fields that headings name.
 */
export function headingsIn(
  top: readonly (readonly string[])[],
  score: (headers: readonly string[]) => number,
): Headings {
  const first = top.findIndex((cells) => !isBlankRow(cells));
  if (first < 0) return { rows: 0, headers: [] };
  let best = { rows: first + 1, headers: top[first] ?? [], score: score(top[first] ?? []) };
  for (let row = first; row < top.length; row += 1) {
    const [cells = [], below = []] = [top[row], top[row + 1]];
    const alone = score(cells);
    if (alone > best.score && filled(cells).length > 1)
      best = { rows: row + 1, headers: cells, score: alone };
    const both = joined(cells, below);
    const isHeading = filled(below).length > 1 && below.every((cell) => !/\d/.test(cell));
    if (isHeading && alone > 0 && score(both) > best.score)
      best = { rows: row + 2, headers: both, score: score(both) };
  }
  return { rows: best.rows, headers: best.headers.map((header) => header.trim()) };
}

/** Whether all cells of a row are empty. Blank rows are never counted. */
export const isBlankRow = (cells: readonly string[]): boolean =>
  cells.every((cell) => (cell ?? '').trim() === '');
