import { PageHead, WaitingRows } from '../parts/index.ts';
import { FilterPanel } from './filter-panel.tsx';
import styles from './inventory.module.css';
import { QuickFilterRow } from './quick-filter-row.tsx';
import type { InventoryAddress } from './use-inventory-view.ts';
import { useWide } from './use-wide.ts';

/** The page while its products are on their way: real head, real filters, rows in the widths of the columns. */
export function InventoryWaiting({ address }: { address: InventoryAddress }) {
  const wide = useWide();
  return (
    <div className={styles.page}>
      <PageHead title="Product Inventory" />
      <div className={styles.columns}>
        {wide && (
          <aside className={styles.aside} aria-label="Filters">
            <FilterPanel products={[]} address={address} />
          </aside>
        )}
        <div className={styles.list}>
          <QuickFilterRow products={undefined} shown={0} address={address} />
          <div className={styles.table}>
            <WaitingRows label="Loading products..." widths={[178, 92, 74, 38, 66, 96, 30, 61]} rows={18} />
          </div>
        </div>
      </div>
    </div>
  );
}
