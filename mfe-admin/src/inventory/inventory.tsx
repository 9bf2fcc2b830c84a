import { useCallback, useMemo } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { useFooterHint } from '../layout/index.ts';
import { useProductChanges } from '../products/index.ts';
import { usePhone } from '../staff/index.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import { CopyLink } from './copy-link.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './inventory.module.css';
import { InventoryBars } from './inventory-bars.tsx';
import { InventoryHead } from './inventory-head.tsx';
import { InventoryList } from './inventory-list.tsx';
import { usePaste } from './paste/use-paste.ts';
import { QuickFilterRow } from './quick-filter-row.tsx';
import { SearchField } from './search-field.tsx';
import { usualColumns } from './table/columns.ts';
import { useSorted } from './table/product-table.tsx';
import { type Held, useSelection } from './table/use-selection.ts';
import { useEscape } from './use-escape.ts';
import { useFound } from './use-found.ts';
import type { InventoryAddress } from './use-inventory-view.ts';
import { useWide } from './use-wide.ts';

const NONE: readonly ProductJson[] = [];

export interface InventoryProps {
  /** Undefined while they are on their way: real head, real filters, rows in the widths of the columns. */
  products: readonly ProductJson[] | undefined;
  address: InventoryAddress;
  /** What is selected outlives the list: it is as it was when an editor closes. */
  held: Held;
  /** The product whose editor was open before. */
  cameFrom: string | null;
}

/** The products that the address asks for, and what is selected, pasted and changed of them. */
function useInventory({ products, address: { view }, held }: InventoryProps) {
  const wide = useWide();
  const columns = useMemo(() => view.columns ?? usualColumns(wide), [view.columns, wide]);
  const found = useFound(products ?? NONE, view);
  const sorted = useSorted(found, view.sort);
  const ids = useMemo(() => sorted.map(({ id }) => id), [sorted]);
  const selection = useSelection(ids, held);
  const save = useProductChanges();
  const pasting = usePaste(save);
  const bulk = useBulk(save, selection.clear);
  useEscape(() => (pasting.pasted ? pasting.discard() : selection.clear()));
  return { wide, columns, sorted, selection, save, pasting, bulk };
}

export type InventoryState = ReturnType<typeof useInventory>;

/** The list of the inventory: filters, views, table, selection, pasting. */
export function Inventory(props: InventoryProps) {
  const { products, address } = props;
  const inventory = useInventory(props);
  const { wide, columns, sorted, pasting, bulk } = inventory;
  const phone = usePhone();
  useFooterHint(phone ? '' : 'Paste price, stock or LTO cells from a spreadsheet', 'Ctrl V');
  const { edit } = address;
  const open = useCallback((id: string) => edit(id), [edit]);
  const shown = sorted.length;
  return (
    <div className={styles.page}>
      <InventoryHead
        address={address}
        products={products}
        columns={columns}
        hasAccent={pasting.pasted === null}
      />
      <div className={styles.columns}>
        {wide && (
          <aside className={styles.aside} aria-label="Filters">
            <FilterPanel products={products} address={address} />
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
