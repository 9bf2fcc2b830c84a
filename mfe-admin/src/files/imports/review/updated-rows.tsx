import type { FieldChangeJson, ReviewFilter } from 'shared-domain/contracts';
import { CheckBox } from '../../../kit/parts/index.ts';
import { Thumb } from '../../../kit/product/index.ts';
import { Change, fieldLabel } from './change.tsx';
import { isLeftOut, nameIn } from './row.ts';
import styles from './rows.module.css';
import { LeaveOutCell, type RowProps, type RowsProps, RowsTable } from './rows-table.tsx';
import own from './updated-rows.module.css';

const Unchanged = () => <span className={styles.old}>unchanged</span>;

function Others({ changes }: { changes: readonly FieldChangeJson[] }) {
  return (
    <span className={styles.others}>
      {changes.map((change) => (
        <span key={change.field}>
          <span className={styles.fieldName}>{fieldLabel(change.field)}</span> <Change change={change} />
        </span>
      ))}
    </span>
  );
}

function NumberCell({ label, change, out }: { label: string; change?: FieldChangeJson; out: boolean }) {
  return (
    <td data-label={label} className={change ? own.one : styles.optional}>
      {change ? <Change change={change} isLeftOut={out} /> : <Unchanged />}
    </td>
  );
}

/** The fields with their own columns: a file of descriptions changes neither price nor stock. */
const NUMBERS = ['price', 'stock'];

type UpdatedProps = RowProps & { hasNumbers: boolean };

function UpdatedRow({ row, editable, edits, hasNumbers }: UpdatedProps) {
  const left = isLeftOut(row);
  const of = (field: string) => row.changes.find((change) => change.field === field);
  const others = row.changes.filter(({ field }) => !(hasNumbers && NUMBERS.includes(field)));
  const isMarked = row.suspicious && editable;
  const look = [isMarked && styles.suspicious, left && styles.out].filter(Boolean).join(' ');
  return (
    <tr className={look || undefined}>
      <td className={styles.tick}>
        <CheckBox
          checked={!left}
          readOnly={!editable}
          label={`Apply changes of ${nameIn(row)}`}
          onChange={() => editable && edits.editRow(row, { skipThisTime: !left, shouldIgnore: false })}
        />
      </td>
      <th scope="row">
        <span className={styles.product}>
          {row.product && <Thumb product={row.product} size={30} />}
          <span className={styles.id}>
            <b>{nameIn(row)}</b>
            <span>{row.sku}</span>
          </span>
        </span>
      </th>
      {hasNumbers && <NumberCell label="Price" change={of('price')} out={left} />}
      {hasNumbers && <NumberCell label="Stock" change={of('stock')} out={left} />}
      <td className={others.length > 0 ? undefined : styles.optional}>
        <Others changes={others} />
        {row.notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </td>
      <LeaveOutCell row={row} editable={editable} edits={edits} whenLeftOut />
    </tr>
  );
}

type UpdatedRowsProps = RowsProps & { only?: ReviewFilter | undefined; hasNumbers?: boolean };

/** Leaves out all rows of the selection, or applies all. */
function TickAll({ list, only, editable, edits }: UpdatedRowsProps) {
  const rows = list.rows ?? [];
  const taken = rows.filter((row) => !isLeftOut(row));
  const isWhole = taken.length === rows.length;
  const toggle = () =>
    edits.editAll({ tab: 'updated', only }, { skipThisTime: isWhole, shouldIgnore: false });
  return (
    <CheckBox
      label="Apply all that are shown"
      readOnly={!editable}
      checked={isWhole}
      mixed={taken.length > 0 && !isWhole}
      onChange={() => editable && toggle()}
    />
  );
}

/** Changed fields with old and new values. Suspicious prices come first, unticked. */
export function UpdatedRows(props: UpdatedRowsProps) {
  const { list, only, editable, edits, hasNumbers = true } = props;
  if (list.total === 0 && !only) return <p className={styles.nothing}>No products change.</p>;
  const columns = (
    <>
      <th scope="col" className={styles.tick}>
        <TickAll {...props} />
      </th>
      <th scope="col">Product</th>
      {hasNumbers && <th scope="col">Price</th>}
      {hasNumbers && <th scope="col">Stock</th>}
      <th scope="col">{hasNumbers ? 'Other fields' : 'What changes'}</th>
    </>
  );
  return (
    <RowsTable
      list={list}
      editable={editable}
      columns={columns}
      className={hasNumbers ? own.updated : undefined}
    >
      {(row) => (
        <UpdatedRow key={row.sku} row={row} editable={editable} edits={edits} hasNumbers={hasNumbers} />
      )}
    </RowsTable>
  );
}
