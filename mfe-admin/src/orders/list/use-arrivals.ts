import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { environmentAtom, nowAtom } from 'shared-domain/state';
import { useCache } from '../../data/calls/index.ts';
import { useOrderNews } from '../../frame/layout/index.ts';
import { orderPatch } from '../facts/index.ts';

/** How long an unopened new order stays marked, in milliseconds. */
const NEW_FOR = 60_000;

const NOTHING: ReadonlySet<string> = new Set();

/** A changed filter may list older orders, which aren't new. */
const isRecent = (orderDate: string, now: Date) => now.getTime() - Date.parse(orderDate) < 5 * NEW_FOR;

interface Arrivals {
  /** The list's orders. */
  orders: readonly OrderJson[];
  /** Reads the whole list again. */
  refetch: () => void;
  /** Reads its beginning and its totals again. */
  readNewest: () => void;
  /** Whether the pointer or focus is in the list, or an order is open. */
  isBusy: () => boolean;
  /** A new order has arrived. */
  onPlaced: () => void;
}

/**
 * Adds new orders as they arrive. While the list is busy they wait and are counted, so that nothing moves under the
 * pointer. A change of a listed order shows at once, from its event; older pages are only read again if events were missed.
 */
export function useArrivals(arrivals: Arrivals) {
  const cache = useCache();
  const news = useOrderNews();
  const { now: clock } = useAtomValue(environmentAtom);
  const heard = useRef(news.count);
  const [waiting, setWaiting] = useState(NOTHING);
  const latest = useRef(arrivals);
  latest.current = arrivals;
  const letIn = useCallback(() => {
    setWaiting(NOTHING);
    latest.current.refetch();
  }, []);
  useEffect(() => {
    if (heard.current === news.count) return;
    heard.current = news.count;
    const { orders, isBusy, onPlaced } = latest.current;
    const order = news.event?.order;
    const isListed = orders.some(({ id }) => id === order?.id);
    const isArrival = order !== undefined && !isListed && isRecent(order.orderDate, clock());
    if (isArrival && !waiting.has(order.id)) onPlaced();
    if (!order) return letIn();
    if (isListed) cache.patch(orderPatch(order));
    if (!isBusy()) {
      setWaiting(NOTHING);
      latest.current.readNewest();
    } else if (isArrival) setWaiting((previous) => new Set([...previous, order.id]));
  }, [news, waiting, letIn, cache, clock]);
  return { waiting: waiting.size, letIn };
}

/** The ids of orders that arrived since the page was opened, for 60 s or until they are opened. */
export function useNewOrders(orders: readonly OrderJson[] | undefined) {
  const { now: clock } = useAtomValue(environmentAtom);
  const now = useAtomValue(nowAtom).getTime();
  const known = useRef<ReadonlySet<string> | null>(null);
  const [since, setSince] = useState<ReadonlyMap<string, number>>(new Map());
  useEffect(() => {
    if (!orders) return;
    const before = known.current;
    known.current = new Set([...(before ?? []), ...orders.map(({ id }) => id)]);
    if (!before) return;
    const fresh = orders.filter(({ id, orderDate }) => !before.has(id) && isRecent(orderDate, clock()));
    if (fresh.length > 0)
      setSince(
        (previous) => new Map([...previous, ...fresh.map(({ id }) => [id, clock().getTime()] as const)]),
      );
  }, [orders, clock]);
  const see = useCallback((id: string) => {
    setSince((previous) => new Map([...previous].filter(([other]) => other !== id)));
  }, []);
  const marked = useMemo(
    () => new Set([...since].filter(([, at]) => now - at < NEW_FOR).map(([id]) => id)),
    [since, now],
  );
  return { marked, see };
}
