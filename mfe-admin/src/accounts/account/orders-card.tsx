import { type ComponentType, useState } from 'react';
import type { OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { Link } from 'shared-ui/router';
import { useCall } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { dayInMonth, shortDay, weekdayOf } from '../../kit/moments/index.ts';
import { CardNote, countText, StatusBadge } from '../../kit/parts/index.ts';
import shared from './accounts.module.css';
import { LoadedCard } from './loaded-card.tsx';
import styles from './orders-card.module.css';

/** The dialog of one order, which is the wing Orders'. */
export type OrderDialog = ComponentType<{
  id: string | null;
  orders: readonly OrderJson[];
  onGo: (id: string | null) => void;
}>;

/** Enough to see a pattern; the order list has the rest. */
const SHOWN = 6;

/** 'Thu, Nov 26', 'Pick-up', or a dash. */
function deliveryText({ delivery }: OrderJson): string {
  if (!delivery) return '–';
  return delivery.kind === 'pick-up' ? 'Pick-up' : `${weekdayOf(delivery.day)}, ${dayInMonth(delivery.day)}`;
}

function OrdersTable({ orders, onOpen }: { orders: readonly OrderJson[]; onOpen: (id: string) => void }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">Its latest orders</caption>
      <thead className={styles.heads}>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Placed</th>
          <th scope="col">Delivery</th>
          <th scope="col">Status</th>
          <th scope="col" className={styles.amount}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.id}>
            <th scope="row">
              <button type="button" className={styles.open} onClick={() => onOpen(order.id)}>
                {order.id}
              </button>
            </th>
            <td className={styles.placed}>{shortDay(order.orderDate)}</td>
            <td>{deliveryText(order)}</td>
            <td>
              <StatusBadge status={order.status} />
            </td>
            <td className={`num ${styles.amount}`}>{formatDollars(order.totalAmount)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A licence's latest orders. Each opens in the order dialog. */
export function OrdersCard({ number, orderDialog: Dialog }: { number: string; orderDialog: OrderDialog }) {
  const [open, setOpen] = useState<string | null>(null);
  const reading = useCall('adminOrders', { query: { licence: number, limit: SHOWN } });
  const { orders = [], total = 0 } = reading.data ?? {};
  return (
    <>
      <LoadedCard
        title="Orders"
        height={240}
        reading={reading}
        aside={
          total > 0 && (
            <Link to={paths.orders({ search: number })} className={shared.link}>
              All {countText(total)}
            </Link>
          )
        }
      >
        {() =>
          orders.length === 0 ? (
            <CardNote>No orders yet.</CardNote>
          ) : (
            <OrdersTable orders={orders} onOpen={setOpen} />
          )
        }
      </LoadedCard>
      <Dialog id={open} orders={orders} onGo={setOpen} />
    </>
  );
}
