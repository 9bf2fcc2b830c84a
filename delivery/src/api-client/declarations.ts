import { compile, type JSONSchema } from 'json-schema-to-typescript';
import { type Endpoint, problemDocument } from 'shared-domain/contracts';
import { z } from 'zod';
import { clientCalls } from './calls.ts';

const QUERY_VALUE = 'string | number | boolean | readonly string[]';

const jsonOf = (schema: z.ZodType, io: 'input' | 'output'): JSONSchema =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as JSONSchema;

const objectOf = (properties: Record<string, JSONSchema>, required: string[]): JSONSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** A call's input and its answer, as one object. */
function callOf({ path, query, request, headers, file, response, keys, summary }: Endpoint): JSONSchema {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const filters = Object.keys((query && jsonOf(query, 'output').properties) ?? {});
  const parts: Record<string, JSONSchema> = {
    ...(names.length > 0 && {
      params: objectOf(Object.fromEntries(names.map((name) => [name, { type: 'string' }])), names),
    }),
    ...(filters.length > 0 && {
      query: objectOf(Object.fromEntries(filters.map((name) => [name, { tsType: QUERY_VALUE }])), []),
    }),
    ...(request && { body: jsonOf(request, 'input') }),
    ...(file && { files: objectOf({ [file]: { tsType: 'Blob' } }, [file]) }),
    ...(headers && { idempotencyKey: { type: 'string' } }),
    answer: response ? jsonOf(response, 'output') : { tsType: 'unknown' },
  };
  const groups = keys ? ` Needs a key that may: ${keys.join(' or ')}.` : ' Open to all.';
  const required = Object.keys(parts).filter((name) => name !== 'query');
  return { ...objectOf(parts, required), description: `${summary}.${groups}` };
}

const CLIENT = `
/** A failed call; \`code\` is stable, \`detail\` a sentence. 'network', 'timeout', 'aborted' and 'unexpected' are the client's own. */
export type Failure = Omit<Problem, 'code'> & { code: Problem['code'] | 'network' | 'timeout' | 'aborted' | 'unexpected' };
export type Result<Data> = { ok: true; data: Data } | { ok: false; problem: Failure };
export type Input<Name extends keyof Calls> = Omit<Calls[Name], 'answer'>;
export type Options = { signal?: AbortSignal; timeout?: number };
export interface ShopClient {
  /** Makes a call. Never throws: a failure is a value. */
  call<Name extends keyof Calls>(
    name: Name,
    ...given: {} extends Input<Name> ? [input?: Input<Name>, options?: Options] : [input: Input<Name>, options?: Options]
  ): Promise<Result<Calls[Name]['answer']>>;
}
/** \`origin\`: the shop's address; \`key\`: an API key, left out for calls that are open to all. */
export function createShopClient(options: {
  origin: string;
  key?: string;
  fetch?: typeof globalThis.fetch;
}): ShopClient;
`;

/** The package's declarations, from the schemas of the calls: a stranger needs neither zod nor this repository. */
export async function declarations(): Promise<string> {
  const calls = Object.fromEntries(clientCalls.map(([name, endpoint]) => [name, callOf(endpoint)]));
  const options = { bannerComment: '', additionalProperties: false, ignoreMinAndMaxItems: true };
  const table = await compile(objectOf(calls, Object.keys(calls)), 'Calls', options);
  const problem = await compile(jsonOf(problemDocument, 'output'), 'Problem', options);
  return `${table}\n${problem}\n${CLIENT}`;
}
