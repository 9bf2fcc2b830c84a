import { usePhone } from '../../data/calls/index.ts';
import { StaffIcon } from '../../kit/icons/index.ts';
import { Stack, Text } from '../../kit/layout/index.ts';
import type { Density, Sort } from './address.ts';
import { COLUMNS, type ColumnId, leastWidthOf, ROW_HEIGHTS, trackOf } from './table/columns.ts';
import table from './table/table.module.css';
import styles from './waiting-products.module.css';

const ROWS = Array.from({ length: 20 }, (_, row) => row);

/** Rough lengths of names, in per cent of their column. */
const NAMES = [62, 84, 55, 90, 70, 78, 48] as const;

const Bar = ({ width }: { width: number | undefined }) => (
  <span className={styles.bar} style={{ width: `${width}%` }} />
);

const lookOf = (column: ColumnId) => `${table.cell} ${COLUMNS[column].isNumber ? table.right : ''}`;

function WaitingCell({ column, row }: { column: ColumnId; row: number }) {
  const width = NAMES[(row + column.length) % NAMES.length];
  if (column !== 'product') return <Bar width={width} />;
  return (
    <>
      <span className={styles.picture} />
      <Text grow className={styles.lines}>
        <Bar width={width} />
        <Bar width={34} />
      </Text>
    </>
  );
}

type WaitingProps = { columns: readonly ColumnId[]; density: Density; sort: Sort | null };

/** Placeholder rows with the table's head, widths and heights. */
function WaitingGrid({ columns, density, sort }: WaitingProps) {
  const look = {
    '--tracks': trackOf(columns),
    '--least': `${leastWidthOf(columns)}px`,
    '--row': `${ROW_HEIGHTS[density]}px`,
  } as React.CSSProperties;
  return (
    <div className={`${table.grid} ${styles.waiting}`} style={look} aria-hidden="true">
      <div className={`${table.head} ${table.headRow}`}>
        <span className={styles.tick} />
        {columns.map((column) => (
          <span key={column} className={lookOf(column)}>
            <span className={table.heading}>
              {COLUMNS[column].heading}
              {sort?.column === column && (
                <StaffIcon name={sort.descending ? 'arrow-down' : 'arrow-up'} size={13} />
              )}
            </span>
          </span>
        ))}
      </div>
      {ROWS.map((row) => (
        <Stack key={row} columns="var(--tracks)" align="center" underlined className={styles.row}>
          <span className={styles.tick} />
          {columns.map((column) => (
            <span key={column} className={lookOf(column)}>
              <WaitingCell column={column} row={row} />
            </span>
          ))}
        </Stack>
      ))}
    </div>
  );
}

/** Placeholder rows of a phone's list: a picture and two lines. */
function WaitingList() {
  return (
    <div className={styles.waiting} aria-hidden="true">
      {ROWS.slice(0, 10).map((row) => (
        <div key={row} className={styles.line}>
          <span className={styles.picture} />
          <span>
            <Bar width={NAMES[row % NAMES.length]} />
            <Bar width={NAMES[(row + 3) % NAMES.length]} />
          </span>
          <span className={styles.amounts}>
            <Bar width={100} />
            <Bar width={76} />
          </span>
        </div>
      ))}
    </div>
  );
}

/** Placeholders while the products load; announced to screen readers. */
export function WaitingProducts(props: WaitingProps) {
  const phone = usePhone();
  return (
    <>
      <p className="visually-hidden" role="status">
        Loading products...
      </p>
      {phone ? <WaitingList /> : <WaitingGrid {...props} />}
    </>
  );
}
