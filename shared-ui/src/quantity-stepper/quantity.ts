import { typedInteger } from 'shared-domain/money';

/** The largest number that a quantity field accepts: three digits (CART-8). */
export const MAX_QUANTITY = 999;

/**
 * Parses a typed quantity; empty means 1, and so does 0 (CART-8) unless `min` is 0 (CART-3).
 * @returns null if it isn't a whole number up to `max` (MONEY-10).
 */
export function quantityOf(text: string, max = MAX_QUANTITY, min: 0 | 1 = 1): number | null {
  const quantity = text.trim() === '' ? 1 : Math.max(min, typedInteger(text));
  return quantity <= max ? quantity : null;
}
