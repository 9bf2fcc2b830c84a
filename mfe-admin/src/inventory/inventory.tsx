import { useCallback, useMemo, useState } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { useFooterHint } from '../layout/index.ts';
import { useProductChanges } from '../products/index.ts';
import { usePhone } from '../staff/index.ts';
import { BulkBar } from './bulk/bulk-bar.tsx';
import { BulkDialog, type BulkKind } from './bulk/bulk-dialog.tsx';
import type { BulkChange } from './bulk/bulk-frame.tsx';
import { CopyLink } from './copy-link.tsx';
import { EmptyInventory } from './empty-inventory.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import styles from './inventory.module.css';
import { InventoryHead } from './inventory-head.tsx';
import { PasteBar } from './paste/paste-bar.tsx';
import { usePaste } from './paste/use-paste.ts';
import { PhoneList } from './phone-list.tsx';
import { QuickFilterRow } from './quick-filter-row.tsx';
import { SearchField } from './search-field.tsx';
import { usualColumns } from './table/columns.ts';
import { ProductTable, useSorted } from './table/product-table.tsx';
import { type Held, useSelection } from './table/use-selection.ts';
import { useEscape } from './use-escape.ts';
import { useFound } from './use-found.ts';
import type { InventoryAddress } from './use-inventory-view.ts';
import { useWide } from './use-wide.ts';
import { WaitingProducts } from './waiting-products.tsx';

const NONE: readonly ProductJson[] = [];

type Bulk = { kind: BulkKind; products: readonly ProductJson[] };

/** The list of the inventory: filters, views, table, selection, pasting. */
export function Inventory({
  products,
  put,
  address,
  held,
  cameFrom,
}: {
  /** Undefined while they are on their way: real head, real filters, rows in the widths of the columns. */
  products: readonly ProductJson[] | undefined;
  put: (saved: readonly ProductJson[]) => void;
  address: InventoryAddress;
  /** What is selected outlives the list: it is as it was when an editor closes. */
  held: Held;
  /** The product whose editor was open before. */
  cameFrom: string | null;
}) {
  const { view, change, clear, edit } = address;
  const phone = usePhone();
  const wide = useWide();
  const columns = useMemo(() => view.columns ?? usualColumns(wide), [view.columns, wide]);
  const found = useFound(products ?? NONE, view);
  const sorted = useSorted(found, view.sort);
  const ids = useMemo(() => sorted.map(({ id }) => id), [sorted]);
  const selection = useSelection(ids, held);
  const save = useProductChanges(put);
  const pasting = usePaste(save);
  const [bulk, setBulk] = useState<Bulk | null>(null);
  useFooterHint(phone ? '' : 'Paste price, stock or LTO cells from a spreadsheet', 'Ctrl V');

  const open = useCallback((id: string) => edit(id), [edit]);
  const editLto = useCallback((product: ProductJson) => setBulk({ kind: 'lto', products: [product] }), []);
  const saveCell = useCallback(
    (product: ProductJson, wanted: ProductChange) =>
      void save([{ product, change: wanted }], `${'price' in wanted ? 'Price' : 'Stock'} changed`),
    [save],
  );
  const selected = () => sorted.filter(({ id }) => selection.selected.has(id));
  const apply = (wanted: BulkChange, title: string) => {
    if (!bulk) return;
    setBulk(null);
    void save(
      bulk.products.map((product) => ({
        product,
        change: typeof wanted === 'function' ? wanted(product) : wanted,
      })),
      title,
    ).then((isSaved) => {
      if (isSaved) selection.clear();
    });
  };
  const { pasted } = pasting;
  useEscape(() => (pasted ? pasting.discard() : selection.clear()));

  return (
    <div className={styles.page}>
      <InventoryHead address={address} products={products} columns={columns} hasAccent={pasted === null} />
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
              <FilterSheet products={products} address={address} shown={found.length} />
            </div>
          )}
          <QuickFilterRow products={products} shown={found.length} address={address} />
          <div className={styles.table}>
            {!products ? (
              <WaitingProducts columns={columns} view={view} />
            ) : found.length === 0 ? (
              <EmptyInventory onClear={clear} filtered={products.length > 0} />
            ) : phone ? (
              <PhoneList products={sorted} selection={selection} onOpen={open} />
            ) : (
              <ProductTable
                products={sorted}
                columns={columns}
                sort={view.sort}
                density={view.density}
                selection={selection}
                pasted={pasted}
                cameFrom={cameFrom}
                onSort={(sort) => change({ sort })}
                onOpen={open}
                onEditLto={editLto}
                onSave={saveCell}
                onPaste={pasting.take}
                onDiscard={pasting.discard}
              />
            )}
            {pasted ? (
              <PasteBar
                pasted={pasted}
                busy={pasting.busy}
                onDiscard={pasting.discard}
                onSave={() =>
                  void pasting.keep(`${pasted.saved} pasted ${pasted.saved === 1 ? 'cell' : 'cells'} saved`)
                }
              />
            ) : selection.selected.size > 0 ? (
              <BulkBar
                count={selection.selected.size}
                onClear={selection.clear}
                onChoose={(kind) => setBulk({ kind, products: selected() })}
              />
            ) : null}
          </div>
        </div>
      </div>
      {bulk && <BulkDialog {...bulk} onApply={apply} onClose={() => setBulk(null)} />}
    </div>
  );
}
