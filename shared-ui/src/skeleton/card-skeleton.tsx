import styles from './skeleton.module.css';

/** A placeholder card; only its stage shimmers. */
export function CardSkeleton() {
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
