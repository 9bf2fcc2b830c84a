import { type Candidates, type CatalogueFilters, filterProducts, searchAmong } from '../catalogue/index.ts';
import type { Product } from '../products/index.ts';
import { passesQuickFilters, QUICK_FILTERS, type QuickFilter } from './quick-filters.ts';

/** Filters of the staff's inventory page (LISTING-11). */
export type InventoryFilters = CatalogueFilters & {
  readonly showHidden: boolean;
  readonly quickFilters: readonly QuickFilter[];
};

/** Hidden products show only with `showHidden` or the quick filter for them. */
const isShown = (product: Product, showHidden: boolean, quickFilters: readonly QuickFilter[]): boolean =>
  showHidden || !product.hidden || quickFilters.includes('forced-hidden');

/** `inventoryOf` for a list with an index of search candidates. */
export function inventoryAmong<Item extends Product>(
  candidates: Candidates<Item>,
  filters: InventoryFilters,
): Item[] {
  const { showHidden, quickFilters } = filters;
  const isSeen = (product: Item) =>
    isShown(product, showHidden, quickFilters) && passesQuickFilters(product, quickFilters);
  return searchAmong((texts) => filterProducts(candidates(texts).filter(isSeen), filters), filters.search);
}

/** The staff's product list, with brand, packaging, quick filters and search. */
export const inventoryOf = <Item extends Product>(
  products: readonly Item[],
  filters: InventoryFilters,
): Item[] => inventoryAmong(() => products, filters);

/** How many products, hidden ones included, each quick filter would list on its own. */
export const quickFilterCounts = (
  products: readonly Product[],
  showHidden: boolean,
): Record<QuickFilter, number> =>
  Object.fromEntries(
    QUICK_FILTERS.map(({ id }) => [
      id,
      products.filter((product) => isShown(product, showHidden, [id]) && passesQuickFilters(product, [id]))
        .length,
    ]),
  ) as Record<QuickFilter, number>;
