import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** CSS lengths. */
  width?: string;
  height?: string;
  className?: string;
};

/** A placeholder box. Its list announces the loading. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return <span className={clsx(styles.bar, className)} style={{ width, height }} aria-hidden="true" />;
}
