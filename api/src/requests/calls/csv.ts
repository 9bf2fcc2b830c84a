import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Response } from 'express';

type Row = readonly (string | number)[];

/** Streams rows as a CSV file with a byte order mark. Pass user-entered text through `escapeFormula` first. */
export async function sendCsv(
  response: Response,
  name: string,
  headers: string[],
  rows: Iterable<Row> | AsyncIterable<Row>,
): Promise<void> {
  response.set({
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${name}.csv"`,
    'Cache-Control': 'no-store',
  });
  const { format } = await import('fast-csv');
  await pipeline(
    Readable.from(rows),
    format({ headers, alwaysWriteHeaders: true, writeBOM: true }),
    response,
  );
}
