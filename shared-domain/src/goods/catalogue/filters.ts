import { matchesPackaging, type PackagingType, type Product } from '../products/index.ts';
import { fold } from './folding.ts';

/** Filters of a shop's grid. An empty list or text doesn't filter. */
export type CatalogueFilters = {
  /** Brand labels, combined as OR. */
  readonly brands: readonly string[];
  /** Combined as OR. */
  readonly packagings: readonly PackagingType[];
  readonly search: string;
};

/** The brand's label, trimmed; '' if a product has none. */
export const brandOf = (product: Pick<Product, 'hiddenCategory'>): string =>
  product.hiddenCategory?.trim() ?? '';

/** Brand filter options: each label once, blank ones left out, sorted (LISTING-9). */
export const brandsOf = (products: readonly Product[]): string[] =>
  [...new Set(products.map(brandOf))].filter(Boolean).sort((a, b) => a.localeCompare(b, 'en-CA'));

/** Cache of folded labels: a catalogue has few brands and categories, and many products of each. */
const foldedLabels = new Map<string, string>();

function foldLabel(label: string): string {
  const known = foldedLabels.get(label) ?? fold(label);
  if (foldedLabels.size >= 1_000) foldedLabels.clear();
  foldedLabels.set(label, known);
  return known;
}

/** Whether a product has one of these brands; one without a brand never has (LISTING-9). No brands: all pass. */
export function hasBrand(product: Product, brands: readonly string[]): boolean {
  if (brands.length === 0) return true;
  const label = foldLabel(brandOf(product));
  return label !== '' && brands.some((brand) => foldLabel(brand) === label);
}

/** Whether a product comes in one of these packagings (LISTING-10). No packagings: all pass. */
export const hasPackaging = (product: Product, packagings: readonly PackagingType[]): boolean =>
  packagings.length === 0 ||
  packagings.some((packaging) => matchesPackaging(product.packagingType, packaging));

/**
 * The category filter: a case-insensitive substring of the category or of the packaging that the shops show as
 * category; dashes in a URL count as spaces (LISTING-10).
 */
export function hasCategory(product: Product, category: string): boolean {
  const spaced = (text: string) => foldLabel(text.replaceAll('-', ' '));
  const wanted = spaced(category);
  return [product.category ?? '', product.packagingType].some((text) => spaced(text).includes(wanted));
}

/** The products that pass the brand and packaging filters, in their order; `search` is applied by `searchProducts`. */
export const filterProducts = <Item extends Product>(
  products: readonly Item[],
  filters: Pick<CatalogueFilters, 'brands' | 'packagings'>,
): Item[] =>
  products.filter(
    (product) => hasBrand(product, filters.brands) && hasPackaging(product, filters.packagings),
  );
