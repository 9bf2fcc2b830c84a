import type { ReactNode } from 'react';
import type { ImportRow } from 'shared-domain/contracts';
import { LeaveOut, Outcome } from './leave-out.tsx';
import styles from './rows.module.css';
import { Stepped } from './stepped.tsx';
import { type EditRows, isLeftOut } from './use-review.ts';

/** A row of the review and what staff may do with it: nothing any more once the import is being applied. */
export type RowProps = { row: ImportRow; editable: boolean; onEdit: EditRows };

export type RowsProps = { rows: readonly ImportRow[]; editable: boolean; onEdit: EditRows };

/** The table of one tab. Its last column is where a row is left out, and later what became of it. */
export function RowsTable({
  rows,
  editable,
  columns,
  className = '',
  children,
}: Pick<RowsProps, 'rows' | 'editable'> & {
  /** The heads of the columns but the last. */
  columns: ReactNode;
  className?: string;
  children: (row: ImportRow) => ReactNode;
}) {
  return (
    <table className={`${styles.table} ${className}`}>
      <thead>
        <tr>
          {columns}
          <th scope="col">{editable ? 'Leave out' : 'State'}</th>
        </tr>
      </thead>
      <tbody>
        <Stepped items={rows}>{children}</Stepped>
      </tbody>
    </table>
  );
}

/**
 * The last cell of a row; `whenLeftOut` offers the ways to leave it out only once its tick is gone, `canIgnore` says
 * whether one of them is for good.
 */
export function LeaveOutCell({
  row,
  editable,
  onEdit,
  whenLeftOut = false,
  canIgnore = true,
}: RowProps & { whenLeftOut?: boolean; canIgnore?: boolean }) {
  const isOffered = editable && (!whenLeftOut || isLeftOut(row));
  return (
    <td className={editable && !isOffered ? styles.optional : undefined}>
      {isOffered && <LeaveOut row={row} onEdit={onEdit} canIgnore={canIgnore} />}
      {!editable && <Outcome row={row} />}
    </td>
  );
}
