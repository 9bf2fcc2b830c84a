import { customerCalls } from '../../foundation/calls/index.ts';
import type { ProductJson, ProductListJson } from '../../interface/contracts/index.ts';
import type { Result } from './result.ts';
import type { RawCall } from './transport.ts';
import { pathOf } from './typed-call.ts';

/**
 * The product list and its ETag; `products` is null if the list with the sent ETag is still current (304). `asOf` is
 * the server's time (milliseconds), which a cached answer keeps; absent if unknown.
 */
export type ProductList = {
  products: ProductJson[] | null;
  etag: string | null;
  asOf?: number;
  /** The API wasn't reached; the browser's offline cache answered. */
  isKept?: true;
  /** The catalogue is too large to send to a browser (LISTING-19); `products` is empty. */
  isLarge?: true;
};

/** The wait between the three attempts at the product list is 1 s times the number of the attempt. */
const RETRY_WAIT = 1000;

/** Reads the product list if it has changed since the one with this ETag. Typed calls have no access to headers. */
export async function readProductList(raw: RawCall, etag?: string | null): Promise<Result<ProductList>> {
  const headers: Record<string, string> = etag ? { 'If-None-Match': etag } : {};
  const path = pathOf(customerCalls.listProducts);
  const query = { ifSmall: true };
  const result = await raw('GET', path, { headers, query, retryWait: RETRY_WAIT });
  if (!result.ok) return result;
  const { status, headers: answered, body } = result.data;
  const answer = status === 304 ? null : (body as ProductListJson);
  const asOf = Date.parse(answered.get('Date') ?? '');
  const data = {
    products: answer?.products ?? null,
    etag: answered.get('ETag') ?? etag ?? null,
    ...(answer?.isLarge && { isLarge: true as const }),
    ...(answered.has('X-Kept') && { isKept: true as const }),
  };
  return { ok: true, data: asOf > 0 ? { ...data, asOf } : data };
}
