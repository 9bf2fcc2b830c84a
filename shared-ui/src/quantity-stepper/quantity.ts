/** The most that a quantity field takes: three digits (CART-8). */
export const MOST = 999;

/** The digits of a typed text, as many as `most` has. */
export const digitsOf = (text: string, most = MOST): string =>
  text.replace(/\D/g, '').slice(0, String(most).length);

/** The quantity that a typed text means; nothing, or less than 1, means 1 (CART-8). */
export const quantityOf = (text: string, most = MOST): number => Math.max(1, Number(digitsOf(text, most)));
