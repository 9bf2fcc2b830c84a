import { useMemo } from 'react';
import { useNarrow, usePreferences } from '../../data/calls/index.ts';
import { type Density, type InventoryView, isColumn } from './address.ts';
import { type ColumnId, usualColumns } from './table/columns.ts';

type Setup = { columns: readonly ColumnId[] } | { density: Density };

/**
 * The table's columns and density: from the address, or else the member of staff's last choice in any browser (STAFF-25).
 * `setUp` changes both places, so that links and saved views include them.
 */
export function useTableSetup(
  view: InventoryView,
  change: (part: Partial<InventoryView>) => void,
  wide: boolean,
) {
  const { preferences, change: save } = usePreferences();
  const narrow = useNarrow();
  const usual = useMemo(() => usualColumns(wide, narrow), [wide, narrow]);
  const chosen = preferences.inventoryColumns;
  const columns = useMemo(
    () => view.columns ?? chosen?.filter(isColumn) ?? usual,
    [view.columns, chosen, usual],
  );
  const setUp = (setup: Setup) => {
    if ('density' in setup) {
      change(setup);
      return void save({ inventoryDensity: setup.density });
    }
    const isUsual = setup.columns.join() === usual.join();
    const columns = isUsual ? null : [...setup.columns];
    change({ columns });
    return void save({ inventoryColumns: columns });
  };
  return { columns, density: view.density ?? preferences.inventoryDensity ?? 'standard', setUp };
}
