import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { licencesOf } from './licences/list.ts';

/** `npm run licences`: the licences of production packages, from the lock file; `-- --all` adds build and test tools. */
const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8'));
for (const [licence, packages] of licencesOf(lock, process.argv.includes('--all'))) {
  console.log(`${licence} (${packages.length})\n  ${packages.join(', ')}`);
}
