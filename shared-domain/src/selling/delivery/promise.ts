import type { z } from 'zod';
import { company } from '../../foundation/company/index.ts';
import type { Day } from '../../foundation/dates/index.ts';
import { closingOf, isExtra, isLate, isOpen } from './days.ts';
import type { promise } from './description.ts';
import { weekdayDate } from './weekday-date.ts';
import { type DeliveryPlan, zoneOf } from './zone.ts';

/** What an order was promised: a day and what determined it, or pick-up (DELIVERY-9). */
export type DeliveryPromise = z.infer<typeof promise>;

/** The day a customer chose, the destination, and the order's trade units. */
export type ChosenDay = {
  readonly day: Day;
  readonly postalCode: string;
  readonly units: number;
  /** Whether the zone's minimum order doesn't apply (ALLOCATION-8). */
  readonly ofAnySize?: boolean;
  /** Whether a day whose cut-off is over may be chosen (ORDER-22). */
  readonly isPassable?: boolean;
  /** Whether the zone's weekdays don't apply (EDIT-13). */
  readonly onAnyWeekday?: boolean;
};

/** Why a day can't be promised: it has closed, the order is too small, or the address is outside every zone. */
export type DayRefusal = 'closed' | 'minimum' | 'outside';

/** What an order placed now is promised for a chosen day, or why it can't be (DELIVERY-5, DELIVERY-7, DELIVERY-8). */
export function promiseOf(
  { zones, closedDates }: DeliveryPlan,
  { day, postalCode, units, ofAnySize = false, isPassable = false, onAnyWeekday = false }: ChosenDay,
  now: Date,
): DeliveryPromise | DayRefusal {
  const zone = zoneOf(zones, postalCode);
  if (!zone) return 'outside';
  const isPassed =
    (isPassable && isLate(zone, day, now, closedDates)) ||
    (onAnyWeekday && isExtra(zone, day, now, closedDates));
  if (!isPassed && !isOpen(zone, day, now, closedDates)) return 'closed';
  if (units < zone.minimum && !ofAnySize) return 'minimum';
  return {
    kind: 'delivery',
    day,
    zone: { id: zone.id, name: zone.name },
    closes: closingOf(zone, day).toISOString(),
    units,
    minimum: zone.minimum,
    postalCode,
  };
}

/**
 * A promise in words: 'Thursday, November 26, 2026, Vancouver East' (with the address, if the order's own
 * doesn't say it), or where to pick the order up.
 */
export function promiseText(promise: DeliveryPromise): string {
  if (promise.kind === 'pick-up') return `Pick-up at ${company.address}`;
  const { day, zone, address, postalCode } = promise;
  const text = `${weekdayDate(day)}, ${day.slice(0, 4)}, ${zone.name}`;
  return address ? `${text}: ${address}, ${postalCode}` : text;
}
