import { pipeline, Transform } from 'node:stream';
import { delimiterOf, isBlankRow, namedDelimiter } from 'shared-domain/imports';
import { problem } from '../../requests/problems/index.ts';
import { encodingOf, textOf } from './encoding.ts';

/** One row of the file: its index, 1 for the first after the header, its number in a spreadsheet, and its cells as text. */
export type FileRow = { index: number; row: number; cells: string[] };

/** The start of a file, in which its first line is searched. */
const HEAD_CHARACTERS = 64 * 1024;

/**
 * The longest row, in bytes. Endless rows (a photo named .csv, a quote that is never closed) aren't CSV, and reading
 * on would keep the process busy for minutes.
 */
const LONGEST_ROW = 1024 * 1024;

/**
 * Reads a file row by row: first its headers, then every row that isn't blank. Only the current row is in memory. Blank
 * lines and a spreadsheet's 'sep=;' above the headers are skipped. Throws `import_unreadable` if the file is no CSV.
 */
export async function openRows(path: string): Promise<{ headers: string[]; rows: AsyncIterable<FileRow> }> {
  const encoding = await encodingOf(path);
  const top = firstLine(await head(path, encoding));
  const named = namedDelimiter(top);
  const source = textOf(path, encoding);
  const { parse } = await import('fast-csv');
  const parser = parse<string[], string[]>({
    delimiter: named ?? delimiterOf(top),
    headers: false,
    ignoreEmpty: false,
  });
  const { guard, rowIsRead } = endlessRowGuard();
  // If one of the streams fails or is closed, the others end too; the parser reports the error.
  pipeline(source, guard, parser, () => undefined);
  const parsed = parser[Symbol.asyncIterator]() as AsyncIterator<string[]>;
  const cells = {
    next: async () => {
      const row = await parsed.next();
      rowIsRead();
      return row;
    },
  };
  const { headers, row } = await readHeaders(cells, named !== null);
  return {
    headers: headers.map((header) => header.trim()),
    rows: remaining(cells, row, () => source.destroy()),
  };
}

/** Passes text through as long as the parser keeps finding rows. */
function endlessRowGuard(): { guard: Transform; rowIsRead: () => void } {
  let sinceRow = 0;
  const guard = new Transform({
    transform: (chunk: Buffer, _encoding, done) => {
      sinceRow += chunk.length;
      if (sinceRow > LONGEST_ROW) done(new Error('A row of the file has no end'));
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

/** The first row that isn't blank, after the one that names the separator, which spreadsheets don't show; and its number. */
async function readHeaders(cells: AsyncIterator<string[]>, isFirstPassedOver: boolean) {
  if (isFirstPassedOver) await next(cells);
  for (let row = 1; ; row += 1) {
    const read = await next(cells);
    if (read.done) return { headers: [], row };
    if (!isBlankRow(read.value)) return { headers: read.value, row };
  }
}

async function* remaining(
  cells: AsyncIterator<string[]>,
  headerRow: number,
  close: () => void,
): AsyncGenerator<FileRow> {
  try {
    for (let index = 1; ; index += 1) {
      const read = await next(cells);
      if (read.done) return;
      if (!isBlankRow(read.value)) yield { index, row: headerRow + index, cells: read.value };
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

async function head(path: string, encoding: Awaited<ReturnType<typeof encodingOf>>): Promise<string> {
  const text = textOf(path, encoding).setEncoding('utf8');
  let read = '';
  for await (const chunk of text) {
    read += chunk;
    if (read.length >= HEAD_CHARACTERS) break;
  }
  return read;
}

const firstLine = (text: string): string => /^[^\r\n]*/.exec(text.trimStart())?.[0] ?? '';
