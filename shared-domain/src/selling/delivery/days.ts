import { addDays, type Day, dayOf, instantAt } from '../../foundation/dates/index.ts';
import type { ClosedDate, DeliveryZone, Weekday } from './zone.ts';

/** A delivery day of a zone, and the first instant at which it can no longer be chosen. */
export type DeliveryDay = { readonly day: Day; readonly closes: Date };

/** How far ahead days are offered and accepted: a year. */
const HORIZON = 366;

/** The weekday of a calendar day, from 1 (Monday) to 7 (Sunday). */
export const weekdayNumber = (day: Day): Weekday =>
  (((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7) + 1) as Weekday;

/** The instant at which a zone's delivery day closes (DELIVERY-4). */
export const closingOf = ({ cutOff }: Pick<DeliveryZone, 'cutOff'>, day: Day): Date =>
  instantAt(addDays(day, -cutOff.daysBefore), cutOff.time);

/** Whether a zone is served on a day at all, open or not (DELIVERY-3). */
export const isServed = (
  { weekdays }: Pick<DeliveryZone, 'weekdays'>,
  day: Day,
  closedDates: readonly ClosedDate[] = [],
): boolean => weekdays.includes(weekdayNumber(day)) && !isClosedDate(day, closedDates);

const isClosedDate = (day: Day, closedDates: readonly ClosedDate[]): boolean =>
  closedDates.some((closed) => closed.day === day);

/**
 * Whether an order placed now can be delivered on a day: the zone is served on it, it isn't a closed date, and its
 * cut-off is still to come (DELIVERY-3, DELIVERY-4, DELIVERY-5).
 */
export function isOpen(
  zone: DeliveryZone,
  day: Day,
  now: Date,
  closedDates: readonly ClosedDate[] = [],
): boolean {
  return (
    isServed(zone, day, closedDates) && day <= addDays(dayOf(now), HORIZON) && now < closingOf(zone, day)
  );
}

/** The day of a zone that staff may still promise after its cut-off: served, and not over (ORDER-22). */
export const isLate = (
  zone: DeliveryZone,
  day: Day,
  now: Date,
  closedDates: readonly ClosedDate[] = [],
): boolean => isServed(zone, day, closedDates) && day >= dayOf(now) && now >= closingOf(zone, day);

/** Whether staff may promise a day on which a zone isn't served: to come, and not a closed date (EDIT-13). */
export const isExtra = (
  zone: DeliveryZone,
  day: Day,
  now: Date,
  closedDates: readonly ClosedDate[] = [],
): boolean =>
  !isServed(zone, day) &&
  !isClosedDate(day, closedDates) &&
  day >= dayOf(now) &&
  day <= addDays(dayOf(now), HORIZON);

/**
 * The next open days of a zone, earliest first, each with the instant at which it closes. A closed date is skipped and
 * shifts no other day.
 * @param count the maximum number of days; fewer if the coming year has fewer
 */
export function deliveryDays(
  zone: DeliveryZone,
  now: Date,
  count: number,
  closedDates: readonly ClosedDate[] = [],
): DeliveryDay[] {
  const today = dayOf(now);
  const found: DeliveryDay[] = [];
  for (let ahead = 0; ahead <= HORIZON && found.length < count; ahead += 1) {
    const day = addDays(today, ahead);
    if (isOpen(zone, day, now, closedDates)) found.push({ day, closes: closingOf(zone, day) });
  }
  return found;
}
