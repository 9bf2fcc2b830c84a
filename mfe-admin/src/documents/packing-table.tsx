import type { OrderJson } from 'shared-domain/contracts';
import styles from './documents.module.css';
import { ItemsTable } from './items-table.tsx';

/** What goes into the box, and what follows later; no amounts. Refunded units are not sent. */
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
      headings={['Ordered', 'Here', 'Later', 'Packed']}
      cells={({ ordered, later }) => [
        ordered,
        ordered - later,
        later,
        <span key="tick" className={styles.tick} />,
      ]}
    />
  );
}
