import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Query, Result } from 'shared-domain/client';
import type { OrderJson, OrderListJson } from 'shared-domain/contracts';
import type { StaffClient } from 'shared-domain/staff-client';
import { environmentAtom, nowAtom } from 'shared-domain/state';
import { useOrderNews } from '../../layout/index.ts';
import { useLoaded, useStaff } from '../../staff/index.ts';
import { type OrderFilters, queryOf, viewText } from './filters.ts';

/** So many orders are read at first, so many more at each wish, so many at one call, and so many at most. */
const FIRST = 200;
const STEP = 200;
const AT_ONCE = 500;
const MOST = 5_000;

/** So long a new order stays marked, unless it was seen before (design: 60 s), in milliseconds. */
export const NEW_FOR = 60_000;

/** Reads the list page by page until `size` orders are there. */
async function readOrders(
  staff: StaffClient,
  query: Query,
  size: number,
  signal: AbortSignal,
): Promise<Result<OrderListJson>> {
  const first = await staff.orders({ ...query, limit: Math.min(size, AT_ONCE) }, { signal });
  if (!first.ok) return first;
  const orders = [...first.data.orders];
  let cursor = first.data.nextCursor;
  while (cursor !== undefined && orders.length < size) {
    const limit = Math.min(size - orders.length, AT_ONCE);
    const next = await staff.orders({ ...query, limit, cursor }, { signal });
    if (!next.ok) return next;
    orders.push(...next.data.orders);
    cursor = next.data.nextCursor;
  }
  const { nextCursor: _first, ...whole } = first.data;
  return { ok: true, data: { ...whole, orders, ...(cursor === undefined ? {} : { nextCursor: cursor }) } };
}

/**
 * The list under the filters. A sort other than newest first needs every order (`all`); otherwise older ones come when
 * they are asked for.
 */
export function useOrders(filters: OrderFilters) {
  const staff = useStaff();
  const { status, channel, payment, sold, search, from, to, look, sort } = filters;
  const view = viewText({ ...filters, hide: '' });
  const [wish, setWish] = useState({ view, size: FIRST });
  const wished = wish.view === view ? wish.size : FIRST;
  const size = sort === '' ? wished : MOST;
  const load = useCallback(
    (signal: AbortSignal) =>
      readOrders(staff, queryOf({ status, channel, payment, sold, look, search, from, to }), size, signal),
    [staff, status, channel, payment, sold, look, search, from, to, size],
  );
  const loader = useLoaded(load);
  const replaceOrder = useCallback(
    (order: OrderJson) =>
      loader.replace((list) => ({
        ...list,
        orders: list.orders.map((held) => (held.id === order.id ? order : held)),
      })),
    [loader.replace],
  );
  const showMore = useCallback(() => setWish({ view, size: Math.min(wished + STEP, MOST) }), [view, wished]);
  return { ...loader, replaceOrder, showMore };
}

export type OrderLoader = ReturnType<typeof useOrders>;

interface Arrivals {
  /** What the list holds. */
  orders: readonly OrderJson[];
  reload: () => void;
  replaceOrder: (order: OrderJson) => void;
  /** Whether the pointer or the focus is in the list. */
  busy: () => boolean;
  /** An order came that was not there before. */
  onPlaced: () => void;
}

/**
 * Lets new orders in as they arrive. While the list is `busy` they wait and are counted, so that nothing jumps under
 * the hand; changes of orders that are listed show in their rows at once.
 */
export function useArrivals(arrivals: Arrivals) {
  const news = useOrderNews();
  const { now: clock } = useAtomValue(environmentAtom);
  const heard = useRef(news.count);
  const [waiting, setWaiting] = useState<ReadonlySet<string>>(new Set());
  const latest = useRef(arrivals);
  latest.current = arrivals;
  const letIn = useCallback(() => {
    setWaiting(new Set());
    latest.current.reload();
  }, []);
  useEffect(() => {
    if (heard.current === news.count) return;
    heard.current = news.count;
    const { orders, busy, replaceOrder, onPlaced } = latest.current;
    const order = news.event?.order;
    const isListed = orders.some(({ id }) => id === order?.id);
    const isArrival = order !== undefined && !isListed && isRecent(order.orderDate, clock());
    if (isArrival && !waiting.has(order.id)) onPlaced();
    if (!busy() || !order) letIn();
    else if (isListed) replaceOrder(order);
    else if (isArrival) setWaiting((held) => new Set([...held, order.id]));
  }, [news, waiting, letIn, clock]);
  return { waiting: waiting.size, letIn };
}

/** The ids of orders that came since the page was opened: marked for 60 s or until they are opened. */
export function useNewOrders(orders: readonly OrderJson[] | undefined) {
  const { now: clock } = useAtomValue(environmentAtom);
  const now = useAtomValue(nowAtom);
  const first = useRef<ReadonlySet<string> | null>(null);
  const [since, setSince] = useState<ReadonlyMap<string, number>>(new Map());
  const opened = now.getTime();
  useEffect(() => {
    if (!orders) return;
    const ids = orders.map(({ id }) => id);
    const known = first.current;
    first.current = new Set([...(known ?? []), ...ids]);
    if (!known) return;
    const fresh = orders.filter(({ id, orderDate }) => !known.has(id) && isRecent(orderDate, clock()));
    if (fresh.length > 0)
      setSince((held) => new Map([...held, ...fresh.map(({ id }) => [id, clock().getTime()] as const)]));
  }, [orders, clock]);
  const see = useCallback((id: string) => {
    setSince((held) => new Map([...held].filter(([known]) => known !== id)));
  }, []);
  const marked = useMemo(
    () => new Set([...since].filter(([, at]) => opened - at < NEW_FOR).map(([id]) => id)),
    [since, opened],
  );
  return { marked, see };
}

/** Another filter brings orders of last week into the list: they are not new. */
const isRecent = (orderDate: string, now: Date) => now.getTime() - Date.parse(orderDate) < 5 * NEW_FOR;
