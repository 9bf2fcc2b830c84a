import { Text } from '../../../kit/layout/index.ts';
import { Change, fieldLabel } from './change.tsx';
import { isLeftOut, nameIn } from './row.ts';
import styles from './rows.module.css';
import { LeaveOutCell, type RowProps, type RowsProps, RowsTable } from './rows-table.tsx';

function SupplierRow({ row, editable, edits }: RowProps) {
  return (
    <tr className={isLeftOut(row) ? styles.out : undefined}>
      <th scope="row">
        <span className={styles.id}>
          <b>{nameIn(row)}</b>
          <span>Row {row.rows.join(', ')}</span>
        </span>
      </th>
      <td>
        {row.changes.map((change) => (
          <Text block key={change.field}>
            {fieldLabel(change.field)}: {change.from === null ? change.to : <Change change={change} />}
          </Text>
        ))}
      </td>
      <LeaveOutCell row={row} editable={editable} edits={edits} canIgnore={false} />
    </tr>
  );
}

/** Suppliers that are new or change. */
export function SupplierRows({ list, editable, edits }: RowsProps) {
  if (list.total === 0) return <p className={styles.nothing}>No suppliers here.</p>;
  const columns = (
    <>
      <th scope="col">Supplier</th>
      <th scope="col">What is stored</th>
    </>
  );
  return (
    <RowsTable list={list} editable={editable} columns={columns} className={styles.untickable}>
      {(row) => <SupplierRow key={row.sku} row={row} editable={editable} edits={edits} />}
    </RowsTable>
  );
}
