import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatCents } from 'shared-domain/money';
import { isReduced, type Price } from 'shared-domain/pricing';
import styles from './price-tag.module.css';

export type PriceTagProps = {
  price: Price;
  /** What one unit is: 'case of 24'. Left out beside a struck-through price, where there is no space for it. */
  unit?: string;
  /** On a card 1.375 rem, in the keg dialog 1.75, on a product page 2.25 in the display face. */
  size?: 'card' | 'dialog' | 'page';
  /** At the row's right end, e.g. why this price. */
  children?: ReactNode;
  className?: string;
};

/** What one unit costs now; while an offer changes it, the ordinary price is struck through beside it. */
export function PriceTag({ price, unit, size = 'card', children, className }: PriceTagProps) {
  const reduced = isReduced(price);
  return (
    <div className={clsx(styles.price, styles[size], 'num', className)}>
      <strong className={clsx(styles.now, reduced && styles.lto)}>
        {reduced ? <span className="visually-hidden">Sale price </span> : null}
        {formatCents(price.unit)}
      </strong>
      {reduced ? (
        <s className={styles.was}>
          <span className="visually-hidden">Ordinary price </span>
          {formatCents(price.ordinary)}
        </s>
      ) : null}
      {unit && !reduced ? <small className={styles.unit}>{unit}</small> : null}
      {children}
    </div>
  );
}
