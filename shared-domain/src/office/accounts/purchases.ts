import { dayOf, daysBetween } from '../../foundation/dates/index.ts';
import { type Cents, roundHalfUp, sumOf } from '../../foundation/money/index.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** With fewer order days than this there is no meaningful interval. */
const FEWEST = 3;

export type PastOrder = { readonly at: Date; readonly cents: Cents };

/** What an account bought in a year. `average` is 0 without orders. */
export type YearOfOrders = { readonly orders: number; readonly cents: Cents; readonly average: Cents };

/** What an account buys, how much at a time, and how often (LICENCE-15). */
export type Purchases = {
  /** The last 365 days, and the 365 before. */
  readonly year: YearOfOrders;
  readonly yearBefore: YearOfOrders;
  /** Days between two orders of the last year: the median; undefined below three days with orders. */
  readonly everyDays?: number;
};

function yearOf(orders: readonly PastOrder[], from: number, until: number): YearOfOrders {
  const cents = orders
    .filter(({ at }) => at.getTime() >= from && at.getTime() < until)
    .map((one) => one.cents);
  const sum = sumOf(cents);
  return {
    orders: cents.length,
    cents: sum,
    average: cents.length === 0 ? 0 : roundHalfUp(sum / cents.length),
  };
}

/** The median of the days between orders; several orders of a day count once. */
function rhythmOf(orders: readonly PastOrder[]): number | undefined {
  const days = [...new Set(orders.map(({ at }) => dayOf(at)))].sort();
  if (days.length < FEWEST) return undefined;
  const gaps = days.slice(1).map((day, place) => daysBetween(days[place] ?? day, day));
  gaps.sort((one, other) => one - other);
  return gaps[Math.floor(gaps.length / 2)];
}

/**
 * The figures of an account at an instant (LICENCE-15).
 * @param orders those of the last two years in any order, without cancelled ones; amounts in cents
 */
export function purchasesOf(orders: readonly PastOrder[], now: Date): Purchases {
  const until = now.getTime() + 1;
  const from = until - YEAR_MS;
  const everyDays = rhythmOf(orders.filter(({ at }) => at.getTime() >= from));
  return {
    year: yearOf(orders, from, until),
    yearBefore: yearOf(orders, from - YEAR_MS, from),
    ...(everyDays === undefined ? {} : { everyDays }),
  };
}
