import type { OrderJson } from 'shared-domain/contracts';
import styles from './documents.module.css';
import { ItemsTable } from './items-table.tsx';

/** What is packed and what follows later, without amounts. Refunded units aren't sent. */
export function PackingTable({ order }: { order: OrderJson }) {
  const lines = order.items
    .map(({ productId, productName, quantity, refunded = 0, backOrdered = 0 }) => {
      const ordered = quantity - refunded;
      return { productId, productName, ordered, later: Math.min(ordered, backOrdered) };
    })
    .filter(({ ordered }) => ordered > 0);
  return (
    <ItemsTable
      lines={lines}
      headings={['Ordered', 'Enclosed', 'To follow', 'Packed']}
      cells={({ ordered, later }) => [
        ordered,
        ordered - later,
        later,
        <span key="tick" className={styles.tick} />,
      ]}
    />
  );
}
