import { atom } from 'jotai/vanilla';
import type { Cart } from '../../selling/cart/index.ts';
import { environmentAtom, setFutureAtom } from './environment.ts';
import {
  emptyStore,
  formatInventoryStore,
  type InventoryStore,
  parseInventoryStore,
} from './inventory-store.ts';

/** Session-storage key of a future shop's carts: this tab's own, never a customer's. */
export const FUTURE_CARTS_KEY = 'staff-future-carts';

export type Carts = Readonly<Record<'licenseeCart' | 'dtcCart' | 'kegCart', Cart>>;

const storedAtom = atom<InventoryStore>(emptyStore);

/** What staff have added to carts in the future shop. */
export const futureCartsAtom = atom<Carts>((get) => {
  const { licenseeCart, dtcCart, kegCart } = get(storedAtom);
  return { licenseeCart, dtcCart, kegCart };
});

/** Stores the future shop's carts for as long as this tab is in it. */
export const keepFutureCartsAtom = atom(null, (get, set, { licenseeCart, dtcCart, kegCart }: Carts) => {
  const store = { ...emptyStore, licenseeCart, dtcCart, kegCart };
  get(environmentAtom).sessionStorage.write(FUTURE_CARTS_KEY, formatInventoryStore(store));
  set(storedAtom, store);
});

/** Reads this tab's stored carts. */
export const readFutureCartsAtom = atom(null, (get, set) => {
  const text = get(environmentAtom).sessionStorage.read(FUTURE_CARTS_KEY);
  set(storedAtom, parseInventoryStore(text) ?? emptyStore);
});

/** Opens the future shop at a moment (PRICE-14); null leaves it and drops its carts. */
export const openFutureAtom = atom(null, (get, set, moment: Date | null) => {
  if (!moment) {
    get(environmentAtom).sessionStorage.remove(FUTURE_CARTS_KEY);
    set(storedAtom, emptyStore);
  }
  set(setFutureAtom, moment);
});
