import { commaList, valuesIn } from '../../foundation/calls/index.ts';
import { filtersFromQuery, filtersToQuery } from '../catalogue/index.ts';
import type { InventoryFilters } from './inventory.ts';
import { isQuickFilter } from './quick-filters.ts';

/** Reads the filters of the inventory page: the shop's, `showHidden` (true/false) and `filters` (quick-filter ids). */
export const inventoryFromQuery = (query: URLSearchParams): InventoryFilters => ({
  ...filtersFromQuery(query),
  showHidden: query.get('showHidden') === 'true',
  quickFilters: [...new Set(valuesIn(query.get('filters') ?? ''))].filter(isQuickFilter),
});

/** Writes the filters of the inventory page as query parameters. */
export function inventoryToQuery(filters: InventoryFilters): URLSearchParams {
  const query = filtersToQuery(filters);
  if (filters.showHidden) query.set('showHidden', 'true');
  if (filters.quickFilters.length > 0) query.set('filters', commaList(filters.quickFilters));
  return query;
}
