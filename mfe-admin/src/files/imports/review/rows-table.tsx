import type { ReactNode } from 'react';
import type { ImportRow } from 'shared-domain/contracts';
import { FurtherRows } from './further-rows.tsx';
import { LeaveOut, Outcome } from './leave-out.tsx';
import { isLeftOut } from './row.ts';
import styles from './rows.module.css';
import type { ReviewEdits } from './use-edits.ts';
import type { RowList } from './use-review.ts';

/** A row of the review. Read-only once the import is being applied. */
export type RowProps = { row: ImportRow; editable: boolean; edits: ReviewEdits };

export type RowsProps = { list: RowList; editable: boolean; edits: ReviewEdits };

/** The table of one tab. Its last column is for leaving a row out, and later for its outcome. */
export function RowsTable({
  list,
  editable,
  columns,
  className = '',
  children,
}: Pick<RowsProps, 'list' | 'editable'> & {
  /** The column headings except the last. */
  columns: ReactNode;
  className?: string;
  children: (row: ImportRow) => ReactNode;
}) {
  return (
    <>
      <table className={`${styles.table} ${className}`}>
        <thead className={styles.heads}>
          <tr>
            {columns}
            <th scope="col">{editable ? 'Leave out' : 'State'}</th>
          </tr>
        </thead>
        <tbody>{list.rows?.map(children)}</tbody>
      </table>
      <FurtherRows list={list} />
    </>
  );
}

/** The last cell of a row. With `whenLeftOut` it offers its choices only for an unticked row; `canIgnore` adds 'always ignore'. */
export function LeaveOutCell({
  row,
  editable,
  edits,
  whenLeftOut = false,
  canIgnore = true,
}: RowProps & { whenLeftOut?: boolean; canIgnore?: boolean }) {
  const isOffered = editable && (!whenLeftOut || isLeftOut(row));
  return (
    <td className={editable && !isOffered ? styles.optional : undefined}>
      {isOffered && <LeaveOut row={row} edits={edits} canIgnore={canIgnore} />}
      {!editable && <Outcome row={row} />}
    </td>
  );
}
