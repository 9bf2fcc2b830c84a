import { atom } from 'jotai/vanilla';
import type { InventoryStore } from './inventory-store.ts';
import { changeStoreAtom, inventoryStoreAtom } from './persisted.ts';

/**
 * The store with the cart of this licence, and that of the licence before put aside (PEOPLE-3). A cart filled before signing in
 * joins the one of the licence. Null, after signing out, leaves an empty cart.
 */
export function withCartOf(store: InventoryStore, licence: string | null): InventoryStore {
  const { cartLicence, otherCarts = {}, licenseeCart, ...rest } = store;
  if ((cartLicence ?? null) === licence) return store;
  const kept = cartLicence === undefined ? otherCarts : { ...otherCarts, [cartLicence]: licenseeCart };
  if (licence === null) return { ...rest, licenseeCart: [], otherCarts: kept };
  const { [licence]: own = [], ...others } = kept;
  const here = cartLicence === undefined ? licenseeCart : [];
  const isHere = (id: string) => here.some(({ product }) => product.id === id);
  return {
    ...rest,
    licenseeCart: [...own.filter(({ product }) => !isHere(product.id)), ...here],
    cartLicence: licence,
    otherCarts: others,
  };
}

/** Shows the cart of a person's licence; null after signing out. */
export const showCartOfAtom = atom(null, (get, set, licence: string | null) => {
  if ((get(inventoryStoreAtom).cartLicence ?? null) !== licence)
    set(changeStoreAtom, (store) => withCartOf(store, licence));
});
