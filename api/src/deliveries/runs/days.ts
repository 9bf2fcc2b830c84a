import type { RunDaysJson } from 'shared-domain/contracts';
import { addDays, type Day, dayOf } from 'shared-domain/dates';
import { type DeliveryPlan, isServed } from 'shared-domain/delivery';
import { readPlan } from '../../catalogue/zones/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel } from '../../orders/order/index.ts';

const SHOWN = 8;
/** How many days the strip searches in each direction. */
const REACH_DAYS = 90;

type Counted = RunDaysJson['days'][number];

/** Delivery days with their orders, eight at a time: those that a zone serves or that have an order. */
export async function readDays(deps: Deps, from: Day | undefined): Promise<RunDaysJson> {
  const today = dayOf(deps.clock());
  const start = from ?? today;
  const [plan, withOrders] = await Promise.all([readPlan(deps.connection), daysWithOrders(deps, start)]);
  const all = Array.from({ length: 2 * REACH_DAYS + 1 }, (_, place) => addDays(start, place - REACH_DAYS));
  const days = all.filter((day) => withOrders.has(day) || isServedAnywhere(plan, day));
  const first = days.findIndex((day) => day >= start);
  // By default start with the last day before today, whose run staff may still need.
  const begin = Math.max(0, (first < 0 ? days.length : first) - (from ? 0 : 1));
  const earlier = begin > 0 ? days[Math.max(0, begin - SHOWN)] : undefined;
  const later = days[begin + SHOWN];
  const shown = days.slice(begin, begin + SHOWN);
  const counted = await countOrders(deps, shown);
  return {
    today,
    days: shown.map((day) => counted.get(day) ?? { day, orders: 0, units: 0, isDone: false }),
    ...(earlier ? { earlier } : {}),
    ...(later ? { later } : {}),
  };
}

const isServedAnywhere = ({ zones, closedDates }: DeliveryPlan, day: Day): boolean =>
  zones.some((zone) => isServed(zone, day, closedDates));

/** Stage: the orders that are delivered on some days. */
export const deliveredOn = (days: object) => ({
  $match: {
    'delivery.kind': 'delivery',
    'delivery.day': days,
    status: { $ne: 'cancelled' },
    state: 'placed',
  },
});

/** The days around one that have an order: the database skips from one day to the next in its index. */
async function daysWithOrders({ connection }: Deps, around: Day): Promise<Set<Day>> {
  const within = { $gte: addDays(around, -REACH_DAYS), $lte: addDays(around, REACH_DAYS) };
  const found = await orderModel(connection).aggregate<{ _id: Day }>([
    deliveredOn(within),
    { $group: { _id: '$delivery.day' } },
  ]);
  return new Set(found.map(({ _id }) => _id));
}

async function countOrders({ connection }: Deps, days: Day[]): Promise<Map<Day, Counted>> {
  const found = await orderModel(connection).aggregate<
    Omit<Counted, 'day' | 'isDone'> & { _id: Day; open: number }
  >([
    deliveredOn({ $in: days }),
    {
      $group: {
        _id: '$delivery.day',
        orders: { $sum: 1 },
        units: { $sum: '$delivery.units' },
        open: { $sum: { $cond: [{ $eq: ['$status', 'delivered'] }, 0, 1] } },
      },
    },
  ]);
  return new Map(
    found.map(({ _id, orders, units, open }) => [_id, { day: _id, orders, units, isDone: open === 0 }]),
  );
}
