import { Icon } from 'shared-ui/icons';
import { useLocation } from 'shared-ui/router';
import styles from './cart-notices.module.css';

/** Navigation state from 'Order again' to the cart: names of products that are gone or sold out. */
export type ReorderState = { leftOut?: readonly string[] };

/** Tells a licensee who reorders a former order which of its products aren't available. */
export function CartNotices() {
  const { leftOut = [] } = (useLocation().state ?? {}) as ReorderState;
  if (leftOut.length === 0) return null;
  return (
    <p role="status" className={styles.notice}>
      <Icon name="warning" />
      {`Not added to your cart because they are unavailable at the moment: ${leftOut.join(', ')}.`}
    </p>
  );
}
