import type { FieldChangeJson, ImportRow } from 'shared-domain/contracts';
import { Thumb } from '../../products/index.ts';
import { Change, FIELD_WORDS } from './change.tsx';
import styles from './rows.module.css';
import { LeaveOutCell, type RowProps, type RowsProps, RowsTable } from './rows-table.tsx';
import { PASSES, type Shown } from './shown.tsx';
import { isLeftOut, nameIn } from './use-review.ts';

const Unchanged = () => <span className={styles.old}>unchanged</span>;

function Others({ changes }: { changes: readonly FieldChangeJson[] }) {
  return (
    <span className={styles.others}>
      {changes.map((change) => (
        <span key={change.field}>
          <span className={styles.fieldName}>{FIELD_WORDS[change.field] ?? change.field}</span>{' '}
          <Change change={change} />
        </span>
      ))}
    </span>
  );
}

function UpdatedRow({ row, editable, onEdit }: RowProps) {
  const left = isLeftOut(row);
  const of = (field: string) => row.changes.find((change) => change.field === field);
  const [price, stock] = [of('price'), of('stock')];
  const others = row.changes.filter((change) => change !== price && change !== stock);
  const look = [row.suspicious && styles.suspicious, left && styles.out].filter(Boolean).join(' ');
  return (
    <tr className={look || undefined}>
      <td className={styles.tick}>
        <input
          type="checkbox"
          checked={!left}
          disabled={!editable}
          aria-label={`Apply changes of ${nameIn(row)}`}
          onChange={() => void onEdit([row], { skipThisTime: !left, shouldIgnore: false })}
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
      <td data-label="Price" className={price ? styles.one : styles.optional}>
        {price ? <Change change={price} /> : <Unchanged />}
      </td>
      <td data-label="Stock" className={stock ? styles.one : styles.optional}>
        {stock ? <Change change={stock} /> : <Unchanged />}
      </td>
      <td className={others.length > 0 ? undefined : styles.optional}>
        <Others changes={others} />
        {row.notes.map((note) => (
          <span key={note} className={styles.note}>
            {note}
          </span>
        ))}
      </td>
      <LeaveOutCell row={row} editable={editable} onEdit={onEdit} whenLeftOut />
    </tr>
  );
}

/** Suspicious ones first: they are what somebody should look at. */
const bySuspicion = (one: ImportRow, other: ImportRow) => Number(other.suspicious) - Number(one.suspicious);

/** Changed products, field by field: old, new, how far; a suspicious price is unticked from the start. */
export function UpdatedRows({ rows, shown, editable, onEdit }: RowsProps & { shown: Shown }) {
  if (rows.length === 0) return <p className={styles.nothing}>No product of the list changes.</p>;
  const seen = rows.filter(PASSES[shown]).sort(bySuspicion);
  const taken = seen.filter((row) => !isLeftOut(row));
  const isWhole = taken.length === seen.length;
  const columns = (
    <>
      <th scope="col" className={styles.tick}>
        <input
          type="checkbox"
          aria-label="Apply all that are shown"
          disabled={!editable}
          checked={isWhole}
          ref={(box) => {
            if (box) box.indeterminate = taken.length > 0 && !isWhole;
          }}
          onChange={() => void onEdit(seen, { skipThisTime: isWhole, shouldIgnore: false })}
        />
      </th>
      <th scope="col">Product</th>
      <th scope="col">Price</th>
      <th scope="col">Stock</th>
      <th scope="col">Other fields</th>
    </>
  );
  return (
    <RowsTable rows={seen} editable={editable} columns={columns}>
      {(row) => <UpdatedRow key={row.sku} row={row} editable={editable} onEdit={onEdit} />}
    </RowsTable>
  );
}
