import { useCallback } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { paths } from '../../frame/address/index.ts';
import { Stack } from '../../kit/layout/index.ts';
import { Button, ButtonLink } from '../../kit/parts/index.ts';
import styles from './empty-inventory.module.css';
import { PhoneList } from './phone-list.tsx';
import { ProductTable } from './table/product-table.tsx';
import type { InventoryState } from './use-inventory.ts';
import { WaitingProducts } from './waiting-products.tsx';

/** No product passes the filters, or there is none at all (LISTING-16). */
function EmptyInventory({ onClear, filtered }: { onClear: () => void; filtered: boolean }) {
  return (
    <Stack gap={8} tall={320} pad="48 24" tone="quiet" to="center" className={styles.empty}>
      <svg width="164" height="80" viewBox="0 0 164 80" fill="none" aria-hidden="true" className={styles.art}>
        <g stroke="currentColor" strokeWidth="1.6" strokeDasharray="4 3">
          <rect x="14" y="20" width="30" height="52" rx="5" />
          <path d="M70 4h9v14l6 12v42H64V30l6-12z" />
          <rect x="104" y="10" width="46" height="62" rx="6" />
        </g>
        <rect y="74" width="164" height="4" rx="2" className={styles.board} />
      </svg>
      <h2 className={styles.title}>No products found</h2>
      <p>
        {filtered
          ? 'Try adjusting your filters or search terms.'
          : 'No products have been added to the inventory yet.'}
      </p>
      {filtered ? (
        <Button onClick={onClear}>Clear filters</Button>
      ) : (
        <ButtonLink to={paths.upload}>Files</ButtonLink>
      )}
    </Stack>
  );
}

/** The products as a table or a phone's rows, with loading and empty states. */
export function InventoryList(inventory: InventoryState) {
  const { products, cameFrom, columns, density, sorted, selection, save, pasting } = inventory;
  const { view, change, clear, edit } = inventory.address;
  const phone = usePhone();
  const openBulk = inventory.bulk.open;
  const onOpen = useCallback((id: string) => edit(id), [edit]);
  const editLto = useCallback((product: ProductJson) => openBulk('lto', [product]), [openBulk]);
  const saveCell = useCallback(
    (product: ProductJson, wanted: ProductChange) =>
      void save([{ product, change: wanted }], `${'price' in wanted ? 'Price' : 'Stock'} changed`),
    [save],
  );
  if (!products) return <WaitingProducts columns={columns} density={density} sort={view.sort} />;
  if (sorted.length === 0) return <EmptyInventory onClear={clear} filtered={products.length > 0} />;
  if (phone) return <PhoneList products={sorted} selection={selection} onOpen={onOpen} />;
  return (
    <ProductTable
      products={sorted}
      columns={columns}
      sort={view.sort}
      density={density}
      selection={selection}
      pasted={pasting.pasted}
      cameFrom={cameFrom}
      onSort={(sort) => change({ sort })}
      onOpen={onOpen}
      onEditLto={editLto}
      onSave={saveCell}
      onPaste={pasting.take}
      onDiscard={pasting.discard}
    />
  );
}
