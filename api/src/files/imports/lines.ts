import type { FileLine } from 'shared-domain/contracts';
import type { FileRow } from './file-row.ts';

/** A row as in the file. */
export type Line = { row: number; cells: string[] };

/** A line of a row that has an issue, with the indexes of the faulty cells. */
export type KeptLine = Line & { faulty: number[] };

/** How many of a SKU's lines are kept; it may occur a thousand times. */
const LINES = 50;
/** Characters of a cell that are kept, so that a row can be corrected: more than any text may have. */
const CELL = 12_000;

export const lineOf = ({ row, cells }: FileRow): Line => ({
  row,
  cells: cells.map((cell) => cell.slice(0, CELL)),
});

export const joinedLines = (first: readonly Line[], second: readonly Line[]): Line[] =>
  [...first, ...second].slice(0, LINES);

/** Lines with the headers of their columns; a cell beyond the last header has none. */
export const presentLines = (lines: readonly KeptLine[], headers: readonly string[]): FileLine[] =>
  lines.map(({ row, cells, faulty }) => ({
    row,
    cells: Array.from({ length: Math.max(cells.length, headers.length) }, (_, place) => ({
      column: headers[place] ?? '',
      text: cells[place] ?? '',
      faulty: faulty.includes(place),
    })),
  }));
