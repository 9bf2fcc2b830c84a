import { useCallback, useMemo } from 'react';
import type { InventoryFilters } from 'shared-domain/inventory';
import { useAddressQuery } from '../../frame/address/index.ts';
import { type InventoryView, NO_FILTERS, queryOf, viewFrom } from './address.ts';

function withEdited(now: URLSearchParams, view: InventoryView, edited = now.get('edit')): URLSearchParams {
  const next = queryOf(view);
  if (edited !== null) next.set('edit', edited);
  return next;
}

/** The view in the address, and functions to change it. The open editor (`edit`) is in the address too. */
export function useInventoryView() {
  const { query, write } = useAddressQuery();
  const view = useMemo(() => viewFrom(query), [query]);
  const edited = query.get('edit');

  const change = useCallback(
    (part: Partial<InventoryView>) => write((now) => withEdited(now, { ...viewFrom(now), ...part })),
    [write],
  );
  const filter = useCallback(
    (part: Partial<InventoryFilters>) =>
      write(
        (now) => {
          const held = viewFrom(now);
          return withEdited(now, { ...held, filters: { ...held.filters, ...part } });
        },
        { replace: part.search !== undefined },
      ),
    [write],
  );
  const clear = useCallback(() => change({ filters: NO_FILTERS, lto: [] }), [change]);
  const edit = useCallback(
    (id: string | null) => write((now) => withEdited(now, viewFrom(now), id)),
    [write],
  );
  return { view, edited, change, filter, clear, edit };
}

export type InventoryAddress = ReturnType<typeof useInventoryView>;
