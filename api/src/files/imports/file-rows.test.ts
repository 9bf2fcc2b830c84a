import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as turn } from 'node:timers/promises';
import { openRows } from './file-rows.ts';

const folder = mkdtempSync(join(tmpdir(), 'file-rows-'));
afterAll(() => rmSync(folder, { recursive: true }));

// IMPORT-20
test('a file is read to its end, however long the database takes before the first row is stored', async () => {
  const path = join(folder, 'long.csv');
  const rows = Array.from({ length: 40_000 }, (_row, place) => `SKU-${place},${'Ale '.repeat(10)},12`);
  writeFileSync(path, ['Item #,Item,Available', ...rows].join('\n'));
  const opened = await openRows(path, (headers) => headers.length);
  for (let turns = 0; turns < 100_000; turns += 1) await turn();
  let read = 0;
  for await (const _row of opened.rows) read += 1;
  expect(read).toBe(40_000);
});
