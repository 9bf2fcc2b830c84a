/** The largest number that a quantity field accepts: three digits (CART-8). */
export const MAX_QUANTITY = 999;

/** The digits of a typed text, at most as many as `max` has. */
export const digitsOf = (text: string, max = MAX_QUANTITY): string =>
  text.replace(/\D/g, '').slice(0, String(max).length);

/** Parses a typed quantity; empty means 1, and so does 0 (CART-8) unless `min` is 0 (CART-3). */
export function quantityOf(text: string, max = MAX_QUANTITY, min: 0 | 1 = 1): number {
  const digits = digitsOf(text, max);
  return digits === '' ? 1 : Math.max(min, Number(digits));
}
