import type { ColumnId, Density } from './address.ts';
import { HEADINGS, leastWidthOf, RIGHT, trackOf } from './table/columns.ts';
import { ROW_HEIGHTS } from './table/product-table.tsx';
import table from './table/table.module.css';
import styles from './waiting-products.module.css';

const ROWS = Array.from({ length: 20 }, (_, row) => row);

/** How long names are, more or less, in per cent of their column. */
const NAMES = [62, 84, 55, 90, 70, 78, 48] as const;

/** Rows of the table that are on their way, under the real head, in the real widths and heights. */
export function WaitingGrid({ columns, density }: { columns: readonly ColumnId[]; density: Density }) {
  const look = {
    '--tracks': trackOf(columns),
    '--least': `${leastWidthOf(columns)}px`,
    '--row': `${ROW_HEIGHTS[density]}px`,
  } as React.CSSProperties;
  return (
    <div className={`${table.grid} ${styles.waiting}`} style={look} aria-hidden="true">
      <div className={`${table.head} ${table.headRow}`}>
        <span />
        {columns.map((column) => (
          <span key={column} className={`${table.cell} ${RIGHT.has(column) ? table.right : ''}`}>
            {HEADINGS[column]}
          </span>
        ))}
      </div>
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <span />
          {columns.map((column) => (
            <span key={column} className={`${table.cell} ${RIGHT.has(column) ? table.right : ''}`}>
              {column === 'product' && <span className={styles.picture} />}
              <span
                className={styles.bar}
                style={{ width: `${NAMES[(row + column.length) % NAMES.length]}%` }}
              />
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** The rows of a phone's list that are on their way: a picture and two lines. */
export function WaitingList() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {ROWS.slice(0, 10).map((row) => (
        <div key={row} className={styles.line}>
          <span className={styles.picture} />
          <span>
            <span className={styles.bar} style={{ width: `${NAMES[row % NAMES.length]}%` }} />
            <span className={styles.bar} style={{ width: '58%' }} />
          </span>
          <span className={styles.amounts}>
            <span className={styles.bar} />
            <span className={styles.bar} />
          </span>
        </div>
      ))}
    </div>
  );
}
