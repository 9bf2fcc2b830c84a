import type { ZodType, z } from 'zod';
import { type CallName, methodAndPath } from '../../foundation/calls/index.ts';
import type { Endpoints } from '../../interface/contracts/index.ts';
import type { Result } from './result.ts';
import type { CallOptions, Query, RawCall, RequestOptions } from './transport.ts';

type Params<Contract> = Contract extends { params: infer Schema extends ZodType }
  ? { params: z.input<Schema> }
  : unknown;
type Filters<Contract> = Contract extends { query: infer Schema extends ZodType }
  ? { query?: { [Name in keyof z.output<Schema>]?: Query[string] } }
  : unknown;
type Body<Contract> = Contract extends { request: infer Schema extends ZodType }
  ? { body: z.input<Schema> }
  : unknown;
type Files<Contract> = Contract extends { file: infer Field extends string }
  ? { files: Record<Field, Blob> }
  : unknown;
type Keyed<Contract> = Contract extends { headers: ZodType } ? { idempotencyKey: string } : unknown;

type Input<Contract> = Params<Contract> &
  Filters<Contract> &
  Body<Contract> &
  Files<Contract> &
  Keyed<Contract>;

/** A call's input, by its endpoint's schemas. */
export type CallInput<Name extends CallName> =
  unknown extends Input<Endpoints[Name]> ? Record<string, never> : Input<Endpoints[Name]>;

/** The result of a successful call. */
export type CallData<Name extends CallName> = Endpoints[Name] extends {
  response: infer Schema extends ZodType;
}
  ? z.output<Schema>
  : undefined;

/**
 * Makes a call of a table by its name: `call('refundOrder', { params: { id }, body, idempotencyKey })`, or by name only
 * if it needs no input. Returns a value and never throws.
 */
export type TypedCall<Table> = <Name extends keyof Table & CallName>(
  name: Name,
  ...given: Record<string, never> extends CallInput<Name>
    ? [input?: CallInput<Name>, options?: RequestOptions]
    : [input: CallInput<Name>, options?: RequestOptions]
) => Promise<Result<CallData<Name>>>;

/** The input of any call, as it is sent. */
type AnyInput = {
  params?: Record<string, string>;
  query?: Query;
  body?: unknown;
  files?: Record<string, Blob>;
  idempotencyKey?: string;
};

/** The path of a call with its parameters filled in: `/api/orders/:id` becomes `/api/orders/CBO-1`. */
export function pathOf(call: string, params: Record<string, string> = {}): string {
  return methodAndPath(call).path.replace(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/** The calls of a table by name. Only the types come from the endpoints' schemas; no schema is bundled. */
export function createTypedCall<Table extends Record<string, string>>(
  raw: RawCall,
  table: Table,
): TypedCall<Table> {
  return async (name, ...given) => {
    const [input = {}, options] = given as [AnyInput?, RequestOptions?];
    const call = String(table[name]);
    const result = await raw(methodAndPath(call).method, pathOf(call, input.params), {
      ...sentOf(input),
      ...options,
    });
    return result.ok ? { ok: true, data: result.data.body as CallData<typeof name> } : result;
  };
}

function sentOf({ query, body, files, idempotencyKey }: AnyInput): CallOptions {
  return {
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { body }),
    // Uploads have no time limit.
    ...(files ? { body: formOf(files), timeout: 0 } : {}),
    ...(idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } }),
  };
}

function formOf(files: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [field, file] of Object.entries(files)) form.append(field, file);
  return form;
}
