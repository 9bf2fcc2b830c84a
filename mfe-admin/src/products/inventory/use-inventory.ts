import { useEffect, useMemo, useRef } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { useNarrow, usePreferences, useWide } from '../../data/calls/index.ts';
import { useProductChanges } from '../../kit/product/index.ts';
import { type Density, type InventoryView, isColumn } from './address.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import { usePaste } from './paste/use-paste.ts';
import { type ColumnId, usualColumns } from './table/columns.ts';
import { type SelectionState, useSelection } from './table/use-selection.ts';
import { useSorted } from './table/use-sorted.ts';
import { useFound } from './use-found.ts';
import type { InventoryAddress } from './use-inventory-view.ts';

type Setup = { columns: readonly ColumnId[] } | { density: Density };

/**
 * The table's columns and density: from the address, or else the member of staff's last choice in any browser (STAFF-25).
 * `setUp` changes both places, so that links and saved views include them.
 */
function useTableSetup(view: InventoryView, change: (part: Partial<InventoryView>) => void, wide: boolean) {
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

/** Handles Esc anywhere except in fields and dialogs, which handle it themselves. */
function useEscape(act: () => void): void {
  const latest = useRef(act);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      const isElsewhere =
        event.target instanceof Element &&
        event.target.closest('input:not([type="checkbox"]), [role="dialog"]');
      if (!isElsewhere) latest.current();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, []);
}

const NONE: readonly ProductJson[] = [];

export interface InventoryProps {
  /** Undefined while loading, when placeholder rows are shown. */
  products: readonly ProductJson[] | undefined;
  address: InventoryAddress;
  /** Owned here so that it survives opening an editor. */
  held: SelectionState;
  /** The product whose editor was open before. */
  cameFrom: string | null;
}

/** The matching products with their selection, pasted cells and bulk changes. */
export function useInventory(props: InventoryProps) {
  const { products, held } = props;
  const { view, change } = props.address;
  const wide = useWide();
  const table = useTableSetup(view, change, wide);
  const found = useFound(products ?? NONE, view);
  const sorted = useSorted(found, view.sort);
  const ids = useMemo(() => sorted.map(({ id }) => id), [sorted]);
  const selection = useSelection(ids, held);
  const save = useProductChanges();
  const pasting = usePaste(save);
  const bulk = useBulk(save, selection.clear);
  useEscape(() => (pasting.pasted ? pasting.discard() : selection.clear()));
  return { ...props, wide, ...table, sorted, selection, save, pasting, bulk };
}

export type InventoryState = ReturnType<typeof useInventory>;
