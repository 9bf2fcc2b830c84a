import { readFileSync } from 'node:fs';
import path from 'node:path';

const OPERATIONS = path.join(import.meta.dirname, '../../docs/operations.md');

/** The shard keys that docs/operations.md names, by collection. */
export function shardKeys(): Map<string, Record<string, unknown>> {
  const [, rest = ''] = readFileSync(OPERATIONS, 'utf8').split('| collection | shard key |\n');
  const rows = (rest.split('\n\n', 1)[0] ?? '').matchAll(/^\| `([\w.]+)` \| `(\{.*\})` \|$/gm);
  return new Map([...rows].map(([, collection = '', key = '{}']) => [collection, JSON.parse(key)]));
}
