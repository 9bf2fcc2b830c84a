import { BarChart } from '../../src/charts/index.ts';
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

/** What staff work with: a table and a chart. Their code comes when they are shown. */
export function Staff() {
  return (
    <Cases title="Staff">
      <Case label="Data table" span={3}>
        <div className={styles.table}>
          <DataTable label="Products" rows={[...DEMO_PRODUCTS]} columns={COLUMNS} checkboxSelection />
        </div>
      </Case>
      <Case label="Bar chart" span={3}>
        <BarChart
          summary="Orders by channel and day"
          xAxis={[{ data: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'], scaleType: 'band' }]}
          series={[
            { data: [12, 9, 14, 11, 21], label: 'Wholesale' },
            { data: [4, 6, 5, 8, 13], label: 'Retail' },
          ]}
        />
      </Case>
    </Cases>
  );
}
