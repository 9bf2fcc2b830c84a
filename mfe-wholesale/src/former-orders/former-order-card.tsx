import { useId } from 'react';
import type { FormerOrder } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { promiseText } from 'shared-domain/delivery';
import { emptiesText } from 'shared-domain/licences';
import { formatCents, formatDollars } from 'shared-domain/money';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { type FormerItem, formerItems, type ItemChange, type Now } from './changes.ts';
import styles from './former-orders.module.css';

/** A change of a former order's line as text. */
function changeText(change: ItemChange): string {
  switch (change.kind) {
    case 'limited':
      return 'Limited, ask for it on its page';
    case 'gone':
      return 'Not available at the moment';
    case 'short':
      return `Only ${change.left} left`;
    case 'price':
      return `${formatCents(change.was)} then, ${formatCents(change.now)} now`;
  }
}

export type FormerOrderCardProps = {
  order: FormerOrder;
  /** The current catalogue; null while it loads. */
  now: Now | null;
  onAgain: (items: readonly FormerItem[]) => void;
};

/** 'Empty kegs to collect: 2 × 50 L'. */
const emptiesLine = (kegs: NonNullable<FormerOrder['collectEmpties']>) =>
  `Empty kegs to collect: ${emptiesText(kegs)}`;

/** A former order with its lines, changes since and total, and a button to reorder it. */
export function FormerOrderCard({ order, now, onAgain }: FormerOrderCardProps) {
  const id = useId();
  const items = now ? formerItems(order, now) : null;
  const nothingLeft = items?.every(({ line }) => line === null) ?? false;
  return (
    <article className={styles.order} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.day}>
            {longDate(dayOf(new Date(order.orderDate)))}
          </h2>
          <p className={styles.facts}>{`${order.id}, ${order.status}`}</p>
          {order.collectEmpties && <p className={styles.facts}>{emptiesLine(order.collectEmpties)}</p>}
          {order.tracking && (
            <p className={styles.facts}>
              <a href={order.tracking.url} target="_blank" rel="noreferrer">
                {`Follow it at ${order.tracking.carrierName}: ${order.tracking.number}`}
              </a>
            </p>
          )}
          {order.delivery && <p className={styles.facts}>{`Delivery: ${promiseText(order.delivery)}`}</p>}
        </div>
        <b className="num">{formatDollars(order.totalAmount)}</b>
      </div>
      <ul className={`${styles.items} num`} aria-label="Lines">
        {(items ?? order.items.map((item) => ({ item, changes: [] }))).map(({ item, changes }) => (
          <li key={item.productId} className={styles.item}>
            <span className={styles.quantity}>{`${item.quantity} ×`}</span>
            <span className={styles.name}>
              {item.productName} <small>{item.productId}</small>
            </span>
            {changes.map((change) => (
              <span key={change.kind} className={styles.change}>
                <Icon name={change.kind === 'price' ? 'info' : 'warning'} size={18} />
                {changeText(change)}
              </span>
            ))}
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        {nothingLeft ? (
          <p className={styles.facts}>None of these products are available at the moment.</p>
        ) : null}
        <Button
          disabled={items === null || nothingLeft}
          aria-describedby={id}
          onClick={() => items && onAgain(items)}
        >
          Order again
        </Button>
      </div>
    </article>
  );
}
