import { cartPaths } from 'shared-domain/cart';
import { Icon } from '../icons/index.ts';
import type { FrameCart } from '../remote/index.ts';
import { Link } from '../router/index.ts';
import { useCartFigures } from './cart-figures.ts';
import styles from './cart-link.module.css';

const items = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** The link to the cart: item count (CART-7) and, in the wholesale shop, the running total. Changes are announced. */
export function CartLink({ cart }: { cart: FrameCart }) {
  const { count, total } = useCartFigures(cart);
  const spoken = total === null ? `Cart, ${items(count)}` : `Cart, ${items(count)}, ${total}`;
  // In visible order, for people who use speech control.
  const name = total === null ? `Cart ${items(count)}` : `Cart ${total} ${items(count)}`;
  return (
    <>
      <Link className={styles.cart} to={cartPaths[cart]} aria-label={name} data-cart-target="">
        <Icon name="cart" />
        {total === null ? <span className={styles.word}>Cart</span> : <span>{total}</span>}{' '}
        <span key={count} className={`${styles.count} ${styles.bump}`}>
          {count}
        </span>
      </Link>
      <span className="visually-hidden" role="status">
        {spoken}
      </span>
    </>
  );
}
