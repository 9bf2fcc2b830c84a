import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');

interface Row {
  where: string;
  text: string;
  test: string;
}

/** The rows of the tables in docs/texts.md: where, text, test. */
function rowsOf(markdown: string): Row[] {
  return markdown
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| where'))
    .map((line) => {
      const [where = '', text = '', test = ''] = line.slice(2, -2).split(' | ');
      return { where, text, test };
    });
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", "\\\\?'");

/** The text as a pattern: what stands in braces may be anything, and a quotation mark may be escaped. */
const patternOf = (text: string) =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map(escaped)
      .join('.*'),
  );

/** The rows whose test does not exist or does not hold the text. */
const missing = (rows: Row[], read: (file: string) => string | null) =>
  rows.filter(({ text, test }) => !patternOf(text).test(read(test) ?? '')).map(({ text }) => text);

const readFile = (file: string) => {
  const path = join(root, file);
  return existsSync(path) && /\.(test|journey|spec)\.tsx?$/.test(file) ? readFileSync(path, 'utf8') : null;
};

test('Each text of docs/texts.md stands in the test that is said to see it', () => {
  const rows = rowsOf(readFileSync(join(root, 'docs/texts.md'), 'utf8'));
  expect(rows.length).toBeGreaterThan(30);
  expect(missing(rows, readFile)).toEqual([]);
});

test('A text that its test does not hold is found, and what a page fills in may differ', () => {
  const rows = rowsOf(
    '| licence | Attempt {n} of 3. | a.test.ts |\n| licence | Welcome, {name} | b.test.ts |',
  );
  expect(missing(rows, (file) => (file === 'a.test.ts' ? "'Attempt 2 of 3.'" : null))).toEqual([
    'Welcome, {name}',
  ]);
});
