import { clsx } from 'clsx';
import type { CSSProperties } from 'react';
import { breweryOf } from '../brand-marks/index.ts';
import styles from './brand.module.css';

/** A brand's name after a dot in its colour. */
export function Brand({ brand, className }: { brand: string; className?: string }) {
  if (!brand) return null;
  return (
    <p className={clsx(styles.brand, className)}>
      <span className={styles.dot} style={{ '--b': breweryOf(brand).colour } as CSSProperties} />
      {brand}
    </p>
  );
}
