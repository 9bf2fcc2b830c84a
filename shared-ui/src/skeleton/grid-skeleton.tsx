import { ProductGrid } from '../product-grid/index.ts';
import styles from './skeleton.module.css';

/** A placeholder card; only its stage shimmers. */
function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <span className={styles.stage} />
      <div className={styles.body}>
        <span className={styles.brand} />
        <span className={styles.name} />
        <span className={styles.more} />
        <span className={styles.meta} />
        <span className={styles.price} />
        <span className={styles.buy} />
      </div>
    </div>
  );
}

/** Placeholder cards, announced as 'Loading products...'. */
export function GridSkeleton({ count = 8 }: { count?: number }) {
  const places = Array.from({ length: count }, (_, place) => `place-${place}`);
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading products...
      </p>
      <ProductGrid busy>
        {places.map((place) => (
          <CardSkeleton key={place} />
        ))}
      </ProductGrid>
    </>
  );
}
