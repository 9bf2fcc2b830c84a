import { clsx } from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import { breweryOf } from '../brand-marks/index.ts';
import styles from './stage.module.css';

export type StageProps = {
  /** The brand whose colour lights the ground. */
  brand?: string;
  className?: string;
  children?: ReactNode;
};

/** The lit ground that a product stands on, in its brand's colour. Its class gives height, radius and padding. */
export function Stage({ brand, className, children }: StageProps) {
  const colour = { '--b': breweryOf(brand).colour } as CSSProperties;
  return (
    <span className={clsx(styles.stage, className)} style={colour}>
      {children}
    </span>
  );
}
