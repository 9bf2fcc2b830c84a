import { useEffect, useMemo, useRef } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { useWide } from '../../data/calls/index.ts';
import { useProductChanges } from '../../kit/product/index.ts';
import { useBulk } from './bulk/use-bulk.tsx';
import { usePaste } from './paste/use-paste.ts';
import { type SelectionState, useSelection } from './table/use-selection.ts';
import { useSorted } from './table/use-sorted.ts';
import { useFound } from './use-found.ts';
import type { InventoryAddress } from './use-inventory-view.ts';
import { useTableSetup } from './use-table-setup.ts';

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
export function useInventory({ products, address: { view, change }, held }: InventoryProps) {
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
  return { wide, ...table, sorted, selection, save, pasting, bulk };
}

export type InventoryState = ReturnType<typeof useInventory>;
