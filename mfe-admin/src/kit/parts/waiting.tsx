import styles from './waiting.module.css';

/** The head of a loading table: column names, and their widths in CSS. */
export interface WaitingHead {
  names: readonly string[];
  template: string;
}

function WaitingRow({ widths, template }: { widths: readonly number[]; template: string | undefined }) {
  const grid = template === undefined ? {} : { '--columns': template };
  return (
    <div className={`${styles.row} ${template ? styles.grid : ''}`} style={grid as object} aria-hidden="true">
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
  );
}

type WaitingRowsProps = {
  /** Announced to screen readers, such as 'Loading orders...'. */
  label: string;
  /** Each another one. */
  widths: readonly number[];
  head?: WaitingHead;
  rows?: number;
};

/** Placeholder rows in the columns' widths, visible after 150 ms. */
export function WaitingRows({ label, widths, head, rows = 12 }: WaitingRowsProps) {
  return (
    <div className={styles.rows}>
      <p className="visually-hidden" role="status">
        {label}
      </p>
      {head && (
        <div
          className={`${styles.row} ${styles.grid} ${styles.head}`}
          style={{ '--columns': head.template } as object}
          aria-hidden="true"
        >
          {head.names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </div>
      )}
      {Array.from({ length: rows }, (_, row) => `row-${row}`).map((row) => (
        <WaitingRow key={row} widths={widths} template={head?.template} />
      ))}
    </div>
  );
}

export const WaitingCount = () => <span className={styles.count} aria-hidden="true" />;

export const WaitingBox = ({ height }: { height: number }) => (
  <span className={styles.box} style={{ height }} aria-hidden="true" />
);
