import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const workspace = join(import.meta.dirname, '../..');

/** The stand-ins' pages are served as they are written, without the site's tokens. */
const sheets = execFileSync('git', ['ls-files', '*.css', ':!local'], { cwd: workspace, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => ({ file, css: readFileSync(join(workspace, file), 'utf8') }));

const linesWith = (pattern: RegExp, exempt: string): string[] =>
  sheets
    .filter(({ file }) => file !== exempt)
    .flatMap(({ file, css }) =>
      css.split('\n').flatMap((line) => (pattern.test(line) ? [`${file}: ${line.trim()}`] : [])),
    );

test('A size of type is a token', () => {
  const literal = /font-size: [\d.]+(rem|px)|font: \d+ [\d.]+(rem|px)/;
  expect(linesWith(literal, 'shared-ui/src/tokens/measures.css')).toEqual([]);
});

test('A breakpoint is a name', () => {
  expect(linesWith(/@media.*width.*\d/, '')).toEqual([]);
});
