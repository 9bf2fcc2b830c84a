import { useDeferredValue, useMemo } from 'react';
import type { ProductJson } from 'shared-domain/contracts';
import { inventoryOf } from 'shared-domain/inventory';
import { useNow } from '../../data/calls/index.ts';
import { type InventoryView, passesLto } from './address.ts';

/** The products that a view shows, in the list's order. */
export const foundBy = (products: readonly ProductJson[], view: InventoryView, at: Date): ProductJson[] =>
  inventoryOf(products, view.filters).filter((product) => passesLto(product, view.lto, at));

/** The products that match the address, deferred so that typing stays responsive. */
export function useFound(products: readonly ProductJson[], view: InventoryView): ProductJson[] {
  const at = useNow();
  const { filters, lto } = useDeferredValue(view);
  return useMemo(
    () => inventoryOf(products, filters).filter((product) => passesLto(product, lto, at)),
    [products, filters, lto, at],
  );
}
