import { useCallback, useMemo } from 'react';
import type { InventoryFilters } from 'shared-domain/catalogue';
import { useSearchParams } from 'shared-ui/router';
import { type InventoryView, NO_FILTERS, queryOf, viewFrom } from './address.ts';

/** The view that the address holds, and ways to change it. The open editor (`edit`) stands in the address too. */
export function useInventoryView() {
  const [query, setQuery] = useSearchParams();
  const view = useMemo(() => viewFrom(query), [query]);
  const edited = query.get('edit');

  const change = useCallback(
    (part: Partial<InventoryView>, { replace = false } = {}) =>
      setQuery((before) => queryOf({ ...viewFrom(before), ...part }), { replace, preventScrollReset: true }),
    [setQuery],
  );
  const filter = useCallback(
    (part: Partial<InventoryFilters>) =>
      setQuery(
        (before) => {
          const held = viewFrom(before);
          return queryOf({ ...held, filters: { ...held.filters, ...part } });
        },
        { replace: part.search !== undefined, preventScrollReset: true },
      ),
    [setQuery],
  );
  const clear = useCallback(() => change({ filters: NO_FILTERS, lto: [] }), [change]);
  const edit = useCallback(
    (id: string | null) =>
      setQuery((before) => {
        const next = queryOf(viewFrom(before));
        if (id !== null) next.set('edit', id);
        return next;
      }),
    [setQuery],
  );
  return { view, edited, change, filter, clear, edit };
}

export type InventoryAddress = ReturnType<typeof useInventoryView>;
