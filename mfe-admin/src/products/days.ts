import { company } from 'shared-domain/company';
import { type Day, dayOf, endsAt, startsAt } from 'shared-domain/dates';
import type { Product } from 'shared-domain/products';

const at = (day: Day) => Date.parse(`${day}T12:00:00Z`);
const short = new Intl.DateTimeFormat('en-CA', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** 'Dec 3' */
export const shortDay = (day: Day): string => short.format(at(day)).replace('.', '');

/** 'Dec 3, 2026' */
export const longDay = (day: Day): string => long.format(at(day));

const dayIn = (instant: Date | null): Day | undefined => (instant ? dayOf(instant) : undefined);

/** The calendar days in Vancouver on which an offer starts and ends, also where it is stored with times. */
export const offerDays = (
  product: Pick<Product, 'ltoStartDate' | 'ltoEndDate'>,
): { start: Day | undefined; end: Day | undefined } => ({
  start: dayIn(startsAt(product.ltoStartDate)),
  end: dayIn(endsAt(product.ltoEndDate)),
});

/** The day in Vancouver of an instant, short: 'Nov 18'. */
export const dayOfInstant = (instant: string): string => shortDay(dayOf(new Date(instant)));

const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  timeZone: company.timeZone,
});

/** 'Nov 18, 8:05 AM' in Vancouver. */
export const momentOf = (instant: string): string =>
  `${dayOfInstant(instant)}, ${clock.format(new Date(instant))}`;
