import { centsOf } from '../../foundation/money/index.ts';

/** A change of a price. */
export type PriceChange = {
  /** Per cent with one decimal, negative downwards; null if the old price is 0. */
  readonly percent: number | null;
  /** Why staff should look twice ('ten times cheaper'); null for an ordinary change. */
  readonly suspicion: string | null;
};

/** A change of more than 30% either way is suspicious (IMPORT-12). */
const SUSPICIOUS_TENTHS = 3;

/** Describes the change between two prices in dollars. */
export function priceChangeOf(from: number, to: number): PriceChange {
  const [was, is] = [centsOf(from), centsOf(to)];
  if (was === 0) return { percent: null, suspicion: null };
  return { percent: Math.round(((is - was) / was) * 1000) / 10, suspicion: suspicionOf(was, is) };
}

function suspicionOf(was: number, is: number): string | null {
  if (Math.abs(is - was) * 10 <= was * SUSPICIOUS_TENTHS) return null;
  if (isTenTimes(is, was)) return 'ten times cheaper';
  if (isTenTimes(was, is)) return 'ten times dearer';
  return is < was ? 'more than 30% cheaper' : 'more than 30% dearer';
}

/** A misplaced decimal point, allowing for rounding to cents. */
const isTenTimes = (small: number, large: number): boolean => Math.abs(large - small * 10) <= 5;
