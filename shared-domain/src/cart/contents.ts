import { depositUnits } from '../deposits/index.ts';
import { type Channel, depositFeeProduct, isDepositFee } from '../products/index.ts';
import type { Cart, CartLine } from './line.ts';

/** How many units a cart holds, the deposit line left out (section 2, header). */
export const itemCount = (cart: Cart): number =>
  cart.reduce((count, { product, quantity }) => (isDepositFee(product.id) ? count : count + quantity), 0);

/**
 * The container deposit's line: only in the licensee cart, one unit for each Packaged case that is not Merchandise,
 * none without one (section 9, decisions.md "Money").
 */
export function depositLine(cart: Cart, channel: Channel): CartLine | null {
  const quantity = channel === 'licensee' ? depositUnits(cart) : 0;
  return quantity === 0 ? null : { product: depositFeeProduct, quantity };
}

/** A cart's lines as its page shows them: the deposit line last, where there is one. */
export function shownLines(cart: Cart, channel: Channel): Cart {
  const deposit = depositLine(cart, channel);
  return deposit ? [...cart, deposit] : cart;
}

/** Whether a line may be stepped, edited or removed: all but the deposit line. */
export const isEditable = (line: CartLine): boolean => !isDepositFee(line.product.id);

/** The lines as the API takes them. */
export const requestLines = (cart: Cart): { productId: string; quantity: number }[] =>
  cart.filter(isEditable).map(({ product, quantity }) => ({ productId: product.id, quantity }));
