import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import semver from 'semver';
import webpack, { type Stats } from 'webpack';

const root = join(import.meta.dirname, '..', '..');
const read = (...path: string[]) => readFileSync(join(root, ...path), 'utf8');

/** Which package's range holds another one back (docs/decisions/036). */
const HELD: [held: string, by: string, under: 'dependencies' | 'peerDependencies'][] = [
  ['mongodb', 'mongoose', 'dependencies'],
  ['@stryker-mutator/core', '@stryker-mutator/jest-runner', 'peerDependencies'],
];

test.each(HELD)('%s is held back for as long as %s accepts no newer minor version', (held, by, under) => {
  const { version } = JSON.parse(read('node_modules', held, 'package.json'));
  const range = JSON.parse(read('node_modules', by, 'package.json'))[under][held];
  expect(semver.satisfies(version, range)).toBe(true);
  expect(semver.satisfies(semver.inc(version, 'minor') ?? '', range)).toBe(false);
});

test('The bundler keeps names of namespaces inside namespaces apart', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'bundle-'));
  writeFileSync(
    join(folder, 'entry.js'),
    "import { z } from 'zod';\nexport const isDay = (text) => z.iso.date().safeParse(text).success;\n",
  );
  const compiler = webpack({
    ...{ mode: 'production', target: 'node', context: folder, entry: './entry.js' },
    output: { path: folder, filename: 'bundle.cjs', library: { type: 'commonjs2' } },
    optimization: { minimize: false },
    resolve: { modules: [join(root, 'node_modules')] },
  });
  const stats = await new Promise<Stats | undefined>((resolve, reject) => {
    compiler?.run((cause, done) => (cause ? reject(cause) : resolve(done)));
  });
  expect(stats?.hasErrors()).toBe(false);
  const { isDay } = createRequire(import.meta.url)(join(folder, 'bundle.cjs'));
  expect(['2026-11-26', '2026-13-26'].map((text) => isDay(text))).toEqual([true, false]);
});

test('The decision names exactly the versions that are held back', () => {
  const [, decided = ''] = read('docs', 'decisions', '036-versions-held-back.md').split('**Decision.**');
  const [list = ''] = decided.split('**Rejected.**');
  const named = [...list.matchAll(/^- `([^`]+)` stays at/gm)].map(([, name]) => name);
  expect(named).toEqual([...HELD.map(([held]) => held), 'webpack']);
});
