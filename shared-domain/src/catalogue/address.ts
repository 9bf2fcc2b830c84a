import { commaList, valuesIn } from '../calls/index.ts';
import { isPackagingType } from '../products/index.ts';
import type { CatalogueFilters } from './filters.ts';

/** The different values of a comma list. */
const split = (text: string | null): string[] => [...new Set(valuesIn(text ?? ''))];

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
    ['brand', commaList(filters.brands)],
    ['packaging', commaList(filters.packagings)],
    ['search', filters.search.trim()],
  ]);

/** Whether any filter of a shop is on: then staff see the shareable address. */
export const isFiltered = (filters: CatalogueFilters): boolean => filtersToQuery(filters).size > 0;
