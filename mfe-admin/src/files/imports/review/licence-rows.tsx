import type { ImportRow } from 'shared-domain/contracts';
import { Change, fieldLabel } from './change.tsx';
import { isLeftOut } from './row.ts';
import styles from './rows.module.css';
import { LeaveOutCell, type RowProps, type RowsProps, RowsTable } from './rows-table.tsx';

/** The company's name (old and new if renamed) and the row's other changes. */
function Company({ row }: { row: ImportRow }) {
  const renamed = row.changes.find(({ field }) => field === 'companyName');
  const others = row.changes.filter((change) => change !== renamed);
  return (
    <>
      {renamed ? <Change change={renamed} /> : row.licence?.companyName}
      {others.map((change) => (
        <span key={change.field} className={styles.change}>
          {fieldLabel(change.field)}: <Change change={change} />
        </span>
      ))}
    </>
  );
}

function LicenceRow({ row, editable, edits }: RowProps) {
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
      <LeaveOutCell row={row} editable={editable} edits={edits} canIgnore={false} />
    </tr>
  );
}

/** Licences that are new or change their name. There is no ignore list for licences. */
export function LicenceRows({ list, editable, edits }: RowsProps) {
  if (list.total === 0) return <p className={styles.nothing}>No licences here.</p>;
  const columns = (
    <>
      <th scope="col">Licence number</th>
      <th scope="col">Company name</th>
    </>
  );
  return (
    <RowsTable list={list} editable={editable} columns={columns} className={styles.untickable}>
      {(row) => <LicenceRow key={row.sku} row={row} editable={editable} edits={edits} />}
    </RowsTable>
  );
}
