import { useCallback, useMemo } from 'react';
import { type CatalogueFilters, filtersFromQuery, filtersToQuery } from 'shared-domain/catalogue';
import { useSearchParams } from '../router/index.ts';

/**
 * A shop's filters as they stand in the address (`brand`, `packaging`, `search`), so that a combination can be shared and
 * survives reload and back. Typing in the search replaces the entry in the history instead of adding one a letter.
 */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => filtersFromQuery(query), [query]);
  const change = useCallback(
    (part: Partial<CatalogueFilters>) => {
      setQuery((before) => filtersToQuery({ ...filtersFromQuery(before), ...part }), {
        replace: part.search !== undefined,
        preventScrollReset: true,
      });
    },
    [setQuery],
  );
  const clear = useCallback(() => change({ brands: [], packagings: [], search: '' }), [change]);
  return { filters, change, clear };
}
