import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Result } from 'shared-domain/client';
import type { OrderJson, OrderListJson } from 'shared-domain/contracts';
import { environmentAtom, nowAtom } from 'shared-domain/state';
import { useOrderNews } from '../layout/index.ts';
import { useLoaded, useStaff } from '../staff/index.ts';
import { type OrderFilters, queryOf } from './filters.ts';

const PAGE = 200;

/** So long a new order stays marked, unless it was seen before (design: 60 s), in milliseconds. */
export const NEW_FOR = 60_000;

/** The list under the filters; `look` asks for the flagged orders one by one, because no filter of the API finds them. */
export function useOrders(filters: OrderFilters, flagged: readonly string[]) {
  const staff = useStaff();
  const { status, channel, payment, search, from, to, look } = filters;
  const [size, setSize] = useState(PAGE);
  const wanted = look ? flagged.join(' ') : '';
  const load = useCallback(
    async (signal: AbortSignal): Promise<Result<OrderListJson>> => {
      const query = queryOf({ status, channel, payment, search, from, to, look: false, order: null });
      const found = await staff.orders({ ...query, limit: look ? 1 : size }, { signal });
      if (!found.ok || !look) return found;
      const ids = wanted.split(' ').filter(Boolean);
      const answers = await Promise.all(ids.map((id) => staff.order(id, { signal })));
      const orders = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
      return { ok: true, data: { orders, counts: found.data.counts } };
    },
    [staff, status, channel, payment, search, from, to, look, wanted, size],
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
  return { ...loader, replaceOrder, showMore: () => setSize((held) => Math.min(held + PAGE, 500)) };
}

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
