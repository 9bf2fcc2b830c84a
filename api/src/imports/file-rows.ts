import { parse } from 'fast-csv';
import { delimiterOf, isBlankRow } from 'shared-domain/imports';
import { problem } from '../problems/index.ts';
import { encodingOf, textOf } from './encoding.ts';

/** One row of the file: its number, 1 for the first after the header, and its cells as text. */
export type FileRow = { index: number; cells: string[] };

/** The first characters of a file, in which its first line is looked for. */
const HEAD_CHARACTERS = 64 * 1024;

/**
 * Reads a file row by row: its headers first, then every row that is not blank. Nothing is held but the row at hand.
 * Throws `import_unreadable` where the file is no CSV.
 */
export async function openRows(path: string): Promise<{ headers: string[]; rows: AsyncIterable<FileRow> }> {
  const encoding = await encodingOf(path);
  const delimiter = delimiterOf(firstLine(await head(path, encoding)));
  const source = textOf(path, encoding);
  const parser = parse<string[], string[]>({ delimiter, headers: false, ignoreEmpty: false });
  source.on('error', (cause) => parser.destroy(cause));
  const cells = source.pipe(parser)[Symbol.asyncIterator]() as AsyncIterator<string[]>;
  const first = await next(cells);
  const headers = first.done ? [] : first.value.map((header) => header.trim());
  return { headers, rows: remaining(cells, () => source.destroy()) };
}

async function* remaining(cells: AsyncIterator<string[]>, close: () => void): AsyncGenerator<FileRow> {
  try {
    for (let index = 1; ; index += 1) {
      const row = await next(cells);
      if (row.done) return;
      if (!isBlankRow(row.value)) yield { index, cells: row.value };
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
