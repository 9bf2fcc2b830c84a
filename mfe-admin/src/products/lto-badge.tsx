import { LTO_BADGES, type LtoStatus, ltoStatusOf } from 'shared-domain/pricing';
import type { Product } from 'shared-domain/products';
import { dayWords, offerDays } from './days.ts';
import styles from './lto-badge.module.css';

/** The specified words of an offer's state (section 4); in a table 'No LTO' is plain text, and the date stands beside. */
export function LtoBadge({ product, at, dated = false }: { product: Product; at: Date; dated?: boolean }) {
  const status = ltoStatusOf(product, at);
  if (status === 'none') return <span className={dated ? styles.none : styles.badge}>{LTO_BADGES.none}</span>;
  return (
    <span className={styles.lto}>
      <span className={`${styles.badge} ${styles[status]}`}>{LTO_BADGES[status]}</span>
      {dated && <DayOf status={status} product={product} />}
    </span>
  );
}

function DayOf({ status, product }: { status: LtoStatus; product: Product }) {
  const { start, end } = offerDays(product);
  if (status === 'scheduled') return <span>{start && dayWords(start)}</span>;
  if (status === 'expired') return <s>{end && dayWords(end)}</s>;
  return <span>to {end && dayWords(end)}</span>;
}
