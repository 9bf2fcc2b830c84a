import { memo } from 'react';
import type { Product } from 'shared-domain/products';
import { Icon } from '../icons/index.ts';
import styles from './checked-card.module.css';
import cardStyles from './product-card.module.css';
import { type ProductCardProps, ProductCard as WholeCard } from './product-card.tsx';

/** Whether a product has an id, a name and a price. */
const isWhole = ({ id, name, price }: Product): boolean => Boolean(id && name) && Number.isFinite(price);

/** A product's card, or a notice if the product is incomplete (PRODUCT-10). */
export const ProductCard = memo((props: ProductCardProps) => {
  if (isWhole(props.product)) return <WholeCard {...props} />;
  return (
    <article className={cardStyles.card}>
      <p className={styles.invalid}>
        <Icon name="warning" size={22} />
        Invalid product data
      </p>
    </article>
  );
});
