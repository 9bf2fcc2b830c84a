import { addDays, type Day, dayOf, daysBetween, startOfDay } from '../../foundation/dates/index.ts';
import { type Cents, roundHalfUp, sumOf } from '../../foundation/money/index.ts';

const YEAR_DAYS = 365;

/** With fewer order days than this there is no meaningful interval. */
const FEWEST = 3;

export type PastOrder = { readonly at: Date; readonly cents: Cents };

/** What an account bought in a year. `average` is 0 without orders. */
export type YearOfOrders = { readonly orders: number; readonly cents: Cents; readonly average: Cents };

/** What an account buys, how much at a time, and how often (LICENCE-15). */
export type Purchases = {
  /** The 365 days that end with today, and the 365 before. */
  readonly year: YearOfOrders;
  readonly yearBefore: YearOfOrders;
  /** Days between two orders of the last year: the median; undefined below three days with orders. */
  readonly everyDays?: number;
};

/** When the 365 days that end with a day begin (LICENCE-15). */
export const yearBegins = (end: Day): Date => startOfDay(addDays(end, 1 - YEAR_DAYS));

function yearOf(orders: readonly PastOrder[], from: Date, until: Date): YearOfOrders {
  const cents = orders.filter(({ at }) => at >= from && at < until).map((one) => one.cents);
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
  const today = dayOf(now);
  const from = yearBegins(today);
  const everyDays = rhythmOf(orders.filter(({ at }) => at >= from));
  return {
    year: yearOf(orders, from, startOfDay(addDays(today, 1))),
    yearBefore: yearOf(orders, yearBegins(addDays(today, -YEAR_DAYS)), from),
    ...(everyDays === undefined ? {} : { everyDays }),
  };
}
