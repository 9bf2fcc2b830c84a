import { customerCalls } from '../../foundation/calls/index.ts';
import { readProductList } from './product-list.ts';
import { type ClientOptions, createRawCall } from './transport.ts';
import { createTypedCall } from './typed-call.ts';

/** The client of every visitor's pages. Each call returns a value and never throws. */
export function createClient(options: ClientOptions) {
  const raw = createRawCall(options);
  return {
    raw,
    call: createTypedCall(raw, customerCalls),
    productList: (etag?: string | null) => readProductList(raw, etag),
  };
}

/** The calls of customers' pages. */
export type Client = ReturnType<typeof createClient>;
