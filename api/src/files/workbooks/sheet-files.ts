import { closeSync, openSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { TOP_ROWS } from 'shared-domain/imports';
import { WorkbookRefusal } from './refusal.ts';

/** The cells of all sheets: 100,000 rows of 30 columns. */
const CELLS = 3_000_000;
/** Characters that are written: a text may stand in a million cells, but once in the file. */
const CHARACTERS = 300_000_000;
const ROWS = 1_048_576;
const BUFFERED = 64 * 1024;

/** Stands before the text of a cell that is merged with the one above. */
export const MERGED = '\uE0FD';

/** A sheet that has rows: its name, its CSV, and its first rows. */
export type SheetFile = { readonly name: string; readonly file: string; readonly top: string[][] };

/** Cells of one column that are one cell, by the numbers of their first and last row. */
export type Span = { readonly column: number; readonly from: number; readonly to: number };

/** Takes a sheet's rows in order; numbers are those of the spreadsheet, from 1. */
export type SheetWriter = { span: (span: Span) => void; row: (number: number, cells: string[]) => void };

export type SheetFiles = {
  begin: (name: string) => SheetWriter;
  /** Closes the files; the sheets that have rows. */
  end: () => SheetFile[];
};

const quoted = (cell: string): string =>
  /[",\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;

/** Writes sheets as CSV into a folder, each row in the line of its number. Throws a refusal beyond the limits. */
export function sheetFiles(folder: string): SheetFiles {
  const sheets: SheetFile[] = [];
  let [cellsLeft, charactersLeft] = [CELLS, CHARACTERS];
  let [handle, buffer] = [0, ''];
  const flush = () => {
    if (buffer !== '') writeSync(handle, buffer);
    buffer = '';
  };
  const close = () => {
    flush();
    if (handle !== 0) closeSync(handle);
    handle = 0;
  };
  const write = (line: string, cells: number) => {
    cellsLeft -= cells;
    charactersLeft -= line.length;
    if (cellsLeft < 0 || charactersLeft < 0) throw new WorkbookRefusal('large');
    buffer += line;
    if (buffer.length > BUFFERED) flush();
  };
  return {
    begin: (name) => {
      close();
      const sheet = { name, file: join(folder, `${sheets.length}.csv`), top: [] as string[][] };
      let last = 0;
      const spans = spansOf();
      return {
        span: spans.add,
        row: (number, cells) => {
          if (number <= last || number > ROWS) throw new WorkbookRefusal('damaged');
          if (cells.every((cell) => cell.trim() === '')) return;
          if (handle === 0) {
            handle = openSync(sheet.file, 'w');
            sheets.push(sheet);
            // Names the separator, so that none is guessed.
            write('sep=,\n', 0);
          }
          const filled = spans.fill(number, cells);
          write('\n'.repeat(number - last - 1), number - last);
          write(`${filled.map(quoted).join(',')}\n`, filled.filter((cell) => cell !== '').length);
          if (number <= TOP_ROWS) {
            while (sheet.top.length < number - 1) sheet.top.push([]);
            sheet.top.push(filled);
          }
          last = number;
        },
      };
    },
    end: () => {
      close();
      return sheets;
    },
  };
}

/** Gives each row of a merged cell its text, if the row has others. */
function spansOf() {
  const waiting = new Map<number, Span[]>();
  let open: (Span & { text: string })[] = [];
  return {
    add: (span: Span) => {
      if (span.to > span.from) waiting.set(span.from, [...(waiting.get(span.from) ?? []), span]);
    },
    fill: (row: number, cells: string[]): string[] => {
      open = open.filter(({ to }) => to >= row);
      const filled = [...cells];
      for (const { column, text } of open) {
        while (filled.length <= column) filled.push('');
        if (filled[column] === '') filled[column] = `${MERGED}${text}`;
      }
      for (const span of waiting.get(row) ?? []) {
        const text = cells[span.column] ?? '';
        if (text !== '') open.push({ ...span, text });
      }
      waiting.delete(row);
      return filled;
    },
  };
}
