import { useState } from 'react';
import { PAGE_ROWS } from '../../kit/parts/index.ts';
import type { OrderList } from './use-orders.ts';

/** The table's page, reset by new filters. The next page is preloaded. */
export function useTablePage(
  { orders = [], total, hasMore, isFetchingMore, showMore }: OrderList,
  view: string,
) {
  const [stored, setStored] = useState({ view, page: 0 });
  const there = orders.length;
  const last = Math.max(0, Math.ceil(there / PAGE_ROWS) - 1);
  const page = stored.view === view ? Math.min(stored.page, last) : 0;
  const onPage = (next: number) => {
    setStored({ view, page: next });
    if (hasMore && (next + 2) * PAGE_ROWS > there) showMore();
  };
  return {
    page,
    total: hasMore ? total : there,
    busy: isFetchingMore && (page + 1) * PAGE_ROWS >= there,
    onPage,
  };
}
