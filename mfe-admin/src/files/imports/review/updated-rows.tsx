import type { ReactNode } from 'react';
import type { FieldChangeJson, ImportRow, ReviewFilter, RowEdits } from 'shared-domain/contracts';
import { Row, Text } from '../../../kit/layout/index.ts';
import { CheckBox } from '../../../kit/parts/index.ts';
import { Thumb } from '../../../kit/product/index.ts';
import { Change, fieldLabel } from './change.tsx';
import { isLeftOut, isPriceHeld, nameIn } from './row.ts';
import { RowNotes } from './row-notes.tsx';
import styles from './rows.module.css';
import { LeaveOutCell, type RowProps, type RowsProps, RowsTable } from './rows-table.tsx';
import own from './updated-rows.module.css';

const Unchanged = () => (
  <Text tone="quiet" className={styles.old}>
    unchanged
  </Text>
);

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

function NumberCell({
  label,
  change,
  out,
  children,
}: {
  label: string;
  change?: FieldChangeJson;
  out: boolean;
  children?: ReactNode;
}) {
  return (
    <td data-label={label} className={change ? own.one : styles.optional}>
      {change ? <Change change={change} isLeftOut={out} /> : <Unchanged />}
      {children}
    </td>
  );
}

/** A suspicious price beside other changes has a tick of its own (IMPORT-12). */
function AcceptPrice({ row, edits }: Pick<RowProps, 'row' | 'edits'>) {
  const isHeld = isPriceHeld(row);
  return (
    <Row as="label" gap={6} size="xs">
      <CheckBox
        checked={!isHeld}
        label={`Apply the price of ${nameIn(row)}`}
        onChange={() => edits.editRow(row, { acceptPrice: isHeld })}
      />
      apply this price
    </Row>
  );
}

/** The fields with their own columns: a file of descriptions changes neither price nor stock. */
const NUMBERS = ['price', 'stock'];

/** Whether the row's one change is a suspicious price: its tick accepts it. */
const isOnlyPrice = ({ suspicious, changes }: ImportRow): boolean => suspicious && changes.length === 1;

const isTaken = (row: ImportRow): boolean => !isLeftOut(row) && !(isOnlyPrice(row) && isPriceHeld(row));

type UpdatedProps = RowProps & { hasNumbers: boolean };

function UpdatedRow({ row, editable, edits, hasNumbers }: UpdatedProps) {
  const left = isLeftOut(row);
  const of = (field: string) => row.changes.find((change) => change.field === field);
  const others = row.changes.filter(({ field }) => !(hasNumbers && NUMBERS.includes(field)));
  const isMarked = row.suspicious && editable;
  const isHeld = isPriceHeld(row);
  const ticked = isTaken(row);
  const tick: RowEdits = isOnlyPrice(row)
    ? { acceptPrice: !ticked, skipThisTime: false, shouldIgnore: false }
    : { skipThisTime: ticked, shouldIgnore: false };
  const look = [isMarked && styles.suspicious, left && styles.out].filter(Boolean).join(' ');
  return (
    <tr className={look || undefined}>
      <td className={styles.tick}>
        <CheckBox
          checked={ticked}
          readOnly={!editable}
          label={`Apply changes of ${nameIn(row)}`}
          onChange={() => editable && edits.editRow(row, tick)}
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
      {hasNumbers && (
        <NumberCell label="Price" change={of('price')} out={left || isHeld}>
          {isMarked && !isOnlyPrice(row) && <AcceptPrice row={row} edits={edits} />}
        </NumberCell>
      )}
      {hasNumbers && <NumberCell label="Stock" change={of('stock')} out={left} />}
      <td className={others.length > 0 ? undefined : styles.optional}>
        <Others changes={others} />
        <RowNotes row={row} />
      </td>
      <LeaveOutCell row={row} editable={editable} edits={edits} whenLeftOut />
    </tr>
  );
}

type UpdatedRowsProps = RowsProps & { only?: ReviewFilter | undefined; hasNumbers?: boolean };

/** Leaves out all rows of the selection, or applies all. */
function TickAll({ list, only, editable, edits }: UpdatedRowsProps) {
  const rows = list.rows ?? [];
  const taken = rows.filter(isTaken);
  const isWhole = taken.length === rows.length;
  const toggle = () =>
    edits.editAll(
      { tab: 'updated', only },
      { skipThisTime: isWhole, shouldIgnore: false, acceptPrice: !isWhole },
    );
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
