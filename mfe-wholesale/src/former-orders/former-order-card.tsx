import { useAtomValue } from 'jotai';
import { useId, useState } from 'react';
import type { FormerOrder } from 'shared-domain/contracts';
import { dayOf, longDate } from 'shared-domain/dates';
import { promiseText } from 'shared-domain/delivery';
import { emptiesText } from 'shared-domain/licences';
import { formatCents, formatDollars } from 'shared-domain/money';
import { mayOrderAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { CancelOrder, ChangeOrder } from 'shared-ui/checkout';
import { Icon } from 'shared-ui/icons';
import { useAddToCart } from 'shared-ui/shop';
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

/** Lines of an order with more than `MOST` are folded to `FEW`. */
const MOST = 8;
const FEW = 6;

export type FormerOrderCardProps = {
  order: FormerOrder;
  /** The current catalogue; null while it loads. */
  now: Now | null;
  onAgain: (items: readonly FormerItem[]) => void;
  /** Called once the order was changed or cancelled. */
  onChanged: () => void;
};

/** 'Empty kegs to collect: 2 × 50 L'. */
const emptiesLine = (kegs: NonNullable<FormerOrder['collectEmpties']>) =>
  `Empty kegs to collect: ${emptiesText(kegs)}`;

/** A former order with its lines, changes since and total, and buttons to reorder it or one line (CART-18). */
export function FormerOrderCard({ order, now, onAgain, onChanged }: FormerOrderCardProps) {
  const id = useId();
  const own = { channel: 'licensee' as const, status: order.status, delivery: order.delivery };
  const items = now ? formerItems(order, now) : null;
  const nothingLeft = items?.every(({ line }) => line === null) ?? false;
  const [isUnfolded, unfold] = useState(order.items.length <= MOST);
  const add = useAddToCart('licensee');
  const mayOrder = useAtomValue(mayOrderAtom);
  const all = items ?? order.items.map((item): FormerItem => ({ item, changes: [], line: null }));
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
        {(isUnfolded ? all : all.slice(0, FEW)).map(({ item, changes, line }) => (
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
            {line && (
              <Button
                variant="ghost"
                size="sm"
                aria-label={`Add ${item.quantity} × ${item.productName}`}
                onClick={() => add(line.product, line.quantity)}
              >
                Add
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.action}>
        {!isUnfolded && (
          <Button variant="ghost" onClick={() => unfold(true)}>
            {`Show all ${order.items.length} lines`}
          </Button>
        )}
        {mayOrder && (
          <>
            <ChangeOrder id={order.id} order={own} onChanged={onChanged} />
            <CancelOrder id={order.id} order={own} onCancelled={onChanged} />
          </>
        )}
        {nothingLeft ? (
          <p className={styles.facts}>None of these products are available at the moment.</p>
        ) : null}
        {mayOrder && (
          <Button
            disabled={items === null || nothingLeft}
            aria-describedby={id}
            onClick={() => items && onAgain(items)}
          >
            Order again
          </Button>
        )}
      </div>
    </article>
  );
}
