import { readFileSync } from 'node:fs';
import { join } from 'node:path';

type Locked = { optionalDependencies?: Record<string, string> };

const { packages } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../package-lock.json'), 'utf8'),
) as { packages: Record<string, Locked> };

// A registry that lacks another platform's binary makes `npm install` leave it out of the lock file without a word,
// and then `npm ci` refuses the whole file: the entry is written by hand (version, os, cpu, optional).
test('the lock file names every optional package of every platform', () => {
  const missing = Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies).filter(
      (name) => !packages[`${path}/node_modules/${name}`] && !packages[`node_modules/${name}`],
    ),
  );
  expect(missing).toEqual([]);
});
