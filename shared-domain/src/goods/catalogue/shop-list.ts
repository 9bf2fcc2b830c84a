import { matchesPackaging, PACKAGING_TYPES, type PackagingType, type Product } from '../products/index.ts';
import { brandsOf, type CatalogueFilters, filterProducts, hasCategory } from './filters.ts';
import { type Candidates, searchAmong } from './search.ts';

/** How a shop can sort its products (LISTING-8, LISTING-23). */
export type ShopSort = 'default' | 'newest' | 'name' | 'price' | 'price-down' | 'strength' | 'strength-up';

/** A shop page's query of the shop's listing. */
export type ShopQuery = CatalogueFilters & {
  /** The category in the URL (LISTING-10); undefined for all. */
  readonly category?: string;
};

/** What a shop's page shows besides its product cards, independent of filters. */
export type ShopFacets<Item extends Product = Product> = {
  /** Products that the shop lists. */
  readonly listed: number;
  /** Those of them in the requested category. */
  readonly inCategory: number;
  /** Brands of the category, sorted. */
  readonly brands: readonly string[];
  /** The packagings that the shop lists, in the order of its tabs, with the products on their tiles. */
  readonly packagings: readonly {
    readonly packaging: PackagingType;
    readonly count: number;
    readonly examples: readonly Item[];
  }[];
};

/** The maximum number of products on a packaging's tile. */
const EXAMPLES = 3;

const inCategory = <Item extends Product>(products: readonly Item[], category?: string): readonly Item[] =>
  category === undefined ? products : products.filter((product) => hasCategory(product, category));

/** The products of a listing that match a page's query, in the listing's order; search results come best first. */
export const foundAmong = <Item extends Product>(candidates: Candidates<Item>, query: ShopQuery): Item[] =>
  searchAmong((texts) => filterProducts(inCategory(candidates(texts), query.category), query), query.search);

/** The facets of a listing, for one category or all. */
export function facetsOf<Item extends Product>(listed: readonly Item[], category?: string): ShopFacets<Item> {
  const inside = inCategory(listed, category);
  const types = [...new Set(listed.map(({ packagingType }) => packagingType))];
  const packagings = PACKAGING_TYPES.map((packaging) => {
    const matching = new Set(types.filter((type) => matchesPackaging(type, packaging)));
    const products = listed.filter(({ packagingType }) => matching.has(packagingType));
    return { packaging, count: products.length, examples: ofManyBrands(products) };
  });
  return {
    listed: listed.length,
    inCategory: inside.length,
    brands: brandsOf(inside),
    packagings: packagings.filter(({ count }) => count > 0),
  };
}

/** The first products, from as many different breweries as possible. */
function ofManyBrands<Item extends Product>(products: readonly Item[]): Item[] {
  const firsts = new Map<string | undefined, Item>();
  for (const product of products) {
    if (firsts.size === EXAMPLES) break;
    if (!firsts.has(product.hiddenCategory)) firsts.set(product.hiddenCategory, product);
  }
  return [...new Set([...firsts.values(), ...products.slice(0, EXAMPLES)])].slice(0, EXAMPLES);
}
