import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { breweryOf } from '../brand-marks/index.ts';
import styles from './stage.module.css';

export type StageProps = {
  /** The brand whose colour tints the stage. */
  brand?: string;
  className?: string;
  children?: ReactNode;
};

/** The stage behind a product, in its brand's colour. */
export function Stage({ brand, className, children }: StageProps) {
  const colour = { '--b': breweryOf(brand).colour } as CSSProperties;
  return (
    <span className={clsx(styles.stage, className)} style={colour}>
      {children}
    </span>
  );
}
