import { useAtomValue } from 'jotai';
import { useCallback, useRef } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import { useFooterHint } from '../../frame/layout/index.ts';
import { Button } from '../../kit/parts/index.ts';
import { ViewNaming } from '../../kit/views/index.ts';
import { OrderDialog } from '../order/index.ts';
import { type FilterUse, type OrderFilters, useOrderFilters, viewText } from './filters.ts';
import { useAttention } from './flags.tsx';
import { FoundOrders } from './found-orders.tsx';
import { OrdersHead, SavedViews, SoundButton } from './head.tsx';
import styles from './orders.module.css';
import { Toolbar } from './toolbar.tsx';
import { useArrivals, useNewOrders } from './use-arrivals.ts';
import { useOrders } from './use-orders.ts';
import { useSound } from './use-sound.ts';

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
  const lastOrder = lastOrderHint(newest, useAtomValue(nowAtom));
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
