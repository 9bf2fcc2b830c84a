import type { SupplierPageJson } from 'shared-domain/contracts';
import { Panel } from 'shared-ui/page';
import { countText, lastsText } from './numbers.ts';
import styles from './supplier-page.module.css';

/** What is in stock of each product, and for how long it lasts (SUPPLIER-22). */
export function StockTable({ products }: Pick<SupplierPageJson, 'products'>) {
  return (
    <Panel title="In stock">
      <p className={styles.note}>
        Bottles, cans and kegs. How long they last is estimated from the last 28 days; a dash means that none
        was delivered in them.
      </p>
      <table className={`${styles.table} ${styles.stock}`}>
        <thead>
          <tr>
            <th scope="col">Product</th>
            <th scope="col">In stock</th>
            <th scope="col">In 28 days</th>
            <th scope="col">Lasts</th>
          </tr>
        </thead>
        <tbody>
          {products.map(({ id, name, ldbSku, size, inStock, delivered, days }) => (
            <tr key={id}>
              <th scope="row">
                {name}
                <small>{[ldbSku ? `LDB ${ldbSku}` : id, size].filter(Boolean).join(', ')}</small>
              </th>
              <td>{countText(inStock)}</td>
              <td>{countText(delivered)}</td>
              <td>{lastsText({ inStock, days })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {products.length === 0 && <p>We have none of your products at the moment.</p>}
    </Panel>
  );
}
