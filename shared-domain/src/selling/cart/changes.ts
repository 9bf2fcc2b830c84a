import { isDepositFee, type Product } from '../../goods/products/index.ts';
import { allowedQuantity, type Cart, type CartContext, type CartLine, lineOf } from './line.ts';

const isOf = (productId: string) => (line: CartLine) => line.product.id === productId;

/**
 * Adds units of a product: an existing line grows, a new one goes to the end (CART-2). The line takes the current
 * product. The deposit line can't be added; it is derived.
 */
export function addToCart(cart: Cart, product: Product, context: CartContext, quantity = 1): Cart {
  if (isDepositFee(product.id)) return cart;
  const before = cart.find(isOf(product.id))?.quantity ?? 0;
  const line = lineOf(product, before + allowedQuantity(quantity, context.channel), context);
  return before === 0 ? [...cart, line] : cart.map((other) => (isOf(product.id)(other) ? line : other));
}

/** Sets a line's quantity; 0 or less removes it (CART-3). An unknown product changes nothing. */
export function setQuantity(
  cart: Cart,
  productId: string,
  quantity: number,
  { channel }: Pick<CartContext, 'channel'>,
): Cart {
  if (quantity <= 0) return removeLine(cart, productId);
  return cart.map((line) =>
    isOf(productId)(line) ? { ...line, quantity: allowedQuantity(quantity, channel) } : line,
  );
}

/** Removes a line. */
export const removeLine = (cart: Cart, productId: string): Cart =>
  cart.filter((line) => !isOf(productId)(line));

/** The empty cart. */
export const clearCart = (): Cart => [];

/**
 * Adds the lines of one cart to another: quantities of the same product add up, within the channel's limit.
 * @param place index at which the added lines are inserted; last by default
 */
export function mergeCarts(
  cart: Cart,
  added: Cart,
  { channel }: Pick<CartContext, 'channel'>,
  place = cart.length,
): Cart {
  const merged = new Map<string, CartLine>();
  for (const line of [...cart.slice(0, place), ...added, ...cart.slice(place)]) {
    const { id } = line.product;
    if (isDepositFee(id)) continue;
    const before = merged.get(id);
    const quantity = allowedQuantity((before?.quantity ?? 0) + line.quantity, channel);
    merged.set(id, { ...(before ?? line), quantity });
  }
  return [...merged.values()];
}
