import type { DeliveryDaysJson, DeliveryPlanJson } from 'shared-domain/contracts';
import { addDays, dayOf } from 'shared-domain/dates';
import {
  type ClosedDate,
  closingOf,
  type DeliveryPlan,
  type DeliveryPromise,
  type DeliveryZone,
  deadlineText,
  deliveryDays,
  isLate,
  isServed,
  promiseOf,
  shortfallText,
  tradeUnitsOf,
  zoneOf,
} from 'shared-domain/delivery';
import type { PassedRules } from 'shared-domain/orders';
import type { Quote } from 'shared-domain/quotes';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { readPlan } from './model.ts';

/** How many days a cart offers: three, plus four under 'More days'. */
const OFFERED = 7;

type Cart = Pick<Quote, 'channel'> & { lines: Parameters<typeof tradeUnitsOf>[0] };

/** A cart's choices at an instant: its zone's next days, and what is missing for the minimum (DELIVERY-7, DELIVERY-8). */
export function presentDays(
  { zones, closedDates }: DeliveryPlanJson,
  { lines, channel }: Cart,
  postalCode: string | undefined,
  now: Date,
  withLate = false,
): DeliveryDaysJson {
  const zone = zoneOf(zones, postalCode ?? '');
  const day = dayOf(now);
  const units = tradeUnitsOf(lines, day);
  if (!zone) return { hasZones: zones.length > 0, units, days: [] };
  const { name, minimum } = zone;
  const missing = minimum - units;
  return {
    hasZones: true,
    zone: { name, minimum },
    units,
    ...(missing > 0 ? { shortfall: shortfallText({ missing, zone: name, channel, day }) } : {}),
    days: [
      ...(withLate ? lateDays(zone, now, closedDates) : []),
      ...deliveryDays(zone, now, OFFERED, closedDates).map(({ day, closes }) => ({
        day,
        closes: closes.toISOString(),
        deadline: deadlineText(closes, now),
      })),
    ],
  };
}

/** The days of the coming week past their cut-off, which staff may still promise (ORDER-22). */
function lateDays(
  zone: DeliveryZone,
  now: Date,
  closedDates: readonly ClosedDate[],
): DeliveryDaysJson['days'] {
  const week = Array.from({ length: 7 }, (_, ahead) => addDays(dayOf(now), ahead));
  return week
    .filter((day) => isLate(zone, day, now, closedDates))
    .map((day) => {
      const closes = closingOf(zone, day);
      return { day, closes: closes.toISOString(), deadline: deadlineText(closes, now), isLate: true };
    });
}

/**
 * The next days of a postal code, regardless of the minimum order; undefined without zones, empty outside every zone.
 */
export async function offeredDays(
  deps: Deps,
  postalCode: string | undefined,
): Promise<DeliveryDaysJson['days'] | undefined> {
  const { hasZones, days } = presentDays(
    await readPlan(deps.connection),
    { channel: 'licensee', lines: [] },
    postalCode,
    deps.clock(),
  );
  return hasZones ? days : undefined;
}

/** The weekdays on which a postal code is served (1 is Monday); undefined without zones or outside all of them. */
export async function servedWeekdays(deps: Deps, postalCode: string | undefined) {
  const { zones } = await readPlan(deps.connection);
  return zoneOf(zones, postalCode ?? '')?.weekdays;
}

/** An order's choice: a day and destination, or pick-up. */
export type DeliveryRequest =
  | { kind: 'delivery'; day: string; postalCode: string; address?: string | undefined }
  | { kind: 'pick-up' };

/** The rules that staff overrode. */
type Passed = Pick<PassedRules, 'rules' | 'weekday'>;

type Waived = { ofAnySize?: boolean; isPassing?: boolean; onAnyWeekday?: boolean };

/**
 * What an order is promised, and the instant of that decision, which becomes the order's date (DELIVERY-5). Throws
 * `delivery_day_closed` with the next days, or `delivery_refused` if only pick-up is possible or nothing was chosen
 * although there are zones (DELIVERY-12).
 * @param rules `ofAnySize`: the zone's minimum order doesn't apply; `isPassing`: staff override minimum and cut-off, and the
 * answer lists what was overridden (ORDER-22); `onAnyWeekday`: they also override the zone's weekdays (EDIT-13)
 */
export async function promiseFor(
  deps: Deps,
  asked: DeliveryRequest | undefined,
  cart: Cart,
  { ofAnySize = false, isPassing = false, onAnyWeekday = false }: Waived = {},
): Promise<{ at: Date; delivery?: DeliveryPromise; passed?: Passed }> {
  if (asked?.kind === 'pick-up') return { at: deps.clock(), delivery: asked };
  if (cart.channel === 'dtc') return { at: deps.clock() };
  const plan = await readPlan(deps.connection);
  const at = deps.clock();
  if (!asked) {
    if (plan.zones.length === 0) return { at };
    throw problem('delivery_refused', {
      values: { reason: 'Please choose delivery or pick-up.' },
      deliveryDays: presentDays(plan, cart, undefined, at),
    });
  }
  const { day, postalCode, address } = asked;
  const units = tradeUnitsOf(cart.lines, dayOf(at));
  const chosen = {
    day,
    postalCode,
    units,
    ofAnySize: ofAnySize || isPassing,
    isPassable: isPassing,
    onAnyWeekday,
  };
  const promise = promiseOf(plan, chosen, at);
  if (typeof promise === 'object') {
    const delivery = { ...promise, ...(address ? { address } : {}) };
    return { at, delivery, ...(isPassing ? { passed: passedBy(promise, plan, at) } : {}) };
  }
  const days = presentDays(plan, cart, postalCode, at);
  if (promise === 'closed') throw problem('delivery_day_closed', { deliveryDays: days });
  const reason =
    promise === 'outside'
      ? `We don't deliver to ${postalCode.slice(0, 3)} yet. Pick-up is open.`
      : `${days.shortfall}. Pick-up is open.`;
  throw problem('delivery_refused', { values: { reason }, deliveryDays: days });
}

function passedBy(promise: DeliveryPromise, { zones }: DeliveryPlan, at: Date): Passed {
  if (promise.kind === 'pick-up') return { rules: [] };
  const zone = zones.find(({ id }) => id === promise.zone.id);
  return {
    rules: [
      ...(new Date(promise.closes) <= at ? (['cut-off'] as const) : []),
      ...(promise.units < promise.minimum ? (['minimum'] as const) : []),
    ],
    ...(zone && !isServed(zone, promise.day) ? { weekday: true as const } : {}),
  };
}
