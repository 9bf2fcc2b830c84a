import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './gallery.module.css';

/** A component in one state, with a caption. */
export function Case({ label, span, children }: { label: string; span?: 2 | 3; children: ReactNode }) {
  return (
    <figure className={clsx(styles.case, span === 2 && styles.span2, span === 3 && styles.span3)}>
      <figcaption>{label}</figcaption>
      {children}
    </figure>
  );
}

/** Cases in three columns; stacked on a phone. */
export function Cases({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.cases}`}>
      <h1 className="visually-hidden">{title}</h1>
      {children}
    </div>
  );
}

/** Small components side by side. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}
