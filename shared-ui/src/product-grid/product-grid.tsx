import { clsx } from 'clsx';
import { Children, type ReactNode } from 'react';
import styles from './product-grid.module.css';

export type ProductGridProps = {
  /** Cards, or skeletons of them. */
  children: ReactNode;
  /** The list's accessible name. */
  label?: string;
  /** Whether it shows skeletons. */
  busy?: boolean;
  className?: string;
};

/** Cards in one to four columns. */
export function ProductGrid({ children, label = 'Products', busy, className }: ProductGridProps) {
  return (
    <ul className={clsx(styles.grid, className)} aria-label={label} aria-busy={busy || undefined}>
      {Children.map(children, (child) => (child == null ? null : <li className={styles.place}>{child}</li>))}
    </ul>
  );
}
