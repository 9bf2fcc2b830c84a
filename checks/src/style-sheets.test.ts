import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, normalize } from 'node:path';

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

const code = execFileSync('git', ['ls-files', '*.tsx', '*.ts', ':!e2e'], { cwd: workspace, encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => ({ file, text: readFileSync(join(workspace, file), 'utf8') }));

test('A variable without a fallback is set by a style sheet or by code', () => {
  const names = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name]) => name);
  const set = new Set([
    ...sheets.flatMap(({ css }) => names(css, /(--[\w-]+)\s*:/g)),
    ...code.flatMap(({ text }) => names(text, /(--[\w-]+)['`\]]/g)),
  ]);
  const unset = sheets.flatMap(({ file, css }) =>
    names(css, /var\((--[\w-]+)\)/g).flatMap((name) => (set.has(name) ? [] : [`${file}: ${name}`])),
  );
  expect(unset).toEqual([]);
});

test('A class that a component uses is in its style sheet', () => {
  const missing = code.flatMap(({ file, text }) => {
    return [...text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)].flatMap(([, name, path = '']) => {
      const css = sheets.find((sheet) => sheet.file === normalize(join(file, '..', path)))?.css ?? '';
      const used = [...text.matchAll(new RegExp(`\\b${name}\\.(?!module\\.css|tsx)(\\w+)`, 'g'))];
      return used.flatMap(([, used]) => (new RegExp(`\\.${used}\\b`).test(css) ? [] : [`${file}: ${used}`]));
    });
  });
  expect([...new Set(missing)]).toEqual([]);
});
