import { commaList, valuesIn } from '../../foundation/calls/index.ts';
import { isPackagingType } from '../products/index.ts';
import type { CatalogueFilters } from './filters.ts';

/** The distinct values of a comma list. */
const split = (text: string | null): string[] => [...new Set(valuesIn(text ?? ''))];

/** Reads the filters from query parameters: `brand` and `packaging` as comma lists, `search`; unknown packagings are ignored. */
export const filtersFromQuery = (query: URLSearchParams): CatalogueFilters => ({
  brands: split(query.get('brand')),
  packagings: split(query.get('packaging')).filter(isPackagingType),
  search: query.get('search')?.trim() ?? '',
});

/**
 * Writes filters as query parameters; inactive filters are left out.
 * @param others query parameters to keep
 */
export function filtersToQuery(filters: CatalogueFilters, others?: URLSearchParams): URLSearchParams {
  const query = new URLSearchParams(others);
  const parameters = {
    brand: commaList(filters.brands),
    packaging: commaList(filters.packagings),
    search: filters.search.trim(),
  };
  for (const [name, value] of Object.entries(parameters)) {
    query.delete(name);
    if (value) query.set(name, value);
  }
  return query;
}
