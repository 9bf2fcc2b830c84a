import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './filter-bar.module.css';

export type FilterBarProps = {
  /** The search field, above the rest on a phone. */
  search: ReactNode;
  /** Chips, a select, check boxes. */
  children?: ReactNode;
  /** 'start' puts the search at the left, as the keg portal does. */
  searchAt?: 'start' | 'end';
  /** True right below a page's heading, which has its own spacing. */
  belowHead?: boolean;
  className?: string;
};

/** Filters in one row above a product grid. */
export function FilterBar(props: FilterBarProps) {
  const { search, children, searchAt = 'end', belowHead = false, className } = props;
  return (
    <div
      className={clsx(
        styles.bar,
        searchAt === 'start' && styles.searchFirst,
        belowHead && styles.belowHead,
        className,
      )}
    >
      <div className={styles.search}>{search}</div>
      {children}
    </div>
  );
}

/** '29 products', announced on change; an empty line while unknown. */
export function ProductCount({ count, children }: { count: number | null; children?: ReactNode }) {
  return (
    <div className={clsx(styles.count, 'num')}>
      <span role="status">{count === null ? '\u00a0' : count === 1 ? '1 product' : `${count} products`}</span>
      {children}
    </div>
  );
}
