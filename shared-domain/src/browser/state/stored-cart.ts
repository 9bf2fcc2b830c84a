import { type Channel, isDepositFee, isPackagingType } from '../../goods/products/index.ts';
import { allowedQuantity, type Cart, type CartLine, type CartProduct } from '../../selling/cart/index.ts';

/** An object with unknown content. */
export type Unknown = Record<string, unknown>;

/**
 * The names under which each cart was stored. Version 1 had one cart, the licensee's (`cart`); version 2 had two, and
 * kegs under `kegsCart`.
 */
const cartNames: Record<Channel, readonly string[]> = {
  licensee: ['licenseeCart', 'cart', 'cartItems', 'items'],
  dtc: ['dtcCart', 'retailCart'],
  keg: ['kegCart', 'kegsCart'],
};

/** Whether a value is an object and not an array. */
export const isRecord = (value: unknown): value is Unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof number === 'number' && Number.isFinite(number) ? number : undefined;
};

const texts = [
  'originalName',
  'friendlyName',
  'imageUrl',
  'category',
  'hiddenCategory',
  'ltoStartDate',
  'ltoEndDate',
  'style',
  'created_at',
  'updatedAt',
] as const;
const amounts = ['abv', 'ltoPrice', 'containerVolume'] as const;

/** The largest price or stock that is accepted from storage. */
const LARGEST = 1_000_000;
const amountOf = (value: unknown): number | undefined => {
  const number = numberOf(value);
  return number === undefined ? undefined : Math.min(Math.max(number, 0), LARGEST);
};

function readable<Name extends string, Value>(
  stored: Unknown,
  names: readonly Name[],
  read: (value: unknown) => Value | undefined,
): Partial<Record<Name, Value>> {
  const found = names.flatMap((name) => {
    const value = read(stored[name]);
    return value === undefined ? [] : [[name, value] as const];
  });
  return Object.fromEntries(found) as Partial<Record<Name, Value>>;
}

/**
 * Completes a stored product: anything missing or of the wrong type gets a default, so that no rule fails on it. Null
 * if it has no id.
 */
function productFrom(stored: Unknown): CartProduct | null {
  const id = textOf(stored.id) ?? numberOf(stored.id)?.toString();
  if (id === undefined || id === '' || isDepositFee(id)) return null;
  return {
    id,
    name: textOf(stored.name) ?? id,
    price: amountOf(stored.price) ?? 0,
    stock: amountOf(stored.stock) ?? 0,
    looseUnits: amountOf(stored.looseUnits) ?? 0,
    packagingType: isPackagingType(stored.packagingType) ? stored.packagingType : 'Packaged',
    hidden: stored.hidden === true,
    forceDisplay: stored.forceDisplay === true,
    ...readable(stored, texts, textOf),
    ...readable(stored, amounts, amountOf),
    ...readable(stored, ['container'], (value) =>
      value === 'can' || value === 'bottle' ? value : undefined,
    ),
  };
}

/** A stored line: `{product, quantity}`, or in old versions the product's own fields beside the quantity. */
function lineFrom(stored: unknown, channel: Channel): CartLine | null {
  if (!isRecord(stored)) return null;
  const { quantity, seenPrice, product, ...flat } = stored;
  const kept = productFrom(isRecord(product) ? product : flat);
  if (!kept) return null;
  const seen = Number.isSafeInteger(seenPrice) ? Number(seenPrice) : undefined;
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

/** One cart from a store of any version. The same product under two names becomes one line with both quantities. */
export function cartFrom(state: Unknown, channel: Channel): Cart {
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
