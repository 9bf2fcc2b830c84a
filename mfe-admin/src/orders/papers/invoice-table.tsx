import type { OrderJson } from 'shared-domain/contracts';
import { formatCents, formatDollars } from 'shared-domain/money';
import { paymentNote } from 'shared-domain/papers';
import { sumRowsOf } from '../facts/index.ts';
import styles from './documents.module.css';
import { ItemsTable } from './items-table.tsx';

/** Lines, taxes and totals as stored on the order. */
export function InvoiceTable({ order }: { order: OrderJson }) {
  return (
    <>
      <ItemsTable
        lines={order.items}
        headings={['Quantity', 'Price', 'Amount']}
        cells={({ quantity, productPrice, lineTotal }) => [
          quantity,
          formatDollars(productPrice),
          formatDollars(lineTotal),
        ]}
      />
      <dl className={`num ${styles.sums}`}>
        {sumRowsOf(order).map(({ label, amount }) => (
          <div key={label} className={label.startsWith('Total') ? styles.total : undefined}>
            <dt>{label}</dt>
            <dd>{formatCents(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.note}>{paymentNote(order)}</p>
    </>
  );
}
