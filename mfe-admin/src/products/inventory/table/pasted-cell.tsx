import { formatDollars } from 'shared-domain/money';
import { LTO_BADGES } from 'shared-domain/offers';
import { fullDay } from '../../../kit/moments/index.ts';
import type { ColumnId } from '../address.ts';
import type { PastedRow } from '../paste/spreadsheet.ts';
import styles from './pasted-cell.module.css';

const belongs = (field: string, column: ColumnId) =>
  column === 'lto' ? field.startsWith('lto') : field === column;

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
  if (column === 'stock') return <Change from={String(product.stock)} to={String(change.stock)} />;
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
