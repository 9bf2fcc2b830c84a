import { useAtomValue, useSetAtom } from 'jotai';
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { allowedQuantity } from 'shared-domain/cart';
import { foundAmong, isOutOfStock, listingOf, sortByDefault } from 'shared-domain/catalogue';
import type { Product } from 'shared-domain/products';
import { refinedAmong, refinementFromQuery } from 'shared-domain/refinements';
import { catalogueAtom, noteProductsAtom, showToastAtom, TOAST_DURATIONS } from 'shared-domain/state';
import type { ShopList } from 'shared-ui/shop';
import { quantitiesAtom } from './quantities.ts';

const NONE: readonly Product[] = [];

/** The listed products with a usual quantity, while the list isn't sorted otherwise (LISTING-21). */
export function useWhatYouOrder(
  { filters, category, sort, at }: ShopList,
  usual: ReadonlyMap<string, number>,
): readonly Product[] {
  const { products } = useAtomValue(catalogueAtom);
  const [query] = useSearchParams();
  return useMemo(() => {
    const refinement = refinementFromQuery(query);
    if (sort !== 'default' || refinement.sort !== 'default' || usual.size === 0) return NONE;
    const mine = listingOf(products, 'licensee').filter(({ id }) => usual.has(id));
    const found = foundAmong(() => sortByDefault(mine, at, 'licensee'), { ...filters, category });
    return refinedAmong(found, refinement, { channel: 'licensee', at });
  }, [products, query, filters, category, sort, at, usual]);
}

/** Fills in the usual quantities of available products without a quantity, with one Undo. */
export function useFillIn() {
  const typed = useAtomValue(quantitiesAtom);
  const set = useSetAtom(quantitiesAtom);
  const note = useSetAtom(noteProductsAtom);
  const show = useSetAtom(showToastAtom);
  return (products: readonly Product[], usual: ReadonlyMap<string, number>) => {
    const filled = products.filter((each) => !typed.has(each.id) && !isOutOfStock(each, 'licensee'));
    if (filled.length === 0) return;
    note(filled);
    const quantities = filled.map(({ id }) => [id, allowedQuantity(usual.get(id) ?? 1, 'licensee')] as const);
    set(new Map([...typed, ...quantities]));
    show({
      title:
        filled.length === 1 ? '1 usual quantity filled in' : `${filled.length} usual quantities filled in`,
      kind: 'success',
      duration: TOAST_DURATIONS.undo,
      action: { label: 'Undo', onAction: () => set(typed) },
    });
  };
}
