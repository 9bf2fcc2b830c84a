import { commaList, valuesIn } from '../../foundation/calls/index.ts';
import type { ShopSort } from '../catalogue/index.ts';
import { ltoStatusOf } from '../pricing/index.ts';
import { type Channel, isKegPackaging, type Product } from '../products/index.ts';
import { availableUnits } from '../stock/index.ts';

/** How a shop's list can be sorted (LISTING-8, LISTING-23). */
export const SHOP_SORTS = [
  'default',
  'name',
  'price',
  'price-down',
  'newest',
  'strength',
  'strength-up',
] as const satisfies readonly ShopSort[];

/** What a drink comes in. */
export const CONTAINERS = ['can', 'bottle', 'keg'] as const;
export type Container = (typeof CONTAINERS)[number];

/** Filters for products that are in stock, or on offer. */
export const ONLY = ['in-stock', 'on-sale'] as const;
export type Only = (typeof ONLY)[number];

/** A list's further filters and its sort (LISTING-23, LISTING-24). An empty list doesn't filter. */
export type Refinement = {
  readonly sort: ShopSort;
  /** Combined as OR. */
  readonly styles: readonly string[];
  /** Combined as OR. */
  readonly containers: readonly Container[];
  /** Combined as AND. */
  readonly only: readonly Only[];
};

/** Where and when a list is shown: stock depends on the channel, offers on the instant. */
export type ListContext = { channel: Channel; at: Date };

const among =
  <Value extends string>(values: readonly Value[]) =>
  (text: string): text is Value =>
    values.some((value) => value === text);

/** Reads the refinement from query parameters: `sort`, and `style`, `container`, `only` as comma lists. Ignores unknown values. */
export function refinementFromQuery(query: URLSearchParams): Refinement {
  const listOf = (name: string) => [...new Set(valuesIn(query.get(name) ?? ''))];
  return {
    sort: SHOP_SORTS.find((sort) => sort === query.get('sort')) ?? 'default',
    styles: listOf('style'),
    containers: listOf('container').filter(among(CONTAINERS)),
    only: listOf('only').filter(among(ONLY)),
  };
}

/** A refinement as query parameters; what isn't chosen is left out. */
export function refinementParameters({ sort, styles, containers, only }: Refinement): Record<string, string> {
  const parameters = {
    sort: sort === 'default' ? '' : sort,
    style: commaList(styles),
    container: commaList(containers),
    only: commaList(only),
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value));
}

/** Whether a product's style is this one or ends in it: 'IPA' includes 'Hazy IPA', in any case (LISTING-24). */
export function hasStyle({ style }: Pick<Product, 'style'>, wanted: string): boolean {
  return ` ${style?.trim() ?? ''}`.toLowerCase().endsWith(` ${wanted.toLowerCase()}`);
}

/** A product's container; undefined if it isn't known. */
export const containerOf = ({
  packagingType,
  container,
}: Pick<Product, 'packagingType' | 'container'>): Container | undefined =>
  isKegPackaging(packagingType) ? 'keg' : container;

/** Whether a product passes one of the filters of `ONLY`. */
export const passes = (product: Product, only: Only, { channel, at }: ListContext): boolean =>
  only === 'in-stock' ? availableUnits(product, channel) > 0 : ltoStatusOf(product, at) === 'active';

/** The products that pass a refinement's filters, in list order. */
export const refinedAmong = <Item extends Product>(
  products: readonly Item[],
  { styles, containers, only }: Omit<Refinement, 'sort'>,
  context: ListContext,
): Item[] =>
  products.filter(
    (product) =>
      (styles.length === 0 || styles.some((style) => hasStyle(product, style))) &&
      (containers.length === 0 || containers.some((each) => each === containerOf(product))) &&
      only.every((each) => passes(product, each, context)),
  );
