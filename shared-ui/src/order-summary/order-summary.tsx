import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { type Cents, formatCents } from 'shared-domain/money';
import styles from './order-summary.module.css';

export type SummaryRow = {
  label: string;
  /** Cents, or text if there is no amount yet. */
  amount: Cents | string;
};

export type OrderSummaryProps = {
  /** All rows that add up to the total. */
  rows: readonly SummaryRow[];
  /** Cents. */
  total: Cents;
  totalLabel?: string;
  /** Dims the amounts while a new quote is loading. */
  busy?: boolean;
  children?: ReactNode;
};

const shown = (amount: SummaryRow['amount']) => (typeof amount === 'string' ? amount : formatCents(amount));

/** An order's rows and total. */
export function OrderSummary({ rows, total, totalLabel = 'Total', busy, children }: OrderSummaryProps) {
  return (
    <>
      <dl className={clsx(styles.summary, busy && styles.busy, 'num')} aria-busy={busy || undefined}>
        {rows.map(({ label, amount }) => (
          <div key={label} className={styles.row}>
            <dt>{label}</dt>
            <dd>{shown(amount)}</dd>
          </div>
        ))}
        <div className={clsx(styles.row, styles.total)}>
          <dt>{totalLabel}</dt>
          <dd>{formatCents(total)}</dd>
        </div>
      </dl>
      {children}
    </>
  );
}
