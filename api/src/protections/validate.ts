import type { Request, RequestHandler, Response } from 'express';
import { checkInput, type FieldError } from 'shared-domain/contracts';
import type { ZodType, z } from 'zod';
import { problem } from '../problems/index.ts';

/** What a route takes in. A part that is not named is not read by the route. */
export type Schemas = { [Part in 'body' | 'query' | 'params']?: ZodType | undefined };

/** The parts after the check, as the schemas made them: trimmed, defaulted, with unknown fields gone. */
export type Checked<S extends Schemas> = {
  [Part in keyof S]: S[Part] extends ZodType ? z.infer<S[Part]> : undefined;
};

/**
 * Checks body, query and params and hands the checked parts to the route's own function, the last in line:
 * `router.post('/leads', limit('form'), validated({ body: leadRequest }, async ({ body }, request, response) => ...))`.
 * Bad input is answered with 422 and the path and message of each fault.
 */
export function validated<S extends Schemas>(
  schemas: S,
  answer: (input: Checked<S>, request: Request, response: Response) => unknown,
): RequestHandler {
  return async (request, response) => {
    await answer(checked(schemas, request), request, response);
  };
}

/** The checked parts of a request, for a route whose body comes in another way than as JSON. */
export function checked<S extends Schemas>(schemas: S, request: Request): Checked<S> {
  const parts: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = schemas[part];
    if (!schema) continue;
    const result = checkInput(schema, request[part] ?? {});
    if (result.ok) parts[part] = result.data;
    else errors.push(...result.errors);
  }
  if (errors.length > 0) throw problem('validation', { errors });
  return parts as Checked<S>;
}
