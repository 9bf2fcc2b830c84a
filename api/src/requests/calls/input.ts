import type { Request } from 'express';
import { checkInput, type Endpoint, type FieldError } from 'shared-domain/contracts';
import { problem } from '../problems/index.ts';

/**
 * The parts of a request as the endpoint's schemas parse them; a part without a schema is not read. Bad input is
 * refused with 422 and the path and message of each fault.
 */
export function inputOf(
  { params, query, request: body }: Endpoint,
  request: Request,
): Record<string, unknown> {
  const input: Record<string, unknown> = {};
  const errors: FieldError[] = [];
  for (const [part, schema] of Object.entries({ params, query, body })) {
    if (!schema) continue;
    const result = checkInput(schema, request[part as 'params' | 'query' | 'body'] ?? {});
    if (result.ok) input[part] = result.data;
    else errors.push(...result.errors);
  }
  if (errors.length > 0) throw problem('validation', { errors });
  return input;
}
