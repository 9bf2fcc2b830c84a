import type { ImportRow } from 'shared-domain/contracts';
import { Change } from './change.tsx';
import styles from './rows.module.css';
import { LeaveOutCell, type RowProps, type RowsProps, RowsTable } from './rows-table.tsx';
import { isLeftOut } from './use-review.ts';

/** The company's name; where it is another now, the old one first. */
function Company({ row }: { row: ImportRow }) {
  const renamed = row.changes.find(({ field }) => field === 'companyName');
  return renamed ? <Change change={renamed} /> : row.licence?.companyName;
}

function LicenceRow({ row, editable, onEdit }: RowProps) {
  return (
    <tr className={isLeftOut(row) ? styles.out : undefined}>
      <th scope="row">
        <span className={styles.id}>
          <b>{row.sku}</b>
          <span>Row {row.rows.join(', ')}</span>
        </span>
      </th>
      <td>
        <Company row={row} />
      </td>
      <LeaveOutCell row={row} editable={editable} onEdit={onEdit} canIgnore={false} />
    </tr>
  );
}

/** Licences that are new or get another name. There is no list of licences to ignore always. */
export function LicenceRows({ rows, editable, onEdit }: RowsProps) {
  if (rows.length === 0) return <p className={styles.nothing}>No licences here.</p>;
  const columns = (
    <>
      <th scope="col">Licence number</th>
      <th scope="col">Company name</th>
    </>
  );
  return (
    <RowsTable rows={rows} editable={editable} columns={columns} className={styles.untickable}>
      {(row) => <LicenceRow key={row.sku} row={row} editable={editable} onEdit={onEdit} />}
    </RowsTable>
  );
}
