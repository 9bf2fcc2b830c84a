import { useMemo } from 'react';
import type { OrderJson, OrderListJson } from 'shared-domain/contracts';
import { usePages, useToast } from '../../data/calls/index.ts';
import { type OrderFilters, queryOf } from './filters.ts';

const PAGE = 100;

/** A first page that was read again, followed by what new orders have pushed off it; undefined if they have pushed off all. */
function joined(fresh: OrderListJson, before: OrderListJson): OrderListJson | undefined {
  const last = before.orders.findIndex(({ id }) => id === fresh.orders.at(-1)?.id);
  if (last < 0) return undefined;
  return {
    ...fresh,
    orders: [...fresh.orders, ...before.orders.slice(last + 1)],
    nextCursor: before.nextCursor,
  };
}

/** Removes duplicates: an order that changes between two requests may be on both pages. */
const eachOnce = (orders: readonly OrderJson[]): readonly OrderJson[] => [
  ...new Map(orders.map((order) => [order.id, order])).values(),
];

/**
 * The list, filtered, sorted and counted by the API. Live events don't reload it, so that rows don't move under the
 * pointer (`useArrivals`).
 */
export function useOrders(filters: OrderFilters) {
  const toast = useToast();
  const { data, readMore, readFirst, ...reading } = usePages(
    'adminOrders',
    { query: queryOf(filters, PAGE) },
    { live: false },
  );
  const orders = useMemo(() => data && eachOnce(data.pages.flatMap(({ orders }) => orders)), [data]);
  const showMore = async () => {
    const problem = await readMore();
    if (problem) toast.failed('The older orders could not be loaded', problem.detail);
  };
  const first = data?.pages[0];
  return {
    ...reading,
    /** Undefined until the first answer. */
    orders,
    /** How many match the filters in total; of a search that finds very many, those that were read. */
    total: first?.total ?? orders?.length ?? 0,
    /** Whether there are more than `total`. */
    isMore: first?.total === undefined && first?.nextCursor !== undefined,
    /** How many have each status under the other filters. */
    counts: first?.counts,
    /** Their total in dollars before tax. */
    revenue: first?.revenue,
    showMore: () => void showMore(),
    /** Reads new orders and the totals, not the older pages. */
    readNewest: () => void readFirst(joined),
  };
}

export type OrderList = ReturnType<typeof useOrders>;
