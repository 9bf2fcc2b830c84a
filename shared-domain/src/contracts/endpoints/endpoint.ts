import type { z } from 'zod';
import type { ProblemCode } from '../problems.ts';

/** Who may call: everybody, this machine's dev mode, and so on. The API's protections follow it. */
export type Caller = 'all' | 'inside' | 'licensee' | 'placer' | 'staff' | 'stripe' | 'local';

/** One call of the API. The OpenAPI document, the fuzz test's bodies and the client's test derive from it. */
export interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** As Express writes it: `/api/products/:id`. */
  path: string;
  who: Caller;
  summary: string;
  /** The JSON body that is accepted. */
  request?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  /** The name of the file part of a multipart body. */
  file?: string;
  /** The status of success. */
  status: number;
  /** The JSON that success answers with; left out where there is no body or it isn't JSON. */
  response?: z.ZodType;
  /** The content type of an answer that isn't JSON. */
  produces?: string;
  /** What a stream's `data` lines carry. */
  events?: z.ZodType;
  /** Failures beside validation, too_many_requests, overloaded and internal, which every call may answer. */
  problems?: readonly ProblemCode[];
}
