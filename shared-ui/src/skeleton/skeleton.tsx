import { clsx } from 'clsx';
import styles from './skeleton.module.css';

export type SkeletonProps = {
  /** CSS lengths of the box that something will fill. */
  width?: string;
  height?: string;
  className?: string;
};

/** A plain box in place of something that loads. Its list says once what loads. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return <span className={clsx(styles.bar, className)} style={{ width, height }} aria-hidden="true" />;
}
