import { useLocation } from 'react-router';
import { Icon } from 'shared-ui/icons';
import styles from './cart-notices.module.css';

/** Navigation state from 'Order again' to the cart: names of unavailable products. */
export type ReorderState = { leftOut?: readonly string[] };

/** Names the unavailable products of a reordered order. */
export function CartNotices() {
  const { leftOut = [] } = (useLocation().state ?? {}) as ReorderState;
  if (leftOut.length === 0) return null;
  return (
    <p role="status" className={styles.notice}>
      <Icon name="warning" />
      {`Unavailable at the moment and not added to your cart: ${leftOut.join(', ')}.`}
    </p>
  );
}
