import type { z } from 'zod';

type Schema = z.core.JSONSchema.BaseSchema;

/** When the small shop's orders, runs and releases were created. */
const AT = '2026-11-20T18:00:00.000Z';

/** Example texts by property name or description; `n` is the index in a list. */
const TEXTS: Array<[RegExp, (n: number) => string]> = [
  [
    /^(day|from|earlier|later|next|today|ordersUntil|endDate|checkedOn|due)$/,
    (n) => `2026-11-${20 + (n % 9)}`,
  ],
  [/^weeks?$/, (n) => `2026-11-${['22', '15', '08', '01'][n % 4]}`],
  [/ISO 8601|phone's clock|server's clock|^(at|last|until|heardAt|expires|usedAt)$|(At|Date)$/, () => AT],
  [/email|inbox|^to$|^who$|\bby$|By$|author/i, (n) => `nora${n || ''}@cbo.example`],
  [/url|link|website|exit/i, () => 'https://carrier.example/follow'],
  [/colou?r/i, () => '#1f4d3f'],
  [/province/i, () => 'BC'],
  [/postalCode/i, () => 'V5K 0A1'],
  [/prefixes/, (n) => `V${n % 10}${'ABCEGHJKL'[n % 9]}`],
  [/phone/i, () => '604 555 0134'],
  [/licen[sc]e ?num/i, (n) => String(300123 + n)],
  [/address/i, (n) => `${12 + n} Main Street, Vancouver`],
  [/timeZone/, () => 'America/Vancouver'],
  [/version/, (n) => `1.0.${n}`],
  [/id$|sku|number|app$|key$/i, (n) => `300${n + 1}`],
  [/name|customer|driver|title|company/i, (n) => `Harbour House ${n + 1}`],
];

const FORMATS: Record<string, (n: number) => string> = {
  date: (n) => `2026-11-${20 + (n % 9)}`,
  'date-time': () => AT,
  email: (n) => `nora${n || ''}@cbo.example`,
  uri: () => 'https://cbo.example/somewhere',
  uuid: (n) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`,
};

/** Candidate texts for properties with a pattern; the first match is used. */
const PATTERNED = ['2026-11-20-01', '16:00', '2026-11-20', 'V5K 0A1', '604 555 0134', 'stock'];

function textOf(schema: Schema, key: string, n: number): string {
  const format = FORMATS[schema.format ?? ''];
  if (format) return format(n);
  const [, words] = TEXTS.find(([is]) => is.test(key) || is.test(schema.description ?? '')) ?? [];
  const text = (words?.(n) ?? `Words ${n + 1}`).slice(0, schema.maxLength);
  const pattern = schema.pattern && new RegExp(schema.pattern, 'u');
  if (!pattern || pattern.test(text)) return text;
  return PATTERNED.find((each) => pattern.test(each)) ?? text;
}

const numberOf = ({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: Schema, n: number): number =>
  Math.min(Math.max(12 + n, minimum), maximum);

/** An object's entries: every property of its contract except the cursor to a next page. */
function objectOf(schema: Schema, n: number): Record<string, unknown> {
  const { properties = {}, propertyNames, additionalProperties: value } = schema;
  const named = Object.entries(properties).filter(([key]) => key !== 'nextCursor');
  const known = named.map(([key, each]) => [key, exampleOf(each as Schema, key, n)]);
  if (typeof value !== 'object') return Object.fromEntries(known);
  const names = (propertyNames ?? {}) as Schema;
  const keys = names.enum ?? [textOf(names, 'id', n)];
  return Object.fromEntries([...known, ...keys.map((key) => [key, exampleOf(value, String(key), n)])]);
}

/**
 * A value that fits a JSON schema, with every property filled and three entries in each list. `n` is its index in a list, which
 * varies ids, enum values and union options.
 */
export function exampleOf(schema: Schema, key = '', n = 0): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[n % schema.enum.length];
  const shapes = (schema.anyOf ?? schema.oneOf ?? []).filter((each) => (each as Schema).type !== 'null');
  if (shapes.length > 0) return exampleOf(shapes[n % shapes.length] as Schema, key, n);
  if (schema.type === 'string') return textOf(schema, key, n);
  if (schema.type === 'number' || schema.type === 'integer') return numberOf(schema, n);
  if (schema.type === 'boolean') return n % 2 === 1;
  if (schema.type === 'array') {
    const places = [0, 1, 2].slice(0, schema.maxItems).map((at) => 3 * n + at);
    return places.map((place) => exampleOf(schema.items as Schema, key, place));
  }
  return schema.type === 'object' ? objectOf(schema, n) : null;
}
