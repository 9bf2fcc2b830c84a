import type { OrderJson } from 'shared-domain/contracts';
import { Icon } from 'shared-ui/icons';
import { useNarrow, usePhone } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Button, countText, Failed, Nothing, Paging, WaitingRows } from '../../kit/parts/index.ts';
import { type FilterUse, isNarrowed, viewText } from './filters.ts';
import styles from './orders.module.css';
import { PhoneList, type ShownOrders } from './phone-list.tsx';
import { OrdersTable } from './table.tsx';
import type { OrderList } from './use-orders.ts';
import { useTablePage } from './use-table-page.ts';

const WIDTHS = [16, 132, 142, 128, 84, 30, 58, 66, 74, 92] as const;

/** The table's head above placeholder rows, with fewer columns on narrow screens. */
const HEAD = {
  names: ['', 'Order', 'Date', 'Customer', 'Channel', 'Items', 'Payment', 'Total', 'Status', 'Note'],
  template: '50px 200px 176px minmax(150px, 1fr) 108px 82px 106px 98px 116px 136px',
};
const NARROW_HEAD = {
  names: ['', 'Order', 'Date', 'Customer', 'Total', 'Status'],
  template: '50px 158px 146px minmax(114px, 1fr) 98px 116px',
};
const ROWS = 20;
const NARROW_WIDTHS = WIDTHS.slice(0, 6);

function WaitingOrders() {
  const isNarrow = useNarrow();
  const shape = isNarrow ? { head: NARROW_HEAD, widths: NARROW_WIDTHS } : { head: HEAD, widths: WIDTHS };
  return <WaitingRows label="Loading orders..." rows={ROWS} {...shape} />;
}

function NoOrders({ isNarrowed, onClear }: { isNarrowed: boolean; onClear: () => void }) {
  return isNarrowed ? (
    <Nothing title="No orders found" action={<Button onClick={onClear}>Clear filters</Button>}>
      No order matches these filters.
    </Nothing>
  ) : (
    <Nothing
      title="No Orders Yet"
      action={
        <a className={styles.shop} href="/">
          <StaffIcon name="shop" />
          Open the shop
        </a>
      }
    >
      New orders appear here automatically.
    </Nothing>
  );
}

type Found = ShownOrders & { list: OrderList; orders: readonly OrderJson[] };

/** On a phone, older orders are appended on demand. */
function PhoneOrders({ list, ...shown }: Found) {
  return (
    <>
      <PhoneList {...shown} />
      {list.hasMore && (
        <p className={styles.further}>
          {countText(shown.orders.length)} of {countText(list.total)}
          <Button onClick={list.showMore} busy={list.isFetchingMore} busyText="Loading...">
            Show older orders
          </Button>
        </p>
      )}
    </>
  );
}

function TableOfOrders({ list, filters, change, ...shown }: Found & FilterUse) {
  const view = viewText(filters);
  const pages = useTablePage(list, view);
  return (
    <>
      <OrdersTable
        {...shown}
        filters={filters}
        change={change}
        scope={`${view} ${pages.page}`}
        page={pages.page}
      />
      <Paging {...pages} />
    </>
  );
}

function FailedOrders({ list: { problem, refetch } }: Pick<Found, 'list'>) {
  return (
    <Failed
      title="Failed to load orders. Please try again."
      reference={problem && `${problem.detail} Your filters are kept.`}
      action={
        <Button variant="primary" onClick={refetch}>
          <Icon name="retry" size={16} />
          Try Again
        </Button>
      }
    />
  );
}

/** The list with its loading, error and empty states. */
export function FoundOrders(props: ShownOrders & FilterUse & { list: OrderList }) {
  const isPhone = usePhone();
  const { list, filters, clear } = props;
  const { orders } = list;
  if (!orders) return list.problem && !list.isFetching ? <FailedOrders list={list} /> : <WaitingOrders />;
  if (orders.length === 0) return <NoOrders isNarrowed={isNarrowed(filters)} onClear={clear} />;
  return isPhone ? <PhoneOrders {...props} orders={orders} /> : <TableOfOrders {...props} orders={orders} />;
}
