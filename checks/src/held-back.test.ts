import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import semver from 'semver';

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

test('The decision names exactly the versions that are held back', () => {
  const [, decided = ''] = read('docs', 'decisions', '036-versions-held-back.md').split('**Decision.**');
  const [list = ''] = decided.split('**Rejected.**');
  const named = [...list.matchAll(/^- `([^`]+)` stays at/gm)].map(([, name]) => name);
  expect(named).toEqual(HELD.map(([held]) => held));
});
