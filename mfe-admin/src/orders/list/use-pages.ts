import { useState } from 'react';
import { PAGE_ROWS } from '../../parts/index.ts';
import type { OrderLoader } from './use-orders.ts';

/** The page of the table that is shown; other filters begin at the first. The page behind it is read ahead. */
export function usePages(list: OrderLoader, view: string) {
  const [held, setHeld] = useState({ view, page: 0 });
  const page = held.view === view ? held.page : 0;
  const there = list.data?.orders.length ?? 0;
  const hasMore = list.data?.nextCursor !== undefined;
  const onPage = (next: number) => {
    setHeld({ view, page: next });
    if (hasMore && (next + 2) * PAGE_ROWS > there) list.showMore();
  };
  return {
    page,
    total: hasMore ? (list.data?.total ?? there) : there,
    busy: hasMore && list.refreshing && (page + 1) * PAGE_ROWS >= there,
    onPage,
  };
}
