import styles from './waiting.module.css';

/**
 * Rows that are on their way, in the widths of the columns that they will fill (on a phone of two lines each); seen after
 * 150 ms only.
 */
export function WaitingRows({
  label,
  widths,
  rows = 12,
}: {
  /** Said to screen readers, e.g. 'Loading orders...'. */
  label: string;
  widths: readonly number[];
  rows?: number;
}) {
  return (
    <div className={styles.rows}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          {widths.map((width) => (
            <span key={width} className={styles.bar} style={{ width }} />
          ))}
          <span className={styles.lines}>
            <span className={styles.line} />
            <span className={styles.line} />
          </span>
          <span className={styles.lines}>
            <span className={styles.line} />
            <span className={styles.line} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** A count that is on its way. */
export const WaitingCount = () => <span className={styles.count} aria-hidden="true" />;

/** A box in the place of something that loads. */
export const WaitingBox = ({ height }: { height: number }) => (
  <span className={styles.box} style={{ height }} aria-hidden="true" />
);
