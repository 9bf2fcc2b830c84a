/** The largest number that a quantity field accepts: three digits (CART-8). */
export const MAX_QUANTITY = 999;

/** The digits of a typed text, at most as many as `max` has. */
export const digitsOf = (text: string, max = MAX_QUANTITY): string =>
  text.replace(/\D/g, '').slice(0, String(max).length);

/** Parses a typed quantity; empty or below 1 means 1 (CART-8). */
export const quantityOf = (text: string, max = MAX_QUANTITY): number =>
  Math.max(1, Number(digitsOf(text, max)));
