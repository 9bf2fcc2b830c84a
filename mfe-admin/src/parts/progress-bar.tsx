import styles from './progress-bar.module.css';

/** How far something is, from 0 to 1; null where nobody knows, and the bar only says that it goes on. */
export function ProgressBar({ label, value }: { label: string; value: number | null }) {
  if (value === null) return <span className={styles.endless} />;
  return <progress className={styles.bar} value={value} max={1} aria-label={label} />;
}
