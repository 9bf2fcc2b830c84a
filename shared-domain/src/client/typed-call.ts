import type { ZodType, z } from 'zod';
import { type CallName, methodAndPath } from '../calls/index.ts';
import type { Endpoints } from '../contracts/index.ts';
import type { Result } from './result.ts';
import type { CallOptions, Query, RawCall } from './transport.ts';

/** What a call may be given beside its input. */
export type RequestOptions = Pick<CallOptions, 'signal' | 'timeout' | 'onProgress'>;

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

/** What goes into a call, as its endpoint's schemas say. */
export type CallInput<Name extends CallName> = Params<Endpoints[Name]> &
  Filters<Endpoints[Name]> &
  Body<Endpoints[Name]> &
  Files<Endpoints[Name]> &
  Keyed<Endpoints[Name]>;

/** What comes back from a call that succeeds. */
export type CallData<Name extends CallName> = Endpoints[Name] extends {
  response: infer Schema extends ZodType;
}
  ? z.output<Schema>
  : undefined;

/** The input of any call, as it goes out. */
type AnyInput = {
  params?: Record<string, string>;
  query?: Query;
  body?: unknown;
  files?: Record<string, Blob>;
  idempotencyKey?: string;
};

/** The path of a call with its parameters put in: `/api/orders/:id` becomes `/api/orders/CBO-1`. */
export function pathOf(call: string, params: Record<string, string> = {}): string {
  return methodAndPath(call).path.replace(/:(\w+)/g, (_part, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/**
 * The calls of a table by their names: `call('refundOrder', { params: { id }, body, idempotencyKey })`. Types come from the
 * endpoints' schemas, which do not travel with it. Answers a value and never throws.
 */
export function createTypedCall<Table extends Record<string, string>>(raw: RawCall, table: Table) {
  return async <Name extends keyof Table & CallName>(
    name: Name,
    input: CallInput<Name>,
    options: RequestOptions = {},
  ): Promise<Result<CallData<Name>>> => {
    const call = String(table[name]);
    const given = input as AnyInput;
    const result = await raw(methodAndPath(call).method, pathOf(call, given.params), {
      ...sentOf(given),
      ...options,
    });
    return result.ok ? { ok: true, data: result.data.body as CallData<Name> } : result;
  };
}

function sentOf({ query, body, files, idempotencyKey }: AnyInput): CallOptions {
  return {
    ...(query ? { query } : {}),
    ...(body === undefined ? {} : { body }),
    // A file takes as long as it takes.
    ...(files ? { body: formOf(files), timeout: 0 } : {}),
    ...(idempotencyKey === undefined ? {} : { headers: { 'Idempotency-Key': idempotencyKey } }),
  };
}

function formOf(files: Record<string, Blob>): FormData {
  const form = new FormData();
  for (const [field, file] of Object.entries(files)) form.append(field, file);
  return form;
}
