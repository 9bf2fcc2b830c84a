import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { formatCents } from 'shared-domain/money';
import { isReduced, type Price } from 'shared-domain/pricing';
import styles from './price-tag.module.css';

export type PriceTagProps = {
  price: Price;
  /** The unit, such as 'case of 24'; omitted beside a struck-through price. */
  unit?: string;
  /** Type size, by place. */
  size?: 'card' | 'dialog' | 'page';
  /** At the right, such as 'Why this price?'. */
  children?: ReactNode;
  className?: string;
};

/** A unit's price and, during an offer, the struck-through ordinary price. */
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
