import { pipeline, Transform } from 'node:stream';
import {
  type Delimiter,
  delimiterOf,
  headingsIn,
  isBlankRow,
  namedDelimiter,
  TOP_ROWS,
} from 'shared-domain/imports';
import { problem } from '../../requests/problems/index.ts';
import { type Encoding, encodingOf, type FileEncoding, textOf } from './encoding.ts';
import { type FileRow, fileRow, plainCells } from './file-row.ts';
import { strayQuotes } from './quotes.ts';

/** A file as its rows are read: what its headings are, its first rows, how its letters are read, and whether it was cut off. */
export type OpenFile = {
  headers: string[];
  samples: string[][];
  letters: FileEncoding;
  rows: AsyncIterable<FileRow>;
  /** Known once all rows were read. */
  isCut: () => boolean;
};

/** The start of a file, in which its first line is searched. */
const HEAD_CHARACTERS = 64 * 1024;

/**
 * The longest row, in bytes. Endless rows (a photo named .csv, a quote that is never closed) aren't CSV, and reading
 * on would keep the process busy for minutes.
 */
const LONGEST_ROW = 1024 * 1024;

/**
 * Reads a file row by row: first its headers, which `score` finds among its first rows, then every row that isn't blank. Only the
 * first rows and the current one are in memory. A spreadsheet's 'sep=;' is skipped. Throws `import_unreadable` if the file is no CSV.
 * @param as how staff chose that its letters are read; `isSheet` says that it comes from a workbook, where no comma is missing
 */
export async function openRows(
  path: string,
  score: (headers: readonly string[]) => number,
  { encoding, isSheet = false }: { encoding?: Encoding | undefined; isSheet?: boolean } = {},
): Promise<OpenFile> {
  const letters: FileEncoding = encoding ? { encoding } : await encodingOf(path);
  const text = await head(path, letters.encoding);
  const named = namedDelimiter(firstLine(text));
  const delimiter = named ?? delimiterIn(text, score);
  const source = textOf(path, letters.encoding);
  const { parse } = await import('fast-csv');
  const parser = parse<string[], string[]>({ delimiter, headers: false, ignoreEmpty: false });
  const { guard, rowIsRead } = endlessRowGuard(() => parser.readableLength > 0);
  let isOpenEnded = false;
  const quotes = strayQuotes(delimiter, (isOpen) => {
    isOpenEnded = isOpen;
  });
  // If one of the streams fails or is closed, the others end too; the parser reports the error.
  pipeline(source, guard, quotes, parser, () => undefined);
  const parsed = parser[Symbol.asyncIterator]() as AsyncIterator<string[]>;
  const cells = {
    next: async () => {
      const row = await parsed.next();
      rowIsRead();
      return row;
    },
  };
  if (named !== null) await next(cells);
  const top = await firstRows(cells);
  const { rows: above, headers } = headingsIn(top.map(plainCells), score);
  let isShort = false;
  const whole = remaining(
    { cells, top, above, headers, isSheet, close: () => source.destroy() },
    delimiter,
    (short) => {
      isShort = short;
    },
  );
  const rows = letters.isCut === true ? withoutLastCell(whole) : whole;
  return {
    headers: [...headers],
    samples: top
      .slice(above)
      .map(plainCells)
      .filter((row) => !isBlankRow(row)),
    letters,
    rows,
    isCut: () => letters.isCut === true || (isShort && isOpenEnded),
  };
}

/** Headings are looked for in these, and the cells below them are the evidence for what their columns are. */
async function firstRows(cells: AsyncIterator<string[]>): Promise<string[][]> {
  const top: string[][] = [];
  while (top.length < TOP_ROWS) {
    const read = await next(cells);
    if (read.done) break;
    top.push(read.value);
  }
  return top;
}

/**
 * Passes text through as long as the parser keeps finding rows.
 * @param hasRows says that parsed rows wait for a slow reader, such as one that waits for the database
 */
function endlessRowGuard(hasRows: () => boolean): { guard: Transform; rowIsRead: () => void } {
  let sinceRow = 0;
  const guard = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      sinceRow += chunk.length;
      if (sinceRow > LONGEST_ROW && !hasRows()) done(new Error('A row of the file has no end'));
      else done(null, chunk);
    },
  });
  return {
    guard,
    rowIsRead: () => {
      sinceRow = 0;
    },
  };
}

/** The rows of a file that ends inside a letter: its last cell isn't read. */
async function* withoutLastCell(rows: AsyncIterable<FileRow>): AsyncGenerator<FileRow> {
  let held: FileRow | undefined;
  for await (const row of rows) {
    if (held) yield held;
    held = row;
  }
  if (!held) return;
  const cells = held.cells.with(-1, '');
  yield {
    ...held,
    cells,
    notes: [...held.notes, 'The file ends inside the last cell of this row, which is not read'],
  };
}

type Table = {
  cells: AsyncIterator<string[]>;
  /** Rows that were read already, of which `above` end with the headings. */
  top: string[][];
  above: number;
  headers: readonly string[];
  isSheet: boolean;
  close: () => void;
};

async function* remaining(
  { cells, top, above, headers, isSheet, close }: Table,
  delimiter: string,
  lastIsShort: (isShort: boolean) => void,
): AsyncGenerator<FileRow> {
  const waiting = top.slice(above);
  try {
    for (let index = 1; ; index += 1) {
      const early = waiting.shift();
      const read = early ? { done: false as const, value: early } : await next(cells);
      if (read.done) return;
      if (isBlankRow(read.value)) continue;
      const row = fileRow(read.value, isSheet ? null : headers, delimiter);
      lastIsShort(row.broken !== undefined);
      yield { ...row, index, row: above + index };
    }
  } finally {
    close();
  }
}

async function next(cells: AsyncIterator<string[]>): Promise<IteratorResult<string[]>> {
  try {
    return await cells.next();
  } catch (cause) {
    throw problem('import_unreadable', { cause });
  }
}

/** The separator with which the headings are recognised best, or else the first line's. */
function delimiterIn(text: string, score: (headers: readonly string[]) => number): Delimiter {
  const lines = text.split(/\r\n|\r|\n/, TOP_ROWS);
  const tries = lines.flatMap((line) =>
    ([',', ';', '\t'] as const).map((mark) => ({
      mark,
      found: score(line.split(mark).map((cell) => cell.replace(/^\s*"|"\s*$/g, ''))),
    })),
  );
  const best = tries.reduce((one, other) => (other.found > one.found ? other : one), {
    mark: delimiterOf(firstLine(text)),
    found: 1,
  });
  return best.mark;
}

async function head(path: string, encoding: Encoding): Promise<string> {
  const text = textOf(path, encoding).setEncoding('utf8');
  let read = '';
  for await (const chunk of text) {
    read += chunk;
    if (read.length >= HEAD_CHARACTERS) break;
  }
  return read;
}

const firstLine = (text: string): string => /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '';
