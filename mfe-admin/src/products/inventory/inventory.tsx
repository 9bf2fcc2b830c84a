import { Suspense, useCallback } from 'react';
import { usePhone } from '../../data/calls/index.ts';
import { useFooterHint } from '../../frame/layout/index.ts';
import { WaitingBox } from '../../kit/parts/index.ts';
import { CopyLink } from './copy-link.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import { FilterPanel } from './filters.ts';
import styles from './inventory.module.css';
import { InventoryBars } from './inventory-bars.tsx';
import { InventoryHead } from './inventory-head.tsx';
import { InventoryList } from './inventory-list.tsx';
import { QuickFilterRow } from './quick-filter-row.tsx';
import { SearchField } from './search-field.tsx';
import { type InventoryProps, useInventory } from './use-inventory.ts';

/** The inventory list: filters, views, table, selection, pasting. */
export function Inventory(props: InventoryProps) {
  const { products, address } = props;
  const inventory = useInventory(props);
  const { wide, sorted, pasting, bulk } = inventory;
  const phone = usePhone();
  useFooterHint(phone ? '' : 'Paste price, stock or LTO cells from a spreadsheet', 'Ctrl V');
  const { edit } = address;
  const open = useCallback((id: string) => edit(id), [edit]);
  const shown = sorted.length;
  return (
    <div className={styles.page}>
      <InventoryHead
        view={address.view}
        products={products}
        inventory={inventory}
        hasAccent={pasting.pasted === null}
      />
      <div className={styles.columns}>
        {wide && (
          <aside className={styles.aside} aria-label="Filters">
            <div className={styles.filters}>
              <SearchField address={address} />
              <Suspense fallback={<WaitingBox height={480} />}>
                <FilterPanel products={products} address={address} />
              </Suspense>
            </div>
            <CopyLink />
          </aside>
        )}
        <div className={styles.list}>
          {!wide && (
            <div className={styles.tools}>
              <SearchField address={address} />
              <FilterSheet products={products} address={address} shown={shown} />
            </div>
          )}
          <QuickFilterRow products={products} shown={shown} address={address} />
          <div className={styles.table}>
            <InventoryList {...props} inventory={inventory} onOpen={open} />
            <InventoryBars inventory={inventory} />
          </div>
        </div>
      </div>
      {bulk.dialog}
    </div>
  );
}
