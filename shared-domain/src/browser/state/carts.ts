import { type Atom, atom } from 'jotai/vanilla';
import type { Channel, Product } from '../../goods/products/index.ts';
import {
  acknowledgeLine,
  addToCart,
  type Cart,
  type CartContext,
  clearCart,
  isStillSold,
  itemCount,
  mergeCarts,
  type ReconciledLine,
  reconcileCart,
  removeLine,
  setQuantity,
} from '../../selling/cart/index.ts';
import { catalogueAtom, noteProductsAtom } from './catalogue.ts';
import { environmentAtom, nowAtom } from './environment.ts';
import type { InventoryStore } from './inventory-store.ts';
import { changeStoreAtom, inventoryStoreAtom } from './persisted.ts';
import { unitsReservedToPay } from './retail-payment.ts';

const storeNames = { licensee: 'licenseeCart', dtc: 'dtcCart', keg: 'kegCart' } as const satisfies Record<
  Channel,
  keyof InventoryStore
>;

const forEachChannel = <Value>(make: (channel: Channel) => Atom<Value>): Record<Channel, Atom<Value>> => ({
  licensee: make('licensee'),
  dtc: make('dtc'),
  keg: make('keg'),
});

/** The three carts, without the deposit line. */
export const cartAtoms = forEachChannel<Cart>((channel) =>
  atom((get) => get(inventoryStoreAtom)[storeNames[channel]]),
);

/**
 * Each cart compared with the current catalogue: lines say what changed price, ran short or vanished (CART-4). Until
 * the catalogue is loaded, lines stay as they were added.
 */
export const reconciledCartAtoms = forEachChannel<ReconciledLine[]>((channel) =>
  atom((get) => {
    const cart = get(cartAtoms[channel]);
    const { status, products } = get(catalogueAtom);
    const known = status === 'ready' ? products : cart.map(({ product }) => product);
    const held = channel === 'dtc' ? unitsReservedToPay(get) : undefined;
    return reconcileCart(cart, known, { channel, at: get(nowAtom) }, held);
  }),
);

/** How many units of each cart can be ordered, without the deposit line: the number in its header (CART-7). */
export const cartCountAtoms = forEachChannel<number>((channel) =>
  atom((get) =>
    itemCount(
      get(reconciledCartAtoms[channel])
        .filter(isStillSold)
        .map(({ line }) => line),
    ),
  ),
);

const changeCartAtom = atom(
  null,
  (get, set, channel: Channel, rule: (cart: Cart, context: CartContext) => Cart) => {
    const context = { channel, at: get(environmentAtom).now() };
    const name = storeNames[channel];
    set(changeStoreAtom, (store) => ({ ...store, [name]: rule(store[name], context) }));
  },
);

/** Adds units of a product to a cart (default 1); an existing line grows. */
export const addToCartAtom = atom(
  null,
  (
    _get,
    set,
    { channel, product, quantity = 1 }: { channel: Channel; product: Product; quantity?: number },
  ) => {
    set(noteProductsAtom, [product]);
    set(changeCartAtom, channel, (cart, context) => addToCart(cart, product, context, quantity));
  },
);

/** Sets a line's quantity; 0 removes it. */
export const setQuantityAtom = atom(
  null,
  (_get, set, { channel, productId, quantity }: { channel: Channel; productId: string; quantity: number }) =>
    set(changeCartAtom, channel, (cart, context) => setQuantity(cart, productId, quantity, context)),
);

/** Removes a line from a cart. */
export const removeLineAtom = atom(
  null,
  (_get, set, { channel, productId }: { channel: Channel; productId: string }) =>
    set(changeCartAtom, channel, (cart) => removeLine(cart, productId)),
);

/** Empties a cart. */
export const clearCartAtom = atom(null, (_get, set, channel: Channel) =>
  set(changeCartAtom, channel, clearCart),
);

/** Adds lines to a cart (order again, quick order, undo), at the end or at an index; quantities of the same product add up. */
export const mergeIntoCartAtom = atom(
  null,
  (_get, set, { channel, lines, place }: { channel: Channel; lines: Cart; place?: number }) =>
    set(changeCartAtom, channel, (cart, context) => mergeCarts(cart, lines, context, place)),
);

/** Adopts a product's current price in a cart: the customer has acknowledged the change. */
export const acknowledgeLineAtom = atom(
  null,
  (get, set, { channel, productId }: { channel: Channel; productId: string }) => {
    const { status, products } = get(catalogueAtom);
    if (status !== 'ready') return;
    set(changeCartAtom, channel, (cart, context) => acknowledgeLine(cart, products, context, productId));
  },
);
