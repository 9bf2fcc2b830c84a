import { ltoStatusOf } from '../pricing/index.ts';
import { type Channel, displayName, type Product } from '../products/index.ts';
import { availableUnits } from '../stock/index.ts';

let names: Intl.Collator | undefined;

/** Compares names as a reader sorts them: 'Batch 9' before 'Batch 10'. */
export function compareNames(one: string, other: string): number {
  names ??= new Intl.Collator('en-CA', { numeric: true });
  return names.compare(one, other);
}

/** A product's key in the default sort: its group, then its display name. */
export type DefaultSortKey<Item extends Product = Product> = { product: Item; group: number; name: string };

/** A product's key in the default sort at an instant (LISTING-8). */
export const defaultSortKeyOf = <Item extends Product>(
  product: Item,
  at: Date,
  channel: Channel,
): DefaultSortKey<Item> => ({
  product,
  group: (ltoStatusOf(product, at) === 'active' ? 0 : 2) + (availableUnits(product, channel) > 0 ? 0 : 1),
  name: displayName(product),
});

/** Compares keys of the default sort; 0 for products that keep the order of their list. */
export const compareDefault = (one: DefaultSortKey, other: DefaultSortKey): number =>
  one.group - other.group || compareNames(one.name, other.name);

/**
 * The default sort (LISTING-8): active offers first, then in stock before out of stock, then by the shown name.
 * @param channel whose availability counts; wholesale by default
 */
export const sortByDefault = <Item extends Product>(
  products: readonly Item[],
  at: Date,
  channel: Channel = 'licensee',
): Item[] =>
  products
    .map((product) => defaultSortKeyOf(product, at, channel))
    .sort(compareDefault)
    .map(({ product }) => product);

/** A product's key in the chronological sort: its creation date in milliseconds; products without a date sort last. */
export type NewestSortKey<Item extends Product = Product> = { product: Item; created: number };

/** A product's key in the chronological sort (LISTING-8). */
export function newestSortKeyOf<Item extends Product>(product: Item): NewestSortKey<Item> {
  const created = Date.parse(product.created_at ?? '');
  return { product, created: Number.isNaN(created) ? Number.NEGATIVE_INFINITY : created };
}

/** Compares keys of the chronological sort; 0 for products that keep the order of their list. */
export const compareNewest = (one: NewestSortKey, other: NewestSortKey): number =>
  one.created === other.created ? 0 : other.created - one.created;

/** The chronological sort (LISTING-8): newest `created_at` first, products without a date last, in their order. */
export const sortByNewest = <Item extends Product>(products: readonly Item[]): Item[] =>
  products
    .map((product) => newestSortKeyOf(product))
    .sort(compareNewest)
    .map(({ product }) => product);
