import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');
const page = readFileSync(join(workspace, 'docs/architecture.md'), 'utf8');

const foldersOf = (folder: string): string[] =>
  readdirSync(join(workspace, folder), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'testing')
    .map(({ name }) => name);

/** The table under a heading: each storey with its rooms, which may have a remark in brackets. */
function tableUnder(heading: string): [storey: string, rooms: string[]][] {
  const table = page.split(`### ${heading}\n`)[1]?.split('\n### ')[0] ?? '';
  return [...table.matchAll(/^\| `([\w-]+)` \|.*\| ([^|]+) \|$/gm)].map(([, storey = '', rooms = '']) => [
    storey,
    rooms
      .replace(/ \([^)]*\)/g, '')
      .split(', ')
      .sort(),
  ]);
}

test.each([
  ['The storeys of the API', 'api/src'],
  ['The storeys of the staff area', 'mfe-admin/src'],
])('%s and their rooms are those of %s', (heading, source) => {
  const table = tableUnder(heading);
  expect(table.map(([storey]) => storey).sort()).toEqual(foldersOf(source));
  for (const [storey, rooms] of table)
    expect([storey, rooms]).toEqual([storey, foldersOf(join(source, storey))]);
});
