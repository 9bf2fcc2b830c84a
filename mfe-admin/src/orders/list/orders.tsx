import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { environmentAtom } from 'shared-domain/state';
import { useCache, useNow } from '../../data/calls/index.ts';
import { useFooterHint, useOrderNews } from '../../frame/layout/index.ts';
import { Button } from '../../kit/parts/index.ts';
import { ViewNaming } from '../../kit/views/index.ts';
import { orderPatch } from '../facts/index.ts';
import { OrderDialog } from '../order/index.ts';
import { type FilterUse, type OrderFilters, useOrderFilters, viewText } from './filters.ts';
import { useAttention } from './flags.tsx';
import { FoundOrders } from './found-orders.tsx';
import { OrdersHead, SavedViews, SoundButton } from './head.tsx';
import styles from './orders.module.css';
import { Toolbar } from './toolbar.tsx';
import { useOrders } from './use-orders.ts';
import { useSound } from './use-sound.ts';

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
function useArrivals(arrivals: Arrivals) {
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
function useNewOrders(orders: readonly OrderJson[] | undefined) {
  const { now: clock } = useAtomValue(environmentAtom);
  const now = useNow().getTime();
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

const NO_ORDERS: readonly OrderJson[] = [];

const lastOrderHint = (newest: OrderJson | undefined, now: Date): string => {
  if (!newest) return '';
  const minutes = Math.floor((now.getTime() - Date.parse(newest.orderDate)) / 60_000);
  return minutes < 2 ? 'Last order just now' : minutes < 120 ? `Last order ${minutes} min ago` : '';
};

function useLiveList(filters: OrderFilters) {
  const list = useOrders(filters);
  const sound = useSound();
  const area = useRef<HTMLDivElement>(null);
  const orders = list.orders ?? NO_ORDERS;
  const { waiting, letIn } = useArrivals({
    orders,
    refetch: list.refetch,
    readNewest: list.readNewest,
    isBusy: () => filters.order !== null || (area.current?.matches(':hover, :focus-within') ?? false),
    onPlaced: sound.play,
  });
  const newest = filters.sort === '' ? orders[0] : undefined;
  const lastOrder = lastOrderHint(newest, useNow());
  const reference = list.problem?.instance;
  useFooterHint(reference ? `Reference ${reference}` : lastOrder);
  return { list, orders, sound, area, waiting, letIn, ...useNewOrders(list.orders) };
}

function NewOrdersButton({ count, onPress }: { count: number; onPress: () => void }) {
  if (count === 0) return null;
  return (
    <div className={styles.arrivals}>
      <Button variant="primary" onClick={onPress}>
        {count === 1 ? '1 new order' : `${count} new orders`}
      </Button>
    </div>
  );
}

/** Opens an order, or returns to the list (null). */
function useOpening({ change }: FilterUse, see: (id: string) => void, letIn: () => void) {
  const open = useCallback(
    (id: string) => {
      see(id);
      change({ order: id });
    },
    [see, change],
  );
  /** When the dialog closes, an order that no longer matches the list's status leaves it. */
  const go = (id: string | null) => {
    if (id === null) letIn();
    change({ order: id });
  };
  return { open, go };
}

/** 'Order Management': live orders, with filters, sort and columns in the address. */
export default function Orders() {
  const use = useOrderFilters();
  const { filters } = use;
  const attention = useAttention();
  const { list, orders, sound, area, waiting, letIn, marked, see } = useLiveList(filters);
  const { open, go } = useOpening(use, see, letIn);
  return (
    <div className={styles.page}>
      <ViewNaming
        list="orderViews"
        here={viewText(filters)}
        hint="Saves the current filters, sort and columns."
      >
        <OrdersHead {...use} list={list} sound={sound} />
        <Toolbar
          {...use}
          attention={attention.ids.length}
          list={list}
          views={<SavedViews {...use} />}
          end={<SoundButton {...sound} />}
        />
      </ViewNaming>
      <NewOrdersButton count={waiting} onPress={letIn} />
      <div ref={area} className={styles.area}>
        <FoundOrders {...use} list={list} marked={marked} attention={attention} onOpen={open} />
      </div>
      <OrderDialog id={filters.order} orders={orders} onGo={go} />
    </div>
  );
}
