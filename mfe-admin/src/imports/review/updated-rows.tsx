import { useState } from 'react';
import type { FieldChangeJson, ImportRow } from 'shared-domain/contracts';
import { Segmented } from '../../parts/index.ts';
import { Thumb } from '../../products/index.ts';
import { Change, FIELD_WORDS } from './change.tsx';
import { LeaveOut, Outcome } from './leave-out.tsx';
import styles from './review.module.css';
import { Stepped } from './stepped.tsx';
import { type EditRows, isLeftOut, nameIn } from './use-review.ts';

type Shown = 'all' | 'price' | 'stock' | 'suspicious';

const has = (row: ImportRow, field: string) => row.changes.some((change) => change.field === field);

const PASSES: Readonly<Record<Shown, (row: ImportRow) => boolean>> = {
  all: () => true,
  price: (row) => has(row, 'price'),
  stock: (row) => has(row, 'stock'),
  suspicious: (row) => row.suspicious,
};

const SHOWN: readonly { value: Shown; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'price', label: 'Price' },
  { value: 'stock', label: 'Stock' },
  { value: 'suspicious', label: 'Suspicious' },
];

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

function UpdatedRow({ row, editable, onEdit }: { row: ImportRow; editable: boolean; onEdit: EditRows }) {
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
      <td data-label="Price" className={price ? undefined : styles.optional}>
        {price ? <Change change={price} /> : <Unchanged />}
      </td>
      <td data-label="Stock" className={stock ? undefined : styles.optional}>
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
      <td className={editable && !left ? styles.optional : undefined}>
        {editable ? left && <LeaveOut row={row} onEdit={onEdit} /> : <Outcome row={row} />}
      </td>
    </tr>
  );
}

/** Changed products, field by field: old, new, how far; a suspicious price is unticked from the start. */
export function UpdatedRows({
  rows,
  editable,
  onEdit,
}: {
  rows: readonly ImportRow[];
  editable: boolean;
  onEdit: EditRows;
}) {
  const [shown, setShown] = useState<Shown>('all');
  if (rows.length === 0) return <p className={styles.nothing}>No product of the list changes.</p>;
  const seen = rows.filter(PASSES[shown]);
  const taken = seen.filter((row) => !isLeftOut(row));
  const isWhole = taken.length === seen.length;
  return (
    <>
      <div className={styles.narrow}>
        <Segmented
          label="Rows"
          value={shown}
          options={SHOWN.map(({ value, label }) => ({
            value,
            label: `${label} ${rows.filter(PASSES[value]).length}`,
          }))}
          onChange={setShown}
        />
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
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
            <th scope="col">{editable ? 'Leave out' : 'State'}</th>
          </tr>
        </thead>
        <tbody>
          <Stepped items={seen}>
            {(row) => <UpdatedRow key={row.sku} row={row} editable={editable} onEdit={onEdit} />}
          </Stepped>
        </tbody>
      </table>
    </>
  );
}
