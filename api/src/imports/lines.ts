import type { FileLine } from 'shared-domain/contracts';
import type { FileRow } from './file-rows.ts';

/** A row of the file as it stands there. */
export type Line = { row: number; cells: string[] };

/** A line of a row that has an issue, with the places of the cells that are at fault. */
export type KeptLine = Line & { faulty: number[] };

/** A SKU may stand in a file a thousand times; staff are shown this many of its lines. */
const LINES = 10;
/** Long enough to recognise a cell by, in characters. */
const CELL = 300;

export const lineOf = ({ index, cells }: FileRow): Line => ({
  row: index,
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
