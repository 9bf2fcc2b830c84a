import { isDepositFee } from '../../goods/products/index.ts';
import type { Cart, CartLine } from './line.ts';

/** How many units a cart holds, without the deposit line (CART-7). */
export const itemCount = (cart: Cart): number =>
  cart.reduce((count, { product, quantity }) => (isDepositFee(product.id) ? count : count + quantity), 0);

/** Whether a line's quantity can be changed or the line removed: all but the deposit line. */
export const isEditable = (line: CartLine): boolean => !isDepositFee(line.product.id);

/** The lines as the API takes them. */
export const requestLines = (cart: Cart): { productId: string; quantity: number }[] =>
  cart.filter(isEditable).map(({ product, quantity }) => ({ productId: product.id, quantity }));
