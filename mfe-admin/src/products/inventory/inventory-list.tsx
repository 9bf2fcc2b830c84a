import { useCallback } from 'react';
import type { ProductChange, ProductJson } from 'shared-domain/contracts';
import { usePhone } from '../../data/calls/index.ts';
import { EmptyInventory } from './empty-inventory.tsx';
import { PhoneList } from './phone-list.tsx';
import { ProductTable } from './table/product-table.tsx';
import type { InventoryProps, InventoryState } from './use-inventory.ts';
import { WaitingProducts } from './waiting-products.tsx';

type ListProps = InventoryProps & { inventory: InventoryState; onOpen: (id: string) => void };

/** The products as a table or a phone's rows, with loading and empty states. */
export function InventoryList({ products, address, cameFrom, inventory, onOpen }: ListProps) {
  const { view, change, clear } = address;
  const { columns, density, sorted, selection, save, pasting, bulk } = inventory;
  const phone = usePhone();
  const openBulk = bulk.open;
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
