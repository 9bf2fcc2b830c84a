import type { ProductChange } from 'shared-domain/contracts';
import type { Product } from 'shared-domain/products';

/** The change that undoes a change. A field that was empty is cleared again, except ABV, which is now required. */
export function reverseOf(before: Product, change: ProductChange): ProductChange {
  const fields = Object.keys(change) as (keyof ProductChange & keyof Product)[];
  return Object.fromEntries(
    fields
      .filter((field) => field !== 'abv' || before.abv !== undefined)
      .map((field) => [field, before[field] ?? null]),
  ) as ProductChange;
}
