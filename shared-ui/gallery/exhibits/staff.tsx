import { DataTable } from '../../src/data-table/index.ts';
import { Case, Cases } from '../case.tsx';
import { DEMO_PRODUCTS } from '../demo-products.ts';
import styles from '../gallery.module.css';

const COLUMNS = [
  { field: 'id', headerName: 'SKU', width: 110 },
  { field: 'name', headerName: 'Name', flex: 1, minWidth: 200 },
  { field: 'hiddenCategory', headerName: 'Brand', width: 190 },
  { field: 'stock', headerName: 'Stock', type: 'number' as const, width: 90 },
  { field: 'price', headerName: 'Price', type: 'number' as const, width: 100 },
];

/** What staff work with: a table, whose code loads when it is shown. */
export function Staff() {
  return (
    <Cases title="Staff">
      <Case label="Data table" span={3}>
        <div className={styles.table}>
          <DataTable label="Products" rows={[...DEMO_PRODUCTS]} columns={COLUMNS} checkboxSelection />
        </div>
      </Case>
    </Cases>
  );
}
