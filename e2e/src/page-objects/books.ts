import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';

type Row = Record<string, string>;

/** The fields of a line: quoted ones may contain commas. */
const fieldsOf = (line: string) =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map(([, quoted, plain = '']) =>
    quoted === undefined ? plain : quoted.replaceAll('""', '"'),
  );

/** Downloads a file of the accounting page; its rows by their headings. */
export async function booksOf(page: Page, title: string): Promise<Row[]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: `${title}: Download CSV` }).click(),
  ]);
  const text = await readFile(await download.path(), 'utf8');
  const [headings = [], ...rows] = text.replace('\uFEFF', '').trim().split(/\r?\n/).map(fieldsOf);
  return rows.map((fields) => Object.fromEntries(headings.map((heading, at) => [heading, fields[at] ?? ''])));
}

export const centsOf = (amount: string | undefined) =>
  Math.round(Number((amount ?? '').replace(/[$,]/g, '')) * 100);

/** The sum of a column, in cents. */
export const columnOf = (rows: Row[], heading: string) =>
  rows.reduce((sum, row) => sum + centsOf(row[heading]), 0);
