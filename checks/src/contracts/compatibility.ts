/** The parts of JSON Schema that are compared. */
export type Schema = {
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  items?: Schema;
  anyOf?: Schema[];
  oneOf?: Schema[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
};

/** A call's contract for a page: what it may send, by part of the request, and what it gets. */
export type Contract = { sends: Record<string, Schema>; gets?: Schema };

/** Every call of a release: `GET /api/products` -> its contract. */
export type Contracts = Record<string, Contract>;

const LEAST = ['minimum', 'minLength', 'minItems'] as const;
const MOST = ['maximum', 'maxLength', 'maxItems'] as const;

const choicesOf = ({ anyOf, oneOf }: Schema): Schema[] | undefined => anyOf ?? oneOf;

const valuesOf = (schema: Schema): unknown[] | undefined =>
  'const' in schema ? [schema.const] : schema.enum;

const typesOf = ({ type }: Schema): string[] => [type ?? []].flat();

/** The first unexpected type or enum value. An integer is a number. */
function strangeKind(given: Schema, wanted: Schema, place: string): string | undefined {
  const values = valuesOf(wanted);
  if (values) {
    const strange = valuesOf(given)?.find((value) => !values.includes(value));
    return valuesOf(given) && strange === undefined ? undefined : `${place} may be ${strange ?? 'any value'}`;
  }
  const [has, expected] = [typesOf(given), typesOf(wanted)];
  if (expected.length === 0) return undefined;
  const isExpected = (type: string) =>
    expected.includes(type) || (type === 'integer' && expected.includes('number'));
  if (has.length > 0 && has.every(isExpected)) return undefined;
  return `${place} may be ${has.join(' or ') || 'anything'} where ${expected.join(' or ')} is expected`;
}

function strangeSize(given: Schema, wanted: Schema, place: string): string | undefined {
  const least = LEAST.find((key) => (given[key] ?? -Infinity) < (wanted[key] ?? -Infinity));
  if (least) return `${place} has a higher ${least}`;
  const most = MOST.find((key) => (given[key] ?? Infinity) > (wanted[key] ?? Infinity));
  return most && `${place} has a lower ${most}`;
}

function objectMisfit(given: Schema, wanted: Schema, place: string): string | undefined {
  const { properties: has = {}, required: sure = [] } = given;
  const { properties = {}, required = [], additionalProperties } = wanted;
  const missing = required.find((name) => !sure.includes(name));
  if (missing) return `${place}.${missing} may be missing`;
  for (const [name, schema] of Object.entries(has)) {
    const other =
      properties[name] ?? (typeof additionalProperties === 'object' ? additionalProperties : undefined);
    const why = other && misfit(schema, other, `${place}.${name}`);
    if (why) return why;
  }
  const extra = (schema: Schema) =>
    typeof schema.additionalProperties === 'object' ? schema.additionalProperties : undefined;
  const [one, another] = [extra(given), extra(wanted)];
  return one && another && misfit(one, another, `${place}.*`);
}

/**
 * Why a value of one schema may not fit another: the path and the reason; undefined if every value fits. Additional
 * properties are fine. Patterns and formats aren't compared.
 */
export function misfit(given: Schema, wanted: Schema, place: string): string | undefined {
  const options = choicesOf(given);
  if (options) return options.map((option) => misfit(option, wanted, place)).find((why) => why);
  const allowed = choicesOf(wanted);
  if (allowed) {
    const reasons = allowed.map((option) => misfit(given, option, place));
    return reasons.includes(undefined) ? undefined : `${place} may be none of its kinds`;
  }
  const why = strangeKind(given, wanted, place) ?? strangeSize(given, wanted, place);
  if (why) return why;
  if (given.items && wanted.items) return misfit(given.items, wanted.items, `${place}[]`);
  return objectMisfit(given, wanted, place);
}

/** Properties that the API no longer reads: it rejects or ignores them. */
function dropped(then: Schema, now: Schema, place: string): string | undefined {
  if (now.additionalProperties !== undefined && now.additionalProperties !== false) return undefined;
  const name = Object.keys(then.properties ?? {}).find((each) => now.properties && !(each in now.properties));
  return name && `${place}.${name} is no longer read`;
}

function brokenCall(then: Contract, now: Contract): string | undefined {
  for (const [place, schema] of Object.entries(now.sends)) {
    const sent = then.sends[place] ?? { type: 'object' };
    const why = misfit(sent, schema, place) ?? dropped(sent, schema, place);
    if (why) return why;
  }
  const unread = Object.keys(then.sends).find((place) => !(place in now.sends));
  if (unread) return `${unread} is no longer read`;
  return then.gets && misfit(now.gets ?? {}, then.gets, 'answer');
}

/**
 * How today's API would break pages built with earlier contracts, a sentence per call: requests that are refused, or response
 * fields that are missing.
 */
export function brokenCalls(then: Contracts, now: Contracts): string[] {
  return Object.entries(then).flatMap(([call, contract]) => {
    const today = now[call];
    const why = today ? brokenCall(contract, today) : 'it is gone';
    return why ? [`${call}: ${why}`] : [];
  });
}
