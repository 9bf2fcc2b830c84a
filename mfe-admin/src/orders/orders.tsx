import { useAtomValue } from 'jotai';
import { useCallback, useRef, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { nowAtom } from 'shared-domain/state';
import type { GridColumnVisibilityModel } from 'shared-ui/data-table';
import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../icons/index.ts';
import { useFooterHint, useIsLive } from '../layout/index.ts';
import { Button, Failed, Nothing, PageHead, Tag, WaitingRows } from '../parts/index.ts';
import { usePhone } from '../staff/index.ts';
import { ColumnChoice } from './column-choice.tsx';
import { isNarrowed, useOrderFilters } from './filters.ts';
import { useAttention } from './flags.tsx';
import { OrderDialog } from './order-dialog.tsx';
import { OrderList } from './order-list.tsx';
import styles from './orders.module.css';
import { OrdersTable } from './orders-table.tsx';
import { StatusTabs } from './status-tabs.tsx';
import { Toolbar } from './toolbar.tsx';
import { useArrivals, useNewOrders, useOrders } from './use-orders.ts';
import { useSound } from './use-sound.ts';
import { useSetStatus } from './use-status.ts';

const WIDTHS = [22, 150, 148, 170, 84, 30, 66, 80, 88] as const;

function Live() {
  const live = useIsLive();
  return (
    <Tag tone={live ? 'ok' : 'plain'}>
      <span className={live ? styles.liveDot : styles.deadDot} />
      {live ? 'Live' : 'Live updates off'}
    </Tag>
  );
}

function SoundButton({ on, onToggle }: { on: boolean; onToggle: () => void }) {
  const isPhone = usePhone();
  const words = on ? 'Sound on' : 'Sound off';
  return (
    <Button onClick={onToggle} aria-pressed={on} aria-label={words}>
      {on ? <Icon name="bell" size={17} /> : <StaffIcon name="bell-off" size={17} />}
      {!isPhone && words}
    </Button>
  );
}

const lastOrderHint = (orders: readonly OrderJson[] | undefined, now: Date): string => {
  const newest = orders?.[0];
  if (!newest) return '';
  const minutes = Math.floor((now.getTime() - Date.parse(newest.orderDate)) / 60_000);
  return minutes < 2 ? 'Last order just now' : minutes < 120 ? `Last order ${minutes} min ago` : '';
};

/** 'Order Management' (section 2): every order, arriving live, with its filters in the address. */
export function Orders() {
  const { filters, change, clear } = useOrderFilters();
  const attention = useAttention();
  const list = useOrders(filters, attention.ids);
  const sound = useSound();
  const now = useAtomValue(nowAtom);
  const isPhone = usePhone();
  const [hidden, setHidden] = useState<GridColumnVisibilityModel>({});
  const area = useRef<HTMLDivElement>(null);
  const busy = () => area.current?.matches(':hover, :focus-within') ?? false;
  const arrivals = useArrivals({
    orders: list.data?.orders ?? [],
    reload: list.reload,
    replaceOrder: list.replaceOrder,
    busy,
    onPlaced: sound.play,
  });
  const { marked, see } = useNewOrders(list.data?.orders);
  const setStatus = useSetStatus(list.replaceOrder);
  useFooterHint(lastOrderHint(list.data?.orders, now));
  const open = useCallback(
    (id: string) => {
      see(id);
      change({ order: id });
    },
    [see, change],
  );
  const shown = list.data?.orders ?? [];
  const soundButton = <SoundButton on={sound.on} onToggle={sound.toggle} />;
  const Table = isPhone ? OrderList : OrdersTable;
  return (
    <div className={styles.page}>
      <PageHead
        title="Order Management"
        tag={!isPhone && <Live />}
        actions={
          !isPhone && (
            <>
              {soundButton}
              <ColumnChoice hidden={hidden} onChange={setHidden} />
            </>
          )
        }
      >
        <StatusTabs
          counts={list.data?.counts}
          chosen={filters.status}
          onChoose={(status) => change({ status })}
        />
      </PageHead>
      <Toolbar
        filters={filters}
        attention={attention.ids.length}
        list={list.data}
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
        {list.state === 'loading' && <WaitingRows label="Loading orders..." widths={WIDTHS} />}
        {list.state === 'failed' && (
          <Failed
            title="Failed to load orders. Please try again."
            reference={list.problem.detail}
            way={
              <Button variant="primary" onClick={list.reload}>
                Try Again
              </Button>
            }
          />
        )}
        {list.state === 'full' && shown.length === 0 && (
          <NoOrders isNarrowed={isNarrowed(filters)} onClear={clear} />
        )}
        {list.state === 'full' && shown.length > 0 && (
          <Table
            orders={shown}
            marked={marked}
            attention={attention}
            hidden={hidden}
            onOpen={open}
            onStatus={setStatus}
          />
        )}
        {list.data?.nextCursor !== undefined && (
          <p className={styles.further}>
            <Button onClick={list.showMore} busy={list.refreshing} busyText="Loading...">
              Show older orders
            </Button>
          </p>
        )}
      </div>
      <OrderDialog
        id={filters.order}
        isListed={list.state !== 'loading'}
        orders={shown}
        onGo={(id) => change({ order: id })}
        onChanged={list.replaceOrder}
        onStatus={setStatus}
      />
    </div>
  );
}

function NoOrders({ isNarrowed: narrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return narrowed ? (
    <Nothing title="No orders found" way={<Button onClick={onClear}>Clear filters</Button>}>
      No order matches these filters.
    </Nothing>
  ) : (
    <Nothing
      title="No Orders Yet"
      way={
        <a className={styles.shop} href="/">
          <StaffIcon name="shop" />
          Open the shop
        </a>
      }
    >
      They show here the moment they are placed. Nothing to refresh.
    </Nothing>
  );
}
