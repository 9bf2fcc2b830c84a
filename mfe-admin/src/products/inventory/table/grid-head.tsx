// biome-ignore-all lint/a11y/useSemanticElements: a table's own layout can't put rows where they are scrolled to; the roles say it
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell (aria-activedescendant)
import { StaffIcon } from '../../../kit/icons/index.ts';
import { RowBox } from '../../../kit/parts/index.ts';
import type { Sort } from '../address.ts';
import { COLUMNS, type ColumnId } from './columns.ts';
import styles from './table.module.css';

const sortWord = (sort: Sort | null, column: ColumnId) => {
  if (sort?.column !== column) return undefined;
  return sort.descending ? 'descending' : 'ascending';
};

type GridHeadProps = {
  columns: readonly ColumnId[];
  sort: Sort | null;
  allSelected: boolean;
  someSelected: boolean;
  onSort: (sort: Sort | null) => void;
  onToggleAll: () => void;
};

/**
 * The table's head: select all, and a button per column that sorts by it; a second click reverses it, a third restores
 * the default.
 */
export function GridHead({ columns, sort, allSelected, someSelected, onSort, onToggleAll }: GridHeadProps) {
  const next = (column: ColumnId): Sort | null => {
    if (sort?.column !== column) return { column, descending: false };
    return sort.descending ? null : { column, descending: true };
  };
  return (
    <div role="rowgroup" className={styles.head}>
      <div role="row" aria-rowindex={1} className={styles.headRow}>
        <div role="columnheader" aria-colindex={1} className={`${styles.cell} ${styles.first}`}>
          <RowBox
            aria-label="Select all"
            checked={allSelected}
            mixed={someSelected && !allSelected}
            onChange={onToggleAll}
          />
        </div>
        {columns.map((column, place) => (
          <div
            key={column}
            role="columnheader"
            aria-colindex={place + 2}
            aria-sort={sortWord(sort, column)}
            className={`${styles.cell} ${COLUMNS[column].isNumber ? styles.right : ''}`}
          >
            <button type="button" className={styles.heading} onClick={() => onSort(next(column))}>
              {COLUMNS[column].heading}
              {sort?.column === column && (
                <StaffIcon name={sort.descending ? 'arrow-down' : 'arrow-up'} size={13} />
              )}
            </button>
          </div>
        ))}
      </div>
    </div>
  );
}
