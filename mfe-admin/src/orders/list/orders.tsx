import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useRef } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import { useFooterHint } from '../../layout/index.ts';
import { Button, PageHead } from '../../parts/index.ts';
import { usePhone } from '../../staff/index.ts';
import { ViewsMenu } from '../../views/index.ts';
import { OrderDialog, useSetStatus } from '../order/index.ts';
import { ColumnChoice, hiddenFrom, hiddenText } from './column-choice.tsx';
import { isNarrowed, type OrderFilters, useOrderFilters, viewText } from './filters.ts';
import { useAttention } from './flags.tsx';
import { FoundOrders } from './found-orders.tsx';
import { GIVEN_VIEWS, VIEWS_KEY } from './given-views.ts';
import { LiveTag, SoundButton } from './head-tools.tsx';
import styles from './orders.module.css';
import { sorted, sortFrom, sortText } from './sorting.ts';
import { StatusTabs } from './status-tabs.tsx';
import { ClearFilters, SoldButton, Toolbar } from './toolbar.tsx';
import { useBulkStatus } from './use-bulk-status.ts';
import { useArrivals, useNewOrders, useOrders } from './use-orders.ts';
import { useSound } from './use-sound.ts';

const NO_ORDERS: readonly OrderJson[] = [];

const lastOrderHint = (orders: readonly OrderJson[] | undefined, now: Date): string => {
  const newest = orders?.[0];
  if (!newest) return '';
  const minutes = Math.floor((now.getTime() - Date.parse(newest.orderDate)) / 60_000);
  return minutes < 2 ? 'Last order just now' : minutes < 120 ? `Last order ${minutes} min ago` : '';
};

/** The list under the filters, what arrives on it live, and what is done to its orders. */
function useOrderDesk(filters: OrderFilters) {
  const attention = useAttention();
  const list = useOrders(filters);
  const sound = useSound();
  const area = useRef<HTMLDivElement>(null);
  const orders = list.data?.orders ?? NO_ORDERS;
  const arrivals = useArrivals({
    orders,
    reload: list.reload,
    replaceOrder: list.replaceOrder,
    busy: () => area.current?.matches(':hover, :focus-within') ?? false,
    onPlaced: sound.play,
  });
  const { marked, see } = useNewOrders(list.data?.orders);
  const setStatus = useSetStatus(list.replaceOrder);
  const setBulkStatus = useBulkStatus(list.replaceOrder, list.reload);
  const sort = sortFrom(filters.sort);
  const shown = useMemo(() => sorted(orders, sortFrom(filters.sort)), [orders, filters.sort]);
  return { attention, list, sound, area, arrivals, marked, see, setStatus, setBulkStatus, sort, shown };
}

/** 'Order Management' (section 2): every order, arriving live, with filters, sort and columns in the address. */
export function Orders() {
  const { filters, change, clear, show } = useOrderFilters();
  const { attention, list, sound, area, arrivals, marked, see, setStatus, setBulkStatus, sort, shown } =
    useOrderDesk(filters);
  const isPhone = usePhone();
  const reference = list.problem?.instance;
  const lastOrder = lastOrderHint(list.data?.orders, useAtomValue(nowAtom));
  useFooterHint(reference ? `Reference ${reference}` : lastOrder);
  const view = viewText(filters);
  const hidden = hiddenFrom(filters.hide);
  const open = useCallback(
    (id: string) => {
      see(id);
      change({ order: id });
    },
    [see, change],
  );
  /** Once the dialog closes, an order whose status was changed leaves a list of another status. */
  const go = (id: string | null) => {
    if (id === null) list.reload();
    change({ order: id });
  };
  const soundButton = <SoundButton on={sound.on} onToggle={sound.toggle} />;
  const views = (
    <ViewsMenu
      storageKey={VIEWS_KEY}
      given={GIVEN_VIEWS}
      here={view}
      hint="Filters, sort and columns of this address."
      onShow={show}
    />
  );
  return (
    <div className={styles.page}>
      <PageHead
        title="Order Management"
        tag={!isPhone && <LiveTag />}
        actions={
          !isPhone && (
            <>
              {soundButton}
              {views}
              <ColumnChoice hidden={hidden} onChange={(chosen) => change({ hide: hiddenText(chosen) })} />
            </>
          )
        }
      >
        <div className={styles.tabRow}>
          <StatusTabs
            counts={list.data?.counts}
            isLoading={list.state === 'loading'}
            chosen={filters.status}
            onChoose={(status) => change({ status })}
          />
          {!isPhone && (
            <span className={styles.narrowed}>
              <SoldButton filters={filters} onChange={change} />
              <ClearFilters filters={filters} onClear={clear} />
            </span>
          )}
        </div>
      </PageHead>
      <Toolbar
        filters={filters}
        attention={attention.ids.length}
        list={list.data}
        views={views}
        end={isPhone && soundButton}
        onChange={change}
        onClear={clear}
      />
      {arrivals.waiting > 0 && (
        <div className={styles.arrivals}>
          <Button variant="primary" onClick={arrivals.letIn}>
            {arrivals.waiting === 1 ? '1 new order' : `${arrivals.waiting} new orders`}
          </Button>
        </div>
      )}
      <div ref={area} className={styles.area}>
        <FoundOrders
          list={list}
          orders={shown}
          view={view}
          marked={marked}
          attention={attention}
          hidden={hidden}
          sort={sort}
          isNarrowed={isNarrowed(filters)}
          onClear={clear}
          onSort={(chosen) => change({ sort: sortText(chosen) })}
          onOpen={open}
          onBulkStatus={setBulkStatus}
        />
      </div>
      <OrderDialog
        id={filters.order}
        isListed={list.state !== 'loading'}
        orders={shown}
        onGo={go}
        onChanged={list.replaceOrder}
        onStatus={setStatus}
      />
    </div>
  );
}
