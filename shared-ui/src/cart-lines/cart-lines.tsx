import type { ReactNode } from 'react';
import styles from './cart-lines.module.css';

/** A cart's lines. Takes the focus when the last line is removed. */
export function CartLines({ children, label = 'Cart' }: { children: ReactNode; label?: string }) {
  return (
    <ul className={styles.lines} aria-label={label} tabIndex={-1}>
      {children}
    </ul>
  );
}
