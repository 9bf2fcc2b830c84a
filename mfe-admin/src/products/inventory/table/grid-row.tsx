// biome-ignore-all lint/a11y/useSemanticElements: a table's own layout can't put rows where they are scrolled to; the roles say it
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the active cell (aria-activedescendant)
import { memo } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { LTO_BADGES } from 'shared-domain/offers';
import { displayName } from 'shared-domain/products';
import { fullDay } from '../../../kit/moments/index.ts';
import { RowBox } from '../../../kit/parts/index.ts';
import type { PastedRow } from '../paste/spreadsheet.ts';
import { cellText, type EditedColumn } from '../typed-cell.ts';
import { Cell } from './cell.tsx';
import { CellEditor } from './cell-editor.tsx';
import { COLUMNS, type ColumnId } from './columns.ts';
import styles from './table.module.css';

/** The columns whose fields have other names. */
const FIELDS: Partial<Record<ColumnId, readonly string[]>> = {
  lto: ['ltoPrice', 'ltoStartDate', 'ltoEndDate'],
  brand: ['brand', 'hiddenCategory'],
  size: ['size', 'containerVolume', 'containersPerUnit'],
  ldb: ['ldb', 'ldbSku'],
};

const belongs = (field: string, column: ColumnId) => (FIELDS[column] ?? [column]).includes(field);

const isPasted = ({ change, refused }: PastedRow, column: ColumnId): boolean =>
  Object.keys(change).some((field) => belongs(field, column)) ||
  refused.some(({ field }) => belongs(field, column));

/** A pasted cell, not saved yet: old and new value, or the refused text. */
function PastedCell({ row, column }: { row: PastedRow; column: ColumnId }) {
  const { product, change } = row;
  const refused = row.refused.find(({ field }) => belongs(field, column));
  if (refused) return <span className={styles.refused}>{refused.text}</span>;
  if (column === 'price') {
    return <Change from={formatDollars(product.price)} to={formatDollars(change.price ?? 0)} />;
  }
  if (column !== 'lto') {
    const typed = column as EditedColumn;
    return (
      <Change
        from={cellText(product, typed)}
        to={cellText({ ...product, ...change } as ProductJson, typed)}
      />
    );
  }
  const { ltoPrice, ltoEndDate } = change;
  const to =
    ltoPrice == null ? LTO_BADGES.none : `${formatDollars(Number(ltoPrice))} to ${ending(ltoEndDate)}`;
  return <Change from="" to={to} />;
}

const ending = (day: unknown) => (typeof day === 'string' ? fullDay(day.slice(0, 10)) : '');

const Change = ({ from, to }: { from: string; to: string }) => (
  <span className={styles.pasted}>
    <span className={styles.was}>{from}</span> <b>{to}</b>
  </span>
);

export const cellId = (product: string, column: ColumnId | 'select') => `cell-${column}-${product}`;

export type RowActions = {
  onOpen: (id: string) => void;
  onToggle: (id: string, row: number) => void;
  onActivate: (row: number, column: number) => void;
  onEdit: (id: string, column: ColumnId, first: string | null) => void;
  onSave: (product: ProductJson, change: ProductChange | null) => void;
  onLeave: (to: 'down' | 'right' | 'stay') => void;
};

type RowProps = RowActions & {
  product: ProductJson;
  index: number;
  top: number;
  columns: readonly ColumnId[];
  at: Date;
  selected: boolean;
  /** The active cell's column, if it is in this row. */
  active: number | null;
  editing: { column: EditedColumn; first: string | null } | null;
  pasted: PastedRow | undefined;
};

const classOf = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

function lookOf({ pasted, active, editing }: RowProps, column: ColumnId, place: number): string {
  const isHere = pasted !== undefined && isPasted(pasted, column);
  const isRefused = isHere && pasted.refused.some(({ field }) => field.startsWith(column));
  return classOf(
    styles.cell,
    COLUMNS[column].isNumber && styles.right,
    active === place && styles.active,
    editing?.column === column && styles.editing,
    isHere && (isRefused ? styles.bad : styles.good),
  );
}

function Row(props: RowProps) {
  const { product, index, top, columns, at, selected, active, editing, pasted } = props;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={classOf(styles.row, product.hidden && styles.hidden)}
      style={{ transform: `translateY(${top}px)` }}
    >
      <div
        role="gridcell"
        id={cellId(product.id, 'select')}
        aria-colindex={1}
        className={classOf(styles.cell, styles.first, active === -1 && styles.active)}
      >
        <RowBox
          tabIndex={-1}
          checked={selected}
          aria-label={`Select ${displayName(product)}`}
          onChange={() => props.onToggle(product.id, index)}
        />
      </div>
      {columns.map((column, place) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the grid hears the keys
        <div
          key={column}
          role="gridcell"
          id={cellId(product.id, column)}
          aria-colindex={place + 2}
          className={lookOf(props, column, place)}
          onClick={() => props.onActivate(index, place)}
          onDoubleClick={() => props.onEdit(product.id, column, null)}
        >
          {editing?.column === column ? (
            <CellEditor
              product={product}
              column={editing.column}
              first={editing.first}
              onSave={(change) => props.onSave(product, change)}
              onLeave={props.onLeave}
            />
          ) : pasted && isPasted(pasted, column) ? (
            <PastedCell row={pasted} column={column} />
          ) : (
            <Cell product={product} column={column} at={at} onOpen={props.onOpen} />
          )}
        </div>
      ))}
    </div>
  );
}

export const GridRow = memo(Row);
