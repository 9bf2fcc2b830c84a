import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesOf } from './licences/list.ts';

/** `npm run licences`: what runs in production under which licence, by the lock file; `-- --all` adds what only builds and tests. */
const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8'));
for (const [licence, packages] of licencesOf(lock, process.argv.includes('--all'))) {
  console.log(`${licence} (${packages.length})\n  ${packages.join(', ')}`);
}
