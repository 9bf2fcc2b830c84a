import { z } from 'zod';
import type { Random } from './random.ts';

type JsonSchema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  format?: string;
  minimum?: number;
};

/** What a person would hardly type and a program might: other types, operators, floods, marks of all kinds. */
const NONSENSE: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1e308,
  -0.000001,
  '',
  ' ',
  '\u0000',
  '../../etc/passwd',
  '%00%zz',
  '<script>alert(1)</script>',
  '💥'.repeat(40),
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
  '9'.repeat(400),
];

/** A body as the schema would take it, more or less, and then broken in some places. */
export function bodyFor(schema: z.ZodType | undefined, random: Random): unknown {
  if (!schema || random.chance(0.05)) return random.pick(NONSENSE);
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema;
  const body = made(json, random);
  const breaks = random.int(4);
  return Array.from({ length: breaks }).reduce((broken) => damaged(broken, random), body);
}

function made(schema: JsonSchema, random: Random): unknown {
  const { anyOf, oneOf, allOf } = schema;
  const choices = anyOf ?? oneOf;
  if (choices) return made(random.pick(choices), random);
  if (allOf) return Object.assign({}, ...allOf.map((part) => made(part, random)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return random.pick(schema.enum);
  switch (schema.type) {
    case 'object':
      return objectOf(schema, random);
    case 'array':
      return Array.from({ length: 1 + random.int(3) }, () => made(schema.items ?? {}, random));
    case 'integer':
      return (schema.minimum ?? 0) + random.int(9);
    case 'number':
      return (schema.minimum ?? 0) + random.int(9_999) / 100;
    case 'boolean':
      return random.chance(0.5);
    case 'string':
      return textOf(schema, random);
    default:
      return random.pick(NONSENSE);
  }
}

function objectOf({ properties = {}, required = [] }: JsonSchema, random: Random): object {
  const named = Object.entries(properties).filter(([name]) => required.includes(name) || random.chance(0.6));
  return Object.fromEntries(named.map(([name, property]) => [name, made(property, random)]));
}

function textOf({ format }: JsonSchema, random: Random): string {
  if (format === 'email') return random.pick(['ada@example.com', 'nora@cbo.example']);
  if (format === 'date') return '2026-12-01';
  if (format === 'date-time') return '2026-12-01T10:00:00Z';
  return random.pick([
    'CTR-101',
    'Ada Lovelace',
    'V5L 1P5',
    '604-555-0142',
    '1840 Powell Street',
    '305-218',
    'BC',
  ]);
}

/** Replaces, takes away or adds one thing, at the top or further in. */
function damaged(body: unknown, random: Random): unknown {
  if (typeof body !== 'object' || body === null) return random.pick(NONSENSE);
  const copy: Record<string, unknown> | unknown[] = Array.isArray(body) ? [...body] : { ...body };
  const keys = Object.keys(copy);
  const key = random.pick(keys.length > 0 ? keys : ['x']);
  const place = copy as Record<string, unknown>;
  if (random.chance(0.4) && typeof place[key] === 'object') place[key] = damaged(place[key], random);
  else if (random.chance(0.3)) delete place[key];
  else if (random.chance(0.2)) place[`${key}$.x`] = random.pick(NONSENSE);
  else place[key] = random.pick(NONSENSE);
  return copy;
}

/** A word for a place in an address. */
export const wordFor = (random: Random): string =>
  encodeURIComponent(
    random.pick([
      'CTR-101',
      'CBO-1',
      'x',
      '$gt',
      '..',
      '\u0000',
      '💥',
      'x'.repeat(500),
      '{"$gt":""}',
      '-1',
      'null',
    ]),
  );
