import { useMemo } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { usePages, useToast } from '../../staff/index.ts';
import { type OrderFilters, queryOf } from './filters.ts';

/** So many orders are read at first, and as many more each time that more are wanted. */
const PAGE = 200;

/** Each order once: one that changed between two pages may stand on both. */
const eachOnce = (orders: readonly OrderJson[]): readonly OrderJson[] => [
  ...new Map(orders.map((order) => [order.id, order])).values(),
];

/**
 * The list under the filters, sorted and counted by the API. Live events do not have it read again: what stands under
 * the hand must not move (`useArrivals`).
 */
export function useOrders(filters: OrderFilters) {
  const toast = useToast();
  const { data, readMore, ...reading } = usePages(
    'adminOrders',
    { query: queryOf(filters, PAGE) },
    { live: false },
  );
  const orders = useMemo(() => data && eachOnce(data.pages.flatMap(({ orders }) => orders)), [data]);
  const showMore = async () => {
    const problem = await readMore();
    if (problem) toast.failed('The older orders could not be read', problem.detail);
  };
  const first = data?.pages[0];
  return {
    ...reading,
    /** Undefined until the first answer. */
    orders,
    /** How many there are under the filters, on whatever page. */
    total: first?.total ?? orders?.length ?? 0,
    /** How many have each status under the other filters. */
    counts: first?.counts,
    /** What they come to in dollars before tax. */
    revenue: first?.revenue,
    showMore: () => void showMore(),
  };
}

export type OrderList = ReturnType<typeof useOrders>;
