import type { ProductJson } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';
import { LTO_BADGES } from 'shared-domain/offers';
import { fullDay } from '../../../kit/moments/index.ts';
import type { PastedRow } from '../paste/spreadsheet.ts';
import { cellText, type EditedColumn } from '../typed-cell.ts';
import type { ColumnId } from './columns.ts';
import styles from './pasted-cell.module.css';

/** The columns whose fields have other names. */
const FIELDS: Partial<Record<ColumnId, readonly string[]>> = {
  lto: ['ltoPrice', 'ltoStartDate', 'ltoEndDate'],
  brand: ['brand', 'hiddenCategory'],
  size: ['size', 'containerVolume', 'containersPerUnit'],
  ldb: ['ldb', 'ldbSku'],
};

const belongs = (field: string, column: ColumnId) => (FIELDS[column] ?? [column]).includes(field);

/** Whether a paste affects a cell. */
export const isPasted = ({ change, refused }: PastedRow, column: ColumnId): boolean =>
  Object.keys(change).some((field) => belongs(field, column)) ||
  refused.some(({ field }) => belongs(field, column));

/** A pasted cell, not saved yet: old and new value, or the refused text. */
export function PastedCell({ row, column }: { row: PastedRow; column: ColumnId }) {
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
