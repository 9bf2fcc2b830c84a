import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { z } from 'zod';
import type { Contract, Contracts, Schema } from './compatibility.ts';

const folder = join(import.meta.dirname, '../../contracts');
const ENDING = '.json.br';

/** The minimum number of earlier contracts kept, and how long a page may stay open, in milliseconds. */
const KEPT = 3;
const WEEK = 7 * 86_400_000;

const minuteOf = (at: number): string => new Date(at).toISOString().slice(0, 16).replace(':', '');

const schemaOf = (schema: z.ZodType, io: 'input' | 'output'): Schema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema;

function contractOf({ params, query, request, response, events }: Endpoint): Contract {
  const sent = Object.entries({ params, query, request }).flatMap(([place, schema]) =>
    schema ? [[place, schemaOf(schema, 'input')] as const] : [],
  );
  const got = response ?? events;
  return { sends: Object.fromEntries(sent), gets: got && schemaOf(got, 'output') };
}

/** The contracts of pages' calls, without operators' calls. */
export function contractsNow(): Contracts {
  const ofPages = Object.values<Endpoint>(endpoints).filter(
    ({ who }) => who !== 'inside' && who !== 'stripe',
  );
  const named = ofPages.map((endpoint) => [`${endpoint.method} ${endpoint.path}`, contractOf(endpoint)]);
  return JSON.parse(JSON.stringify(Object.fromEntries(named.sort())));
}

const names = (): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(ENDING))
        .sort()
    : [];

/** The stored contracts of earlier releases, oldest first, named by UTC minute. */
export const snapshots = (): [string, Contracts][] =>
  names().map((name) => [
    name.slice(0, -ENDING.length),
    JSON.parse(brotliDecompressSync(readFileSync(join(folder, name))).toString()),
  ]);

/**
 * Stores today's contracts unless the newest stored ones are equal; returns whether it did. Keeps the three newest, and those of
 * pages built in the last week.
 */
export function noteContracts(now: number): boolean {
  const text = JSON.stringify(contractsNow());
  if (text === JSON.stringify(snapshots().at(-1)?.[1])) return false;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${minuteOf(now)}${ENDING}`), brotliCompressSync(text));
  const all = names();
  const isPast = (_name: string, place: number) => (all[place + 1] ?? '') < minuteOf(now - WEEK);
  for (const name of all.slice(0, -KEPT).filter(isPast)) rmSync(join(folder, name));
  return true;
}
