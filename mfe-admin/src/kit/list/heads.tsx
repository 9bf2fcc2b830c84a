import { RowBox } from '../parts/index.ts';
import styles from './list.module.css';
import type { Column } from './list.tsx';
import type { Ticks } from './ticks.ts';

/** How a list is sorted, and what a press on a heading asks for. */
export interface Sorting {
  by: string;
  direction: 'ascending' | 'descending';
  onSort: (by: string, direction: Sorting['direction']) => void;
}

const OTHER = { ascending: 'descending', descending: 'ascending' } as const;

type HeadsProps<Row> = {
  columns: readonly Column<Row>[];
  sorting: Sorting | undefined;
  ticks: Ticks | undefined;
  /** All rows' keys. */
  ids: readonly string[];
  className: string | undefined;
};

/** A list's headings; those that sort are buttons. A second press turns the direction. */
export function Heads<Row>({ columns, sorting, ticks, ids, className }: HeadsProps<Row>) {
  const ticked = ids.filter((id) => ticks?.ticked.has(id)).length;
  return (
    <thead className={className}>
      <tr>
        {ticks && (
          <td data-look="tick">
            <RowBox
              aria-label="Select all rows"
              checked={ticked === ids.length}
              mixed={ticked > 0 && ticked < ids.length}
              onChange={({ target }) => ticks.set(ids, target.checked)}
            />
          </td>
        )}
        {columns.map(({ label, id = label, sorts, look, yields, width }) => {
          const direction = sorting?.by === id ? sorting.direction : undefined;
          return (
            <th
              key={label}
              scope="col"
              aria-sort={direction}
              data-look={look}
              data-yields={yields}
              style={{ width }}
            >
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
