import { useCallback, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router';
import { type CatalogueFilters, filtersFromQuery, filtersToQuery } from 'shared-domain/catalogue';

/** A shop's filters in the address (`brand`, `packaging`, `search`). Typing in the search replaces the history entry. */
export function useFilters() {
  const [query, setQuery] = useSearchParams();
  const filters = useMemo(() => filtersFromQuery(query), [query]);
  /** The pending filters over an address, so that a second change doesn't undo the first. */
  const asked = useRef({ over: query, filters });
  const change = useCallback(
    (part: Partial<CatalogueFilters>) => {
      const before = asked.current.over === query ? asked.current.filters : filters;
      asked.current = { over: query, filters: { ...before, ...part } };
      setQuery(filtersToQuery(asked.current.filters, query), {
        replace: part.search !== undefined,
        preventScrollReset: true,
      });
    },
    [query, filters, setQuery],
  );
  /** Only the view stays. */
  const clear = () => {
    const view = query.get('view');
    setQuery(view ? { view } : {}, { preventScrollReset: true });
  };
  return { filters, change, clear };
}
