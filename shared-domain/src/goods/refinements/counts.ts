import { brandsOf, type CatalogueFilters, foundAmong, hasBrand, hasPackaging } from '../catalogue/index.ts';
import { PACKAGING_TYPES, type Product } from '../products/index.ts';
import {
  CONTAINERS,
  containerOf,
  hasStyle,
  type ListContext,
  ONLY,
  type Refinement,
  refinedAmong,
} from './refinement.ts';

/** A filter option, and how many products it would leave if chosen alone. */
export type FilterCount = { readonly value: string; readonly count: number };

/** A list's filters. */
export const FILTER_NAMES = ['packaging', 'container', 'style', 'brand', 'only'] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** The options of each filter with their counts, including options with a count of 0. */
export type FilterCounts = Readonly<Record<FilterName, readonly FilterCount[]>>;

export type Filtered = CatalogueFilters & { readonly category?: string } & Omit<Refinement, 'sort'>;

/** Style options, sorted: the last word if several styles share it, such as 'IPA', else the whole style. */
export function stylesOf(products: readonly Pick<Product, 'style'>[]): string[] {
  const styles = [...new Set(products.map(({ style }) => style?.trim() ?? ''))].filter(Boolean);
  const lastWord = (style: string) => style.slice(style.lastIndexOf(' ') + 1);
  const isShared = (word: string) => styles.filter((style) => hasStyle({ style }, word)).length > 1;
  const options = styles.map((style) => (isShared(lastWord(style)) ? lastWord(style) : style));
  return [...new Set(options)].sort((one, other) => one.localeCompare(other, 'en-CA'));
}

/**
 * Counts of a shop's filter options (LISTING-24): each under all other filters, the search and the category.
 * @param listed the products that the shop lists
 */
export function countsOf(listed: readonly Product[], query: Filtered, context: ListContext): FilterCounts {
  const left = (without: Partial<Filtered>) => {
    const filters = { ...query, ...without };
    return refinedAmong(
      foundAmong(() => listed, filters),
      filters,
      context,
    );
  };
  const count = <Value extends string>(
    values: readonly Value[],
    products: readonly Product[],
    matches: (product: Product, value: Value) => boolean,
  ) => values.map((value) => ({ value, count: products.filter((each) => matches(each, value)).length }));
  const inside = foundAmong(() => listed, { ...query, brands: [], packagings: [], search: '' });
  const containers = new Set(inside.map(containerOf));
  return {
    packaging: count(PACKAGING_TYPES, left({ packagings: [] }), (each, value) => hasPackaging(each, [value])),
    container: count(
      CONTAINERS.filter((container) => containers.has(container)),
      left({ containers: [] }),
      (each, value) => containerOf(each) === value,
    ),
    style: count(stylesOf(inside), left({ styles: [] }), hasStyle),
    brand: count(brandsOf(inside), left({ brands: [] }), (each, value) => hasBrand(each, [value])),
    only: ONLY.map((only) => ({ value: only, count: left({ only: [...query.only, only] }).length })),
  };
}
