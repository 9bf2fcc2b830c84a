import type { OrderJson } from 'shared-domain/contracts';
import styles from './documents.module.css';

/** What goes into the box, and what follows later; no amounts. Refunded units are not sent. */
export function PackingTable({ order }: { order: OrderJson }) {
  const lines = order.items
    .map(({ productId, productName, quantity, refunded = 0, backOrdered = 0 }) => {
      const ordered = quantity - refunded;
      return { productId, productName, ordered, later: Math.min(ordered, backOrdered) };
    })
    .filter(({ ordered }) => ordered > 0);
  return (
    <table className={`num ${styles.table}`}>
      <caption className="visually-hidden">Items</caption>
      <thead>
        <tr>
          <th scope="col">Item</th>
          <th scope="col">Ordered</th>
          <th scope="col">Here</th>
          <th scope="col">Later</th>
          <th scope="col">Packed</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ productId, productName, ordered, later }) => (
          <tr key={productId}>
            <th scope="row">
              {productName} <span>{productId}</span>
            </th>
            <td>{ordered}</td>
            <td>{ordered - later}</td>
            <td>{later}</td>
            <td>
              <span className={styles.tick} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
