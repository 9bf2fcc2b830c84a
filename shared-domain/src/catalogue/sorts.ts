import { ltoStatusOf } from '../pricing/index.ts';
import { type Channel, displayName, type Product } from '../products/index.ts';
import { availableUnits } from '../stock/index.ts';

const byName = new Intl.Collator('en-CA', { numeric: true });

/**
 * The default sort (LISTING-8): active offers first, then in stock before out of stock, then by the shown name.
 * @param channel whose availability counts; wholesale by default
 */
export function sortByDefault<Item extends Product>(
  products: readonly Item[],
  at: Date,
  channel: Channel = 'licensee',
): Item[] {
  return products
    .map((product) => ({
      product,
      group: (ltoStatusOf(product, at) === 'active' ? 0 : 2) + (availableUnits(product, channel) > 0 ? 0 : 1),
      name: displayName(product),
    }))
    .sort((a, b) => a.group - b.group || byName.compare(a.name, b.name))
    .map(({ product }) => product);
}

/** The chronological sort (LISTING-8): newest `created_at` first, products without a date last, in their order. */
export const sortByNewest = <Item extends Product>(products: readonly Item[]): Item[] =>
  products
    .map((product) => ({ product, created: Date.parse(product.created_at ?? '') }))
    .map(({ product, created }) => ({
      product,
      created: Number.isNaN(created) ? Number.NEGATIVE_INFINITY : created,
    }))
    .sort((a, b) => (a.created === b.created ? 0 : b.created - a.created))
    .map(({ product }) => product);
