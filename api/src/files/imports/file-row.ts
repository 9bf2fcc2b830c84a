import { cellText } from 'shared-domain/csv';
import { MERGED } from '../workbooks/index.ts';
import { FOREIGN } from './encoding.ts';
import { BROKEN } from './quotes.ts';

/** One row of the file: its index, 1 for the first after the header, its number in a spreadsheet, and its cells as text. */
export type FileRow = {
  index: number;
  row: number;
  cells: string[];
  /** Why nothing of the row can be read (IMPORT-28). */
  broken?: string;
  /** What staff should know of its letters. */
  notes: string[];
};

const MARKS = new RegExp(`[${FOREIGN}${MERGED}]`, 'g');

/** The cells without the marks that reading them left. */
export const plainCells = (cells: readonly string[]): string[] =>
  cells.map((cell) => cellText(cell.replace(MARKS, '').replace(BROKEN, '')));

const lengthOf = (cells: readonly string[]): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

const NOTES: Readonly<Record<string, string>> = {
  [FOREIGN]: 'Some letters of this row were written in another encoding',
  [MERGED]: 'A cell that is merged with those above has their text',
};

/** A row; its cells are counted where there are headings. */
export function fileRow(
  written: string[],
  headers: readonly string[] | null,
  delimiter: string,
): Pick<FileRow, 'cells' | 'broken' | 'notes'> {
  const marks = Object.keys(NOTES).filter((mark) => written.some((cell) => cell.includes(mark)));
  const plain = marks.length > 0 ? written.map((cell) => cell.replace(MARKS, '')) : written;
  const cells = plain.map(cellText);
  const notes = marks.map((mark) => NOTES[mark] ?? '');
  const [first = ''] = cells;
  if (first.startsWith(BROKEN))
    return {
      cells: first.slice(1).split(delimiter),
      broken: 'A quote was never closed or stands inside a cell',
      notes,
    };
  if (headers === null) return { cells, notes };
  const headings = lengthOf(headers);
  const isTooLong = lengthOf(cells) > Math.max(headings, headers.length);
  const isTooShort = cells.length < headings && lengthOf(cells) > 1;
  if (!isTooLong && !isTooShort) return { cells, notes };
  return {
    cells,
    broken: `${isTooLong ? lengthOf(cells) : cells.length} cells, ${headings} headings`,
    notes,
  };
}
