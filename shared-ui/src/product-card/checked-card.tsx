import type { Product } from 'shared-domain/products';
import { Icon } from '../icons/index.ts';
import styles from './checked-card.module.css';
import cardStyles from './product-card.module.css';
import { type ProductCardProps, ProductCard as WholeCard } from './product-card.tsx';

/** What a card can't do without: something to order, something to call it, something to ask for it. */
const isWhole = ({ id, name, price }: Product): boolean => Boolean(id && name) && Number.isFinite(price);

/**
 * A product in a grid. One that is not whole, out of an old cache or a broken import, keeps its place and says so
 * instead of taking the page along (PRODUCT-10).
 */
export function ProductCard(props: ProductCardProps) {
  if (isWhole(props.product)) return <WholeCard {...props} />;
  return (
    <article className={cardStyles.card}>
      <p className={styles.invalid}>
        <Icon name="warning" size={22} />
        Invalid product data
      </p>
    </article>
  );
}
