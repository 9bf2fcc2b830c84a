import type { Cart } from '../../selling/cart/index.ts';
import { cartFrom, isRecord } from './stored-cart.ts';

/** Local-storage key of the persisted store (CART-5). */
export const STORE_KEY = 'inventory-store';
const STORE_VERSION = 3;

/** What survives a reload: the three carts and two switches. */
export type InventoryStore = {
  readonly licenseeCart: Cart;
  readonly dtcCart: Cart;
  readonly kegCart: Cart;
  /** The licence whose cart `licenseeCart` is; absent unless a person of it is signed in (PEOPLE-3). */
  readonly cartLicence?: string;
  /** The carts of other licences, by their numbers. */
  readonly otherCarts?: Readonly<Record<string, Cart>>;
  readonly isComingSoonEnabled: boolean;
  readonly isKegPortalUnlocked: boolean;
};

export const emptyStore: InventoryStore = {
  licenseeCart: [],
  dtcCart: [],
  kegCart: [],
  isComingSoonEnabled: false,
  isKegPortalUnlocked: false,
};

/**
 * Reads the persisted store, version 3 or older, without losing a line that has a product (CART-5). The deposit line
 * that older versions stored is dropped: it is derived now.
 * @returns null if the text isn't a store
 */
export function parseInventoryStore(text: string | null): InventoryStore | null {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isRecord(stored)) return null;
  const state = isRecord(stored.state) ? stored.state : stored;
  return {
    licenseeCart: cartFrom(state, 'licensee'),
    dtcCart: cartFrom(state, 'dtc'),
    kegCart: cartFrom(state, 'keg'),
    ...(typeof state.cartLicence === 'string' ? { cartLicence: state.cartLicence } : {}),
    ...(isRecord(state.otherCarts) ? { otherCarts: cartsFrom(state.otherCarts) } : {}),
    isComingSoonEnabled: state.isComingSoonEnabled === true,
    isKegPortalUnlocked: state.isKegPortalUnlocked === true,
  };
}

const cartsFrom = (stored: Record<string, unknown>): Record<string, Cart> =>
  Object.fromEntries(
    Object.entries(stored).map(([licence, licenseeCart]) => [
      licence,
      cartFrom({ licenseeCart }, 'licensee'),
    ]),
  );

/** The persisted store as text, version 3. */
export const formatInventoryStore = (state: InventoryStore): string =>
  JSON.stringify({ state, version: STORE_VERSION });
