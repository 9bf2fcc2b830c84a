import type { ProductBulkEdit, ProductChange, ProductJson } from 'shared-domain/contracts';

type BulkChange = Extract<ProductBulkEdit, { changes: unknown }>['changes'][number];

/** A change, and the product it is based on. */
export type Wanted = { product: ProductJson; change: ProductChange };

/** Characters of changes in one call, well below the API's limit for JSON in bytes. */
const CALL_LENGTH = 100_000;

/** The changes in as many calls as their size needs. */
export function inCalls(wanted: readonly Wanted[]): BulkChange[][] {
  const calls: BulkChange[][] = [];
  let length = CALL_LENGTH;
  for (const { product, change } of wanted) {
    const one = { id: product.id, change, updatedAt: product.updatedAt };
    length += JSON.stringify(one).length;
    if (length > CALL_LENGTH) {
      calls.push([]);
      length = 0;
    }
    calls.at(-1)?.push(one);
  }
  return calls;
}
