import styles from './gauge.module.css';

const percent = (share: number) => `${Math.min(100, Math.max(0, 100 * share))}%`;

type GaugeProps = { share: number; tone: 'fine' | 'near' | 'over'; mark?: number };

/** A share of 0 to 1 as a bar, beside the number that says it; `mark` is where it becomes too much. */
export const Gauge = ({ share, tone, mark }: GaugeProps) => (
  <span className={styles.gauge} aria-hidden="true">
    <span data-tone={tone} style={{ width: percent(share) }} />
    {mark !== undefined && <i style={{ left: percent(mark) }} />}
  </span>
);
