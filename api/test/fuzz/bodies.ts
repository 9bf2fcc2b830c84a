import type { JsonSchema } from './description.ts';
import type { Random } from './random.ts';

/** Input that a person would hardly type but a program might: wrong types, operators, floods, odd characters. */
export const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -0.000001,
  Number.MAX_SAFE_INTEGER + 2,
  '',
  ' ',
  '\u0000',
  'Ada\r\nBcc: all@example.com',
  '../../etc/passwd',
  '%00%zz',
  '<script>alert(1)</script>',
  'javascript:alert(1)',
  '💥'.repeat(40),
  '\ud800',
  'ﬀ\u202e\ufeff',
  'x'.repeat(20_000),
  [],
  [[[[[]]]]],
  Array.from({ length: 300 }, (_, at) => at),
  {},
  { $gt: '' },
  { $where: 'sleep(1000)' },
  { toString: 1, length: -1 },
  JSON.parse('{"__proto__":{"staff":true},"constructor":{"prototype":{}}}'),
  '2026-99-99T99:99:99Z',
  '0000-01-01',
  '9999-12-31',
  '-271821-04-20T00:00:00Z',
  '9'.repeat(400),
];

/** Values that exist in the test's shop, or that its rules accept, by the name of their field. */
export type KnownValues = Readonly<Record<string, readonly string[]>>;

const ANYTHING = [
  'CTR-101',
  'Ada Lovelace',
  '305-218',
  'FORCE',
  '2026-12-01',
  'a',
  'Something to say to you',
];

/** A value that the schema would roughly accept, then broken in some places. */
export function bodyFor(schema: JsonSchema, random: Random, known: KnownValues): unknown {
  if (random.chance(0.03)) return random.pick(NONSENSE);
  const breaks = random.pick([0, 0, 1, 1, 2, 4]);
  const body = valueFor(schema, random, known, '');
  return Array.from({ length: breaks }).reduce((broken) => damaged(broken, random), body);
}

/** A value that a schema would accept, as far as it says. */
export function valueFor(schema: JsonSchema, random: Random, known: KnownValues, name: string): unknown {
  const { anyOf, oneOf, allOf } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return valueFor(random.pick(choices), random, known, name);
  if (allOf) return Object.assign({}, ...allOf.map((part) => valueFor(part, random, known, name)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random, known);
    case 'array':
      return Array.from({ length: 1 + random.int(3) }, () =>
        valueFor(schema.items ?? {}, random, known, name),
      );
    case 'integer':
    case 'number':
      return numberOf(schema, random, known[name]);
    case 'boolean':
      return random.chance(0.5);
    case 'string':
      return textOf(schema, random, known, name);
    default:
      return random.pick(NONSENSE);
  }
}

function numberOf({ type, minimum = 0 }: JsonSchema, random: Random, known?: readonly string[]): number {
  if (known && random.chance(0.7)) return Number(random.pick(known));
  return Math.max(minimum, 0) + (type === 'integer' ? random.int(9) : random.int(9_999) / 100);
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  random: Random,
  known: KnownValues,
): object {
  const named = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.6));
  return Object.fromEntries(named.map(([name, property]) => [name, valueFor(property, random, known, name)]));
}

function textOf({ format }: JsonSchema, random: Random, known: KnownValues, name: string): string {
  if (format === 'email') return random.pick(['ada@example.com', 'nora@cbo.example']);
  if (format === 'date') return '2026-12-01';
  if (format === 'date-time') return '2026-12-01T10:00:00Z';
  return random.pick(known[name] ?? ANYTHING);
}

/** Replaces, removes or adds one thing, at the top level or deeper. */
function damaged(body: unknown, random: Random): unknown {
  if (typeof body !== 'object' || body === null) return random.pick(NONSENSE);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...body };
  const keys = Object.keys(copy);
  const key = random.pick(keys.length > 0 ? keys : ['x']);
  const place = copy as Record<string, unknown>;
  const way = random.int(6);
  if (way < 3 && typeof place[key] === 'object') place[key] = damaged(place[key], random);
  else if (way === 3) delete place[key];
  else if (way === 4) place[random.pick([`${key}$.x`, '$set', 'constructor'])] = random.pick(NONSENSE);
  else place[key] = random.pick(NONSENSE);
  return copy;
}
