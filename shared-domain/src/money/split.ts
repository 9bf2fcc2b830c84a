import type { Cents } from './cents.ts';
import { sumOf } from './cents.ts';

/**
 * Splits an amount by weights without losing a cent: the parts always add up to `total`.
 * Leftover cents go to the parts with the largest remainder, the first one first.
 * With no weight above zero, everything goes to the first part.
 * @throws RangeError without weights, or when a weight is negative.
 */
export function splitByWeight(total: Cents, weights: readonly number[]): Cents[] {
  if (weights.length === 0 || weights.some((weight) => !(weight >= 0))) {
    throw new RangeError('an amount is split by one or more weights of zero or above');
  }
  const whole = sumOf(weights);
  if (whole === 0) return weights.map((_, place) => (place === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / whole);
  const floors = exact.map(Math.floor);
  const byRemainder = exact
    .map((share, place) => ({ place, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.place - b.place);
  const favoured = new Set(byRemainder.slice(0, total - sumOf(floors)).map(({ place }) => place));
  return floors.map((part, place) => (favoured.has(place) ? part + 1 : part));
}

/** Splits an amount into equal parts that add up to it: 10.00 in 3 is 3.34, 3.33, 3.33. */
export const splitEvenly = (total: Cents, parts: number): Cents[] =>
  splitByWeight(total, new Array<number>(parts).fill(1));
