import { type Day, dayOf, endsAt, startsAt } from 'shared-domain/dates';
import type { Product } from 'shared-domain/products';
import { clockTime, shortDay } from '../moments/index.ts';

/** 'Nov 18, 8:05 AM' in Vancouver. */
export const momentOf = (instant: string): string => `${shortDay(instant)}, ${clockTime(instant)}`;

/** '8:05 AM' today, otherwise with the day. */
export const recentOf = (instant: string, now: Date): string =>
  dayOf(new Date(instant)) === dayOf(now) ? clockTime(instant) : momentOf(instant);

const dayIn = (instant: Date | null): Day | undefined => (instant ? dayOf(instant) : undefined);

/** An offer's first and last calendar day in Vancouver, even if it is stored with times. */
export const offerDays = (
  product: Pick<Product, 'ltoStartDate' | 'ltoEndDate'>,
): { start: Day | undefined; end: Day | undefined } => ({
  start: dayIn(startsAt(product.ltoStartDate)),
  end: dayIn(endsAt(product.ltoEndDate)),
});
