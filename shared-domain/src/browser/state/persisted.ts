import { atom } from 'jotai/vanilla';
import { environmentAtom, futureAtom } from './environment.ts';
import { futureCartsAtom, keepFutureCartsAtom } from './future-carts.ts';
import {
  emptyStore,
  formatInventoryStore,
  type InventoryStore,
  parseInventoryStore,
  STORE_KEY,
} from './inventory-store.ts';

/** This page's copy of the persisted store, the text that it last read there, and whether its own write failed. */
type Stored = { readonly store: InventoryStore; readonly text: string | null; readonly unsaved: boolean };

const storedAtom = atom<Stored>({ store: emptyStore, text: null, unsaved: false });

/** The persisted store as this page sees it, with the future shop's carts in it. */
export const inventoryStoreAtom = atom((get): InventoryStore => {
  const { store } = get(storedAtom);
  return get(futureAtom) ? { ...store, ...get(futureCartsAtom) } : store;
});

/** Keeps the objects of equal parts, so that their dependents don't re-render. */
function keepSame(before: InventoryStore, after: InventoryStore): InventoryStore {
  const same = <Part>(one: Part, other: Part): Part =>
    JSON.stringify(one) === JSON.stringify(other) ? one : other;
  return {
    ...after,
    licenseeCart: same(before.licenseeCart, after.licenseeCart),
    dtcCart: same(before.dtcCart, after.dtcCart),
    kegCart: same(before.kegCart, after.kegCart),
  };
}

/**
 * The current store: the stored text if another tab has changed it, else the page's copy. A page whose writes fail
 * (full, forbidden) continues with its copy; a missing or broken stored text changes nothing.
 */
function current(previous: Stored, text: string | null): Stored {
  if (previous.unsaved || text === null || text === previous.text) return previous;
  const stored = parseInventoryStore(text);
  return stored ? { store: keepSame(previous.store, stored), text, unsaved: false } : previous;
}

/** Adopts what another tab or an earlier visit has stored. */
export const readStoreAtom = atom(null, (get, set) => {
  const text = get(environmentAtom).localStorage.read(STORE_KEY);
  set(storedAtom, current(get(storedAtom), text));
});

type Change = (store: InventoryStore) => InventoryStore;

/** Changes the persisted store, starting from what is stored now, so that no other tab's change is lost (CART-6). */
const changePresentAtom = atom(null, (get, set, change: Change) => {
  const { localStorage } = get(environmentAtom);
  const before = current(get(storedAtom), localStorage.read(STORE_KEY));
  const store = change(before.store);
  const text = formatInventoryStore(store);
  const isSaved = localStorage.write(STORE_KEY, text);
  set(storedAtom, isSaved ? { store, text, unsaved: false } : { store, text: before.text, unsaved: true });
});

/** Changes the store; in the future shop only its own carts, so that the real ones stay unchanged. */
export const changeStoreAtom = atom(null, (get, set, change: Change) => {
  if (get(futureAtom) === null) return set(changePresentAtom, change);
  const before = get(inventoryStoreAtom);
  const { isComingSoonEnabled, isKegPortalUnlocked, ...carts } = change(before);
  set(keepFutureCartsAtom, carts);
  const isSwitched =
    isComingSoonEnabled !== before.isComingSoonEnabled || isKegPortalUnlocked !== before.isKegPortalUnlocked;
  if (isSwitched) set(changePresentAtom, (store) => ({ ...store, isComingSoonEnabled, isKegPortalUnlocked }));
});
