import type { OrderJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { clockTime, shortDay } from '../../kit/moments/index.ts';
import { ChannelMark, StatusBadge, Tag } from '../../kit/parts/index.ts';
import { buyerOf, deliveryOf, unitsOf } from '../facts/index.ts';
import { type Attention, FlagMark, flagOf } from './flags.tsx';
import styles from './phone-list.module.css';

/** The rows' orders and marks. */
export interface ShownOrders {
  /** Ids of orders that have just arrived. */
  marked: ReadonlySet<string>;
  attention: Attention;
  onOpen: (id: string) => void;
}

const whenOf = (iso: string): string =>
  shortDay(iso) === shortDay(Date.now()) ? clockTime(iso) : shortDay(iso);

/** The order list on a phone, in rows of two lines. */
export function PhoneList({
  orders,
  marked,
  attention,
  onOpen,
}: ShownOrders & { orders: readonly OrderJson[] }) {
  return (
    <ul className={styles.rows} aria-label="Orders">
      {orders.map((order) => {
        const units = unitsOf(order);
        return (
          <li key={order.id}>
            <button
              type="button"
              className={`${styles.rowButton} ${marked.has(order.id) ? styles.newRow : ''}`}
              onClick={() => onOpen(order.id)}
            >
              <span className={styles.left}>
                <strong className={styles.name}>
                  {buyerOf(order)} {marked.has(order.id) && <Tag tone="malt">New</Tag>}
                </strong>
                <span className={styles.meta}>
                  <ChannelMark channel={order.channel} />
                  <span>{whenOf(order.orderDate)}</span>
                  {deliveryOf(order) && <span>{deliveryOf(order)}</span>}
                  <span>{units === 1 ? '1 item' : `${units} items`}</span>
                </span>
                <FlagMark flag={flagOf(order, attention)} />
              </span>
              <span className={styles.right}>
                <strong className="num">{formatDollars(order.totalAmount)}</strong>
                <StatusBadge status={order.status} />
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
