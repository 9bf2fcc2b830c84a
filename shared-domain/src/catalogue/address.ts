import { isPackagingType } from '../products/index.ts';
import type { CatalogueFilters } from './filters.ts';
import type { InventoryFilters } from './inventory.ts';
import { isQuickFilter } from './quick-filters.ts';

/** Joins values with commas; a comma or per cent sign inside a value is escaped. */
const joined = (values: readonly string[]): string =>
  values.map((value) => value.replace(/[%,]/g, encodeURIComponent)).join(',');

const unescaped = (item: string): string => item.replace(/%2C/gi, ',').replace(/%25/g, '%');

/** Splits what `joined` wrote, without empty items and surrounding blanks. */
const split = (text: string | null): string[] => [
  ...new Set(
    (text ?? '')
      .split(',')
      .map((item) => unescaped(item.trim()))
      .filter(Boolean),
  ),
];

function withParameters(entries: readonly (readonly [string, string])[]): URLSearchParams {
  return new URLSearchParams(
    entries.filter(([, value]) => value !== '').map(([name, value]): [string, string] => [name, value]),
  );
}

/** Reads the filters of an address: `brand` and `packaging` as comma lists, `search`; unknown packagings are ignored. */
export const filtersFromQuery = (query: URLSearchParams): CatalogueFilters => ({
  brands: split(query.get('brand')),
  packagings: split(query.get('packaging')).filter(isPackagingType),
  search: query.get('search')?.trim() ?? '',
});

/** Writes filters as query parameters; inactive filters are left out. */
export const filtersToQuery = (filters: CatalogueFilters): URLSearchParams =>
  withParameters([
    ['brand', joined(filters.brands)],
    ['packaging', joined(filters.packagings)],
    ['search', filters.search.trim()],
  ]);

/** Reads the filters of the inventory page: the shop's, `showHidden` (true/false) and `filters` (quick-filter ids). */
export const inventoryFromQuery = (query: URLSearchParams): InventoryFilters => ({
  ...filtersFromQuery(query),
  showHidden: query.get('showHidden') === 'true',
  quickFilters: split(query.get('filters')).filter(isQuickFilter),
});

/** Writes the filters of the inventory page as query parameters. */
export const inventoryToQuery = (filters: InventoryFilters): URLSearchParams =>
  withParameters([
    ...filtersToQuery(filters).entries(),
    ['showHidden', filters.showHidden ? 'true' : ''],
    ['filters', joined(filters.quickFilters)],
  ]);

/** Whether any filter of a shop is on: then staff see the shareable address. */
export const isFiltered = (filters: CatalogueFilters): boolean => filtersToQuery(filters).size > 0;
