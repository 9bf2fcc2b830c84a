import type { Product } from '../products/index.ts';
import { type CatalogueFilters, filterProducts } from './filters.ts';
import { passesQuickFilters, type QuickFilter } from './quick-filters.ts';
import { searchProducts } from './search.ts';

/** Filters of the staff's inventory page (section 2, admin). */
export type InventoryFilters = CatalogueFilters & {
  readonly showHidden: boolean;
  readonly quickFilters: readonly QuickFilter[];
};

/** The staff's product list: hidden products only with `showHidden`; brand, packaging, quick filters and search. */
export function inventoryOf<Item extends Product>(
  products: readonly Item[],
  filters: InventoryFilters,
): Item[] {
  const seen = products.filter(
    (product) => (filters.showHidden || !product.hidden) && passesQuickFilters(product, filters.quickFilters),
  );
  return searchProducts(filterProducts(seen, filters), filters.search);
}
