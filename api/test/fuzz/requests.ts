import { ORIGIN } from '../start-api.ts';
import { bodyFor, type KnownValues, NONSENSE, valueFor } from './bodies.ts';
import type { Call } from './description.ts';
import { multipartFor } from './multipart.ts';
import type { Random } from './random.ts';

export type FuzzRequest = { method: string; address: string; headers: Record<string, string>; body?: string };

/** Path segments, with percent signs and all, that no page would request. */
const ODD_PIECES = [
  'x',
  '%24gt',
  '..',
  '%2e%2e',
  '%2F',
  '%00',
  '%',
  '%zz',
  '%c3',
  '%F0%9F%92%A5',
  '%7B%22%24gt%22%3A%22%22%7D',
  '-1',
  'null',
  '__proto__',
  'constructor',
  'x'.repeat(500),
  '%ED%A0%80',
] as const;

const ODD_HEADERS: readonly Record<string, string>[] = [
  { Origin: 'https://evil.example' },
  { Origin: 'null' },
  { Cookie: 'cbo.session=s%3A%zz; cbo.licensee=%7B%7D; =; x' },
  { Cookie: `cbo.session=${'x'.repeat(4_000)}` },
  { Accept: '*/*;q=zz, ,;' },
  { 'Accept-Encoding': 'zz;q=-1, *;q=0' },
  { 'Content-Encoding': 'gzip' },
  { 'Content-Encoding': 'zz' },
  { 'If-None-Match': '"' },
  { 'If-Modified-Since': 'yesterday' },
  { Range: 'bytes=5-1' },
  { 'Last-Event-ID': '-1e999' },
  { 'X-Composition': '{"shell":' },
  { 'X-Composition': '{"__proto__":{}}' },
  { 'X-Request-Id': 'é'.repeat(300) },
  { 'X-Forwarded-For': 'not an address, 1.2.3.4.5' },
  { 'X-Forwarded-Proto': 'gopher' },
  { 'X-As-Of': '+275760-09-12T00:00:00.000Z' },
  { 'X-As-Of': 'next week' },
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'Stripe-Signature': 't=0,v1=zz' },
];

const TYPES = [
  ...Array.from({ length: 8 }, () => 'application/json'),
  'text/plain',
  'application/json; charset=utf-7',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  ';;',
];

/** A request that a call might get, from an address of its own so that rate limits don't end the test. */
export function requestFor(call: Call, random: Random, known: KnownValues): FuzzRequest {
  const multipart = call.file ? multipartFor(call.file, random) : undefined;
  const body = call.method === 'GET' ? undefined : (multipart?.body ?? jsonFor(call, random, known));
  const type = multipart?.type ?? random.pick(TYPES);
  return {
    method: call.method,
    address: pathFor(call, random, known) + queryFor(call, random, known),
    headers: {
      Origin: ORIGIN,
      'X-Forwarded-For': `10.${random.int(256)}.${random.int(256)}.${random.int(256)}`,
      ...headersFor(call, random),
      ...(body === undefined ? {} : { 'Content-Type': type }),
      ...(random.chance(0.15) ? random.pick(ODD_HEADERS) : {}),
    },
    ...(body === undefined ? {} : { body }),
  };
}

function pathFor({ path }: Call, random: Random, known: KnownValues): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const values = known[name] ?? [];
    if (values.length === 0 || random.chance(0.3)) return random.pick(ODD_PIECES);
    return encodeURIComponent(random.pick(values));
  });
}

/** Parameters, some of them twice, some of the wrong kind. */
function queryFor({ query }: Call, random: Random, known: KnownValues): string {
  const named = query.filter(() => random.chance(0.6));
  const parts = named.flatMap(({ name, schema }) => {
    const value = random.chance(0.3) ? random.pick(NONSENSE) : valueFor(schema, random, known, name);
    const part = `${encodeURIComponent(name)}=${escaped(value)}`;
    return random.chance(0.15) ? [part, `${encodeURIComponent(name)}[]=1`, part] : [part];
  });
  const odd = ['a=1&a=2', '__proto__[x]=1', '%zz=%', '&&&=', 'limit=1&limit=2', 'search[$gt]='];
  const all = random.chance(0.15) ? [...parts, random.pick(odd)] : parts;
  return all.length > 0 ? `?${all.join('&')}` : '';
}

function escaped(value: unknown): string {
  const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
  return encodeURIComponent(text.slice(0, 2_000).toWellFormed());
}

function headersFor({ headers }: Call, random: Random): Record<string, string> {
  const value = () => random.pick([`a-key-${random.int(1e9)}`, 'a-key-of-many', 'short', 'x'.repeat(300)]);
  return Object.fromEntries(headers.map(({ name }) => [name, value()]));
}

function jsonFor({ body }: Call, random: Random, known: KnownValues): string {
  const text = JSON.stringify(body ? bodyFor(body, random, known) : random.pick(NONSENSE));
  return random.chance(0.03) ? text.slice(0, -1) : text;
}
