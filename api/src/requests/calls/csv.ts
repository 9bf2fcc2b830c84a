import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type Row = readonly (string | number)[];

/** How long the database may read for one file, in milliseconds: a year of 100,000 orders takes half a minute. */
export const FILE_READING_MS = 15 * 60_000;

/**
 * Streams rows as a CSV file with a byte order mark, the headings before the first row is read, and each row once the client
 * has taken those before it. Pass user-entered text through `textCell` first.
 */
export async function sendCsv(
  response: Response,
  name: string,
  headers: Row,
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<void> {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'no-store',
  });
  const { format } = await import('fast-csv');
  const lines = async function* () {
    yield headers;
    yield* rows;
  };
  await pipeline(Readable.from(lines()), format({ writeBOM: true }), response);
}
