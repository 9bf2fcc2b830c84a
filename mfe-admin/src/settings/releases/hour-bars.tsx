import styles from './hour-bars.module.css';

const HEIGHT = 22;
const STEP = 7;
const BAR = 5;
const LEAST = 5;

/** Errors by hour, the current one last; a dash for none. */
export function HourBars({ hours, isSuspect }: { hours: readonly number[]; isSuspect: boolean }) {
  if (hours.length === 0) return null;
  const most = Math.max(...hours, 1);
  const width = hours.length * STEP;
  const label = `Errors of the last ${hours.length} hours: ${hours.join(', ')}`;
  return (
    <svg
      className={styles.hours}
      fill={isSuspect ? 'var(--error-text)' : 'var(--text-2)'}
      width={width}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      {hours.map((errors, place) => {
        const height = errors === 0 ? 1 : Math.max(LEAST, (errors / most) * HEIGHT);
        return (
          <rect
            key={place}
            x={place * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx={errors === 0 ? 0 : 1}
            fill={errors === 0 ? 'var(--line)' : undefined}
          />
        );
      })}
    </svg>
  );
}
