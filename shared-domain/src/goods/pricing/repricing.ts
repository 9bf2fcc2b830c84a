import { centsOf, dollarsOf, roundHalfUp } from '../../foundation/money/index.ts';

/** A bulk price change. */
export type Repricing = 'set' | 'percent' | 'amount';

/**
 * A price in dollars after a bulk change (PRICE-13): set to an amount, changed by per cent, or changed by an amount in
 * dollars; rounded half up to cents.
 * @returns null if the new price would be negative or the input isn't a number.
 */
export function repriced(price: number, how: Repricing, by: number): number | null {
  if (!Number.isFinite(by)) return null;
  const now = centsOf(price);
  const next = {
    set: () => centsOf(by),
    percent: () => roundHalfUp(now + (now * by) / 100),
    amount: () => now + centsOf(by),
  }[how]();
  return next < 0 ? null : dollarsOf(next);
}
