import { atom } from 'jotai/vanilla';
import type { Cart } from '../cart/index.ts';
import { environmentAtom, setFutureAtom } from './environment.ts';
import {
  emptyStore,
  formatInventoryStore,
  type InventoryStore,
  parseInventoryStore,
} from './inventory-store.ts';

/** Session-storage key of the carts of a future shop: this tab's own, never a customer's. */
export const FUTURE_CARTS_KEY = 'staff-future-carts';

export type Carts = Readonly<Record<'licenseeCart' | 'dtcCart' | 'kegCart', Cart>>;

const storedAtom = atom<InventoryStore>(emptyStore);

/** What staff have put into carts while they look at a future shop. */
export const futureCartsAtom = atom<Carts>((get) => {
  const { licenseeCart, dtcCart, kegCart } = get(storedAtom);
  return { licenseeCart, dtcCart, kegCart };
});

/** Keeps the carts of the future shop for as long as this tab looks at it. */
export const keepFutureCartsAtom = atom(null, (get, set, { licenseeCart, dtcCart, kegCart }: Carts) => {
  const store = { ...emptyStore, licenseeCart, dtcCart, kegCart };
  get(environmentAtom).sessionStorage.write(FUTURE_CARTS_KEY, formatInventoryStore(store));
  set(storedAtom, store);
});

/** Reads the carts that this tab kept. */
export const readFutureCartsAtom = atom(null, (get, set) => {
  const text = get(environmentAtom).sessionStorage.read(FUTURE_CARTS_KEY);
  set(storedAtom, parseInventoryStore(text) ?? emptyStore);
});

/** Shows the shops as of a moment (PRICE-14) until null is set, which also drops the future shop's carts. */
export const lookAheadAtom = atom(null, (get, set, moment: Date | null) => {
  if (!moment) {
    get(environmentAtom).sessionStorage.remove(FUTURE_CARTS_KEY);
    set(storedAtom, emptyStore);
  }
  set(setFutureAtom, moment);
});
