import { useTyped } from '../../frame/address/index.ts';
import { SearchBox } from '../../kit/parts/index.ts';
import type { InventoryAddress } from './use-inventory-view.ts';

/** The inventory's search field. */
export function SearchField({ address: { view, filter } }: { address: InventoryAddress }) {
  const { typed, type } = useTyped(view.filters.search, (search) => filter({ search }));
  return <SearchBox label="Search" value={typed} onChange={type} />;
}
