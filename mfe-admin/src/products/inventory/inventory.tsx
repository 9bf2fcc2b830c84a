import { Suspense, useCallback } from 'react';
import { usePhone } from '../../data/calls/index.ts';
import { useFooterHint } from '../../frame/layout/index.ts';
import { Row, Stack, Text } from '../../kit/layout/index.ts';
import { WaitingBox } from '../../kit/parts/index.ts';
import { ViewNaming } from '../../kit/views/index.ts';
import { queryOf } from './address.ts';
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
    <ViewNaming
      list="inventoryViews"
      here={queryOf(address.view).toString()}
      hint="Saves the current filters, sort, columns and density."
    >
      <div className={styles.page}>
        <InventoryHead
          view={address.view}
          products={products}
          inventory={inventory}
          hasAccent={pasting.pasted === null}
        />
        <Stack grow columns="212px minmax(0, 1fr)" tall={0} ruled className={styles.columns}>
          {wide && (
            <aside className={styles.aside} aria-label="Filters">
              <Stack gap={12} top>
                <SearchField address={address} />
                <Suspense fallback={<WaitingBox height={480} />}>
                  <FilterPanel products={products} address={address} />
                </Suspense>
              </Stack>
              <CopyLink />
            </aside>
          )}
          <Row column shrink tall={0} align="stretch">
            {!wide && (
              <Row gap={8} pad="12 16 10">
                <SearchField address={address} />
                <FilterSheet products={products} address={address} shown={shown} />
              </Row>
            )}
            <QuickFilterRow products={products} shown={shown} address={address} />
            <Text as="div" anchor grow tall={0} surface="paper" className={styles.table}>
              <InventoryList {...props} inventory={inventory} onOpen={open} />
              <InventoryBars inventory={inventory} />
            </Text>
          </Row>
        </Stack>
        {bulk.dialog}
      </div>
    </ViewNaming>
  );
}
