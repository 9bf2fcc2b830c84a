import { Icon } from 'shared-ui/icons';
import { StaffIcon } from '../../icons/index.ts';
import { Button, countText, Failed, Nothing, Paging, WaitingRows } from '../../parts/index.ts';
import { useNarrow, usePhone } from '../../staff/index.ts';
import styles from './orders.module.css';
import { OrderList } from './phone-list.tsx';
import { OrdersTable, type OrdersTableProps } from './table.tsx';
import type { OrderLoader } from './use-orders.ts';
import { usePages } from './use-pages.ts';

const WIDTHS = [16, 132, 142, 128, 84, 30, 58, 66, 74, 92] as const;

/** The table's own head, over rows that are on their way; where there is little room, with the columns that stay. */
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

/** On a phone the list grows at its end. */
function PhoneOrders({ list, ...props }: Omit<OrdersTableProps, 'page'> & { list: OrderLoader }) {
  const { data, refreshing, showMore } = list;
  const there = data?.orders.length ?? 0;
  return (
    <>
      <OrderList {...props} />
      {data?.nextCursor !== undefined && (
        <p className={styles.further}>
          {countText(there)} of {countText(data.total ?? there)}
          <Button onClick={showMore} busy={refreshing} busyText="Loading...">
            Show older orders
          </Button>
        </p>
      )}
    </>
  );
}

function TableOfOrders({ list, ...props }: Omit<OrdersTableProps, 'page'> & { list: OrderLoader }) {
  const pages = usePages(list, props.view);
  return (
    <>
      <OrdersTable {...props} page={pages.page} />
      <Paging {...pages} />
    </>
  );
}

/** The list in each of its states: on its way, failed, empty, full. */
export function FoundOrders({
  isNarrowed,
  onClear,
  ...props
}: Omit<OrdersTableProps, 'page'> & { list: OrderLoader; isNarrowed: boolean; onClear: () => void }) {
  const isPhone = usePhone();
  const { list, orders } = props;
  if (list.state === 'loading') return <WaitingOrders />;
  if (list.state === 'failed')
    return (
      <Failed
        title="Failed to load orders. Please try again."
        reference={`${list.problem.detail} Your filters are kept.`}
        way={
          <Button variant="primary" onClick={list.reload}>
            <Icon name="retry" size={16} />
            Try Again
          </Button>
        }
      />
    );
  if (orders.length === 0) return <NoOrders isNarrowed={isNarrowed} onClear={onClear} />;
  return isPhone ? <PhoneOrders {...props} /> : <TableOfOrders {...props} />;
}
