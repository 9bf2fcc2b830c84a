import type { Cents } from '../../foundation/money/index.ts';
import { isSoldIn } from '../../goods/catalogue/index.ts';
import { priceOf } from '../../goods/pricing/index.ts';
import type { Product } from '../../goods/products/index.ts';
import { availableUnits, fulfil } from '../../goods/stock/index.ts';
import { type Cart, type CartContext, type CartLine, type CartProduct, lineOf } from './line.ts';

/** What has happened to a line's product since it was added. Prices in cents per unit. */
export type LineChange =
  | { readonly kind: 'price-changed'; readonly was: Cents; readonly now: Cents }
  /** Fewer are left than the line asks for; 0 left means sold out. */
  | { readonly kind: 'short'; readonly left: number }
  /** More than the stock of a product that can be back-ordered. */
  | { readonly kind: 'back-order'; readonly backOrdered: number }
  /** No longer sold in this shop. */
  | { readonly kind: 'vanished' };

/**
 * A cart line compared with the current catalogue: what has changed. Lines are never dropped and keep their quantity.
 */
export type ReconciledLine = {
  readonly line: CartLine;
  /** The current product, or the one that was added if it is gone. */
  readonly product: Product | CartProduct;
  /** Current cents per unit. */
  readonly unitPrice: Cents;
  readonly changes: readonly LineChange[];
};

/**
 * Units by product that this customer's own unpaid order reserves: out of stock for others, still available to them.
 */
export type ReservedUnits = ReadonlyMap<string, number>;

const NOTHING_RESERVED: ReservedUnits = new Map();

/**
 * Compares a cart with the current catalogue (CART-4). Every line is kept, in its order.
 * @param products the fetched catalogue; call this only once it has loaded
 */
export function reconcileCart(
  cart: Cart,
  products: readonly Product[],
  context: CartContext,
  held: ReservedUnits = NOTHING_RESERVED,
): ReconciledLine[] {
  const byId = new Map(products.map((product) => [product.id, product]));
  return cart.map((line) => {
    const { id } = line.product;
    return reconcileLine(line, byId.get(id), context, held.get(id) ?? 0);
  });
}

function reconcileLine(
  line: CartLine,
  fresh: Product | undefined,
  { channel, at }: CartContext,
  held: number,
): ReconciledLine {
  const was = line.seenPrice ?? priceOf(line.product, channel, at).unit;
  if (!fresh || !isSoldIn(fresh, channel)) {
    return { line, product: line.product, unitPrice: was, changes: [{ kind: 'vanished' }] };
  }
  const now = priceOf(fresh, channel, at).unit;
  const { short, backOrdered } = fulfil(fresh, channel, Math.max(0, line.quantity - held));
  const changes: LineChange[] = [];
  if (now !== was) changes.push({ kind: 'price-changed', was, now });
  if (short > 0) changes.push({ kind: 'short', left: Math.max(0, availableUnits(fresh, channel)) + held });
  if (backOrdered > 0) changes.push({ kind: 'back-order', backOrdered });
  return { line, product: fresh, unitPrice: now, changes };
}

/**
 * The cart once the customer has acknowledged a product's change: the line takes the current price; a vanished one
 * stays as it is.
 */
export const acknowledgeLine = (
  cart: Cart,
  products: readonly Product[],
  context: CartContext,
  productId: string,
): Cart =>
  reconcileCart(cart, products, context).map((reconciled) => {
    const { line, product } = reconciled;
    const isIt = line.product.id === productId && isStillSold(reconciled);
    return isIt ? lineOf(product, line.quantity, context) : line;
  });

/** Whether a line's product is still sold here. One that isn't counts for nothing: amounts, badge, shipping (CART-7). */
export const isStillSold = ({ changes }: ReconciledLine): boolean =>
  changes.every(({ kind }) => kind !== 'vanished');

/** Whether a cart can be ordered as it is: nothing vanished, nothing short. */
export const canBeOrdered = (lines: readonly ReconciledLine[]): boolean =>
  lines.every((line) => isStillSold(line) && line.changes.every(({ kind }) => kind !== 'short'));
