import { useSetAtom } from 'jotai';
import { acknowledgeCartAtom } from 'shared-domain/state';
import { Button } from 'shared-ui/button';
import { Icon } from 'shared-ui/icons';
import { useLocation } from 'shared-ui/router';
import type { CartOnPage } from 'shared-ui/shop';
import styles from './cart-notices.module.css';

/** What 'Order again' hands to the cart as navigation state: names of products that are gone or sold out. */
export type PutBack = { leftOut?: readonly string[] };

/** What a licensee should know before ordering: what could not be put back, and prices that changed since. */
export function CartNotices({ cart }: { cart: CartOnPage }) {
  const { leftOut = [] } = (useLocation().state ?? {}) as PutBack;
  const acknowledge = useSetAtom(acknowledgeCartAtom);
  const changed = cart.lines.filter(({ changes }) => changes.some(({ kind }) => kind === 'price-changed'));
  return (
    <div role="status" className={styles.notices}>
      {leftOut.length > 0 ? (
        <p className={styles.notice}>
          <Icon name="warning" />
          {`Not put back in your cart, because it can't be had at the moment: ${leftOut.join(', ')}.`}
        </p>
      ) : null}
      {changed.length > 0 ? (
        <p className={styles.notice}>
          <Icon name="info" />
          <span>{words(changed.length)}</span>
          <Button variant="outline" size="sm" className={styles.way} onClick={() => acknowledge('licensee')}>
            Got it
          </Button>
        </p>
      ) : null}
    </div>
  );
}

const words = (count: number) =>
  count === 1
    ? 'One price has changed since you put it in your cart. It is marked below.'
    : `${count} prices have changed since you put them in your cart. They are marked below.`;
