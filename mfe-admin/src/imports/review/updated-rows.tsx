import type { FieldChangeJson, ImportRow } from 'shared-domain/contracts';
import { CheckBox } from '../../parts/index.ts';
import { Thumb } from '../../products/index.ts';
import { Change, FIELD_WORDS } from './change.tsx';
import styles from './rows.module.css';
import { LeaveOutCell, type RowProps, type RowsProps, RowsTable } from './rows-table.tsx';
import { PASSES, type Shown } from './shown.tsx';
import own from './updated-rows.module.css';
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

/** A price or a count in a column of its own. */
function NumberCell({ label, change, out }: { label: string; change?: FieldChangeJson; out: boolean }) {
  return (
    <td data-label={label} className={change ? own.one : styles.optional}>
      {change ? <Change change={change} isLeftOut={out} /> : <Unchanged />}
    </td>
  );
}

/** Which fields have columns of their own: a file of descriptions changes neither price nor stock. */
const NUMBERS = ['price', 'stock'];

type UpdatedProps = RowProps & { hasNumbers: boolean };

function UpdatedRow({ row, editable, onEdit, hasNumbers }: UpdatedProps) {
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
          aria-disabled={!editable || undefined}
          aria-label={`Apply changes of ${nameIn(row)}`}
          onChange={() => editable && void onEdit([row], { skipThisTime: !left, shouldIgnore: false })}
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
      <LeaveOutCell row={row} editable={editable} onEdit={onEdit} whenLeftOut />
    </tr>
  );
}

/** Suspicious ones first: they are what somebody should look at. */
const bySuspicion = (one: ImportRow, other: ImportRow) => Number(other.suspicious) - Number(one.suspicious);

/** Leaves out all that are shown, or takes all. */
function TickAll({ seen, editable, onEdit }: { seen: readonly ImportRow[] } & Omit<RowProps, 'row'>) {
  const taken = seen.filter((row) => !isLeftOut(row));
  const isWhole = taken.length === seen.length;
  return (
    <CheckBox
      aria-label="Apply all that are shown"
      aria-disabled={!editable || undefined}
      checked={isWhole}
      mixed={taken.length > 0 && !isWhole}
      onChange={() => editable && void onEdit(seen, { skipThisTime: isWhole, shouldIgnore: false })}
    />
  );
}

/** What changes, field by field: old, new, how far; a suspicious price is unticked from the start. */
export function UpdatedRows({
  rows,
  shown,
  editable,
  onEdit,
  hasNumbers = true,
}: RowsProps & { shown: Shown; hasNumbers?: boolean }) {
  if (rows.length === 0) return <p className={styles.nothing}>No product of the list changes.</p>;
  const seen = rows.filter(PASSES[shown]).sort(bySuspicion);
  const columns = (
    <>
      <th scope="col" className={styles.tick}>
        <TickAll seen={seen} editable={editable} onEdit={onEdit} />
      </th>
      <th scope="col">Product</th>
      {hasNumbers && <th scope="col">Price</th>}
      {hasNumbers && <th scope="col">Stock</th>}
      <th scope="col">{hasNumbers ? 'Other fields' : 'What changes'}</th>
    </>
  );
  return (
    <RowsTable
      rows={seen}
      editable={editable}
      columns={columns}
      className={hasNumbers ? own.updated : undefined}
    >
      {(row) => (
        <UpdatedRow key={row.sku} row={row} editable={editable} onEdit={onEdit} hasNumbers={hasNumbers} />
      )}
    </RowsTable>
  );
}
