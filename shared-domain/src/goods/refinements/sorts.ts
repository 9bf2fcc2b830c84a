import {
  compareDefault,
  compareNames,
  compareNewest,
  type DefaultSortKey,
  defaultSortKeyOf,
  type NewestSortKey,
  newestSortKeyOf,
  type ShopSort,
} from '../catalogue/index.ts';
import { priceOf } from '../pricing/index.ts';
import type { Product } from '../products/index.ts';
import { type ListContext, type Refinement, refinedAmong } from './refinement.ts';

/** A product's keys in all sorts. */
export type SortKeys<Item extends Product = Product> = DefaultSortKey<Item> &
  NewestSortKey<Item> & {
    /** Cents of one unit now. */
    unit: number;
    /** Per cent; undefined if it isn't known. */
    abv: number | undefined;
  };

/** Calculates a product's sort keys for a channel at an instant. */
export const sortKeysOf = <Item extends Product>(
  product: Item,
  { channel, at }: ListContext,
): SortKeys<Item> => ({
  ...defaultSortKeyOf(product, at, channel),
  ...newestSortKeyOf(product),
  unit: priceOf(product, channel, at).unit,
  abv: product.abv,
});

type Compare = (one: SortKeys, other: SortKeys) => number;

/** Products without an ABV come last in both directions. */
const byStrength =
  (sign: 1 | -1): Compare =>
  (one, other) =>
    Number(one.abv === undefined) - Number(other.abv === undefined) ||
    sign * ((one.abv ?? 0) - (other.abv ?? 0));

/** Compares sort keys; 0 for products that keep their list order (LISTING-8, LISTING-23). */
export const COMPARE: Readonly<Record<ShopSort, Compare>> = {
  default: compareDefault,
  newest: compareNewest,
  name: (one, other) => compareNames(one.name, other.name),
  price: (one, other) => one.unit - other.unit,
  'price-down': (one, other) => other.unit - one.unit,
  strength: byStrength(-1),
  'strength-up': byStrength(1),
};

/** The products that pass a refinement's filters, sorted by it; in the default sort they keep their list order. */
export function refinedList<Item extends Product>(
  products: readonly Item[],
  refinement: Refinement,
  context: ListContext,
): Item[] {
  const refined = refinedAmong(products, refinement, context);
  if (refinement.sort === 'default') return refined;
  return refined
    .map((product) => sortKeysOf(product, context))
    .sort(COMPARE[refinement.sort])
    .map(({ product }) => product);
}
