import styles from './list.module.css';
import type { Column } from './list.tsx';

/** How a list is sorted, and what a press on a heading asks for. */
export interface Sorting {
  by: string;
  direction: 'ascending' | 'descending';
  onSort: (by: string, direction: Sorting['direction']) => void;
}

const OTHER = { ascending: 'descending', descending: 'ascending' } as const;

/** A list's headings; those that sort are buttons. A second press turns the direction. */
export function Heads<Row>({
  columns,
  sorting,
  className,
}: {
  columns: readonly Column<Row>[];
  sorting: Sorting | undefined;
  className: string | undefined;
}) {
  return (
    <thead className={className}>
      <tr>
        {columns.map(({ id, label, sorts, look, yields }) => {
          const direction = sorting?.by === id ? sorting.direction : undefined;
          return (
            <th key={id} scope="col" aria-sort={direction} data-look={look} data-yields={yields}>
              {sorting && sorts ? (
                <button
                  type="button"
                  className={styles.sort}
                  onClick={() => sorting.onSort(id, direction ? OTHER[direction] : sorts)}
                >
                  {label}
                  {direction && <span aria-hidden="true">{direction === 'ascending' ? '↑' : '↓'}</span>}
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
