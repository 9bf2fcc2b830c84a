import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type Row = readonly (string | number)[];

/** How long the database may read for one file, in milliseconds: a year of 100,000 orders takes half a minute. */
export const FILE_READING_MS = 15 * 60_000;

/** A file's rows: the headings, and each row once what reads the file has taken those before it. */
export type Table = { headers: Row; rows: Iterable<Row> | AsyncIterable<Row> };

/**
 * A CSV file with a byte order mark, its headings before the first row is read. Pass user-entered text through `textCell` first.
 * If it is destroyed, reading ends, too.
 */
export async function csvOf({ headers, rows }: Table): Promise<Readable> {
  const { format } = await import('fast-csv');
  const lines = async function* () {
    yield headers;
    yield* rows;
  };
  const file = format({ writeBOM: true });
  // What reads the file sees a failure as its own error.
  pipeline(Readable.from(lines()), file).catch(() => undefined);
  return file;
}

/** Streams rows as a CSV file. */
export async function sendCsv(
  response: Response,
  name: string,
  headers: Row,
  rows: Table['rows'],
): Promise<void> {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'no-store',
  });
  await pipeline(await csvOf({ headers, rows }), response);
}
