import { allowedQuantity, type Cart, type CartLine, type CartProduct } from '../cart/index.ts';
import { type Channel, isDepositFee, isPackagingType } from '../products/index.ts';

/** Local-storage key of the persisted store (section 3). */
export const STORE_KEY = 'inventory-store';
export const STORE_VERSION = 3;

/** What survives a reload: the three carts, and what the page knew of two switches. */
export type InventoryStore = {
  readonly licenseeCart: Cart;
  readonly dtcCart: Cart;
  readonly kegCart: Cart;
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

type Unknown = Record<string, unknown>;

/**
 * Under which names each cart was kept. Version 1 had one cart, the licensee's (`cart`); version 2 had two, and kegs
 * under `kegsCart`.
 */
const cartNames: Record<Channel, readonly string[]> = {
  licensee: ['licenseeCart', 'cart', 'cartItems', 'items'],
  dtc: ['dtcCart', 'retailCart'],
  keg: ['kegCart', 'kegsCart'],
};

const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

/** A stored product made whole: what is missing gets the specification's defaults, what is unknown stays. */
function productFrom(stored: Unknown): CartProduct | null {
  const id = textOf(stored.id) ?? numberOf(stored.id)?.toString();
  if (id === undefined || id === '' || isDepositFee(id)) return null;
  const { description: _left, ...kept } = stored;
  return {
    ...kept,
    id,
    name: textOf(stored.name) ?? id,
    price: numberOf(stored.price) ?? 0,
    stock: numberOf(stored.stock) ?? 0,
    looseUnits: numberOf(stored.looseUnits) ?? 0,
    packagingType: isPackagingType(stored.packagingType) ? stored.packagingType : 'Packaged',
    hidden: stored.hidden === true,
    forceDisplay: stored.forceDisplay === true,
  };
}

/** A stored line: `{product, quantity}`, or in old versions the product's own fields beside the quantity. */
function lineFrom(stored: unknown, channel: Channel): CartLine | null {
  if (!isRecord(stored)) return null;
  const { quantity, seenPrice, product, ...flat } = stored;
  const kept = productFrom(isRecord(product) ? product : flat);
  if (!kept) return null;
  const seen = numberOf(seenPrice);
  return {
    product: kept,
    quantity: allowedQuantity(numberOf(quantity) ?? 1, channel),
    ...(seen !== undefined && { seenPrice: seen }),
  };
}

const linesIn = (held: unknown): unknown[] => {
  if (Array.isArray(held)) return held;
  return isRecord(held) && Array.isArray(held.items) ? held.items : [];
};

/** One cart out of a store of any version. The same product under two names becomes one line with both quantities. */
function cartFrom(state: Unknown, channel: Channel): Cart {
  const nested = isRecord(state.carts) ? state.carts[channel] : undefined;
  const stored = [...cartNames[channel].map((name) => state[name]), nested].flatMap(linesIn);
  const lines = new Map<string, CartLine>();
  for (const line of stored.map((one) => lineFrom(one, channel))) {
    if (!line) continue;
    const before = lines.get(line.product.id);
    const quantity = allowedQuantity((before?.quantity ?? 0) + line.quantity, channel);
    lines.set(line.product.id, { ...line, quantity });
  }
  return [...lines.values()];
}

/**
 * Reads the persisted store, of version 3 or older; no line with a product is lost on the way (decisions.md "Screens").
 * The deposit line that older versions stored is dropped: it is derived now.
 * @returns null where the text is no such store at all
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
    isComingSoonEnabled: state.isComingSoonEnabled === true,
    isKegPortalUnlocked: state.isKegPortalUnlocked === true,
  };
}

/** The persisted store as text, version 3. */
export const formatInventoryStore = (state: InventoryStore): string =>
  JSON.stringify({ state, version: STORE_VERSION });
