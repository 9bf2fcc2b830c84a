import { usePhone } from '../staff/index.ts';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './inventory.module.css';
import { InventoryHead } from './inventory-head.tsx';
import { QuickFilterRow } from './quick-filter-row.tsx';
import { SearchField } from './search-field.tsx';
import { usualColumns } from './table/columns.ts';
import type { InventoryAddress } from './use-inventory-view.ts';
import { useWide } from './use-wide.ts';
import { WaitingGrid, WaitingList } from './waiting-products.tsx';

/** The page while its products are on their way: real head, real filters, rows in the widths of the columns. */
export function InventoryWaiting({ address }: { address: InventoryAddress }) {
  const wide = useWide();
  const phone = usePhone();
  const columns = address.view.columns ?? usualColumns(wide);
  return (
    <div className={styles.page}>
      <InventoryHead address={address} products={undefined} columns={columns} hasAccent />
      <div className={styles.columns}>
        {wide && (
          <aside className={styles.aside} aria-label="Filters">
            <FilterPanel products={undefined} address={address} />
          </aside>
        )}
        <div className={styles.list}>
          {!wide && (
            <div className={styles.tools}>
              <SearchField address={address} />
              <FilterSheet products={undefined} address={address} shown={0} />
            </div>
          )}
          <QuickFilterRow products={undefined} shown={0} address={address} />
          <div className={styles.table}>
            <p className="visually-hidden" role="status">
              Loading products...
            </p>
            {phone ? <WaitingList /> : <WaitingGrid columns={columns} density={address.view.density} />}
          </div>
        </div>
      </div>
    </div>
  );
}
