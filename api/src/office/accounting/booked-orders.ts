import type { Period, SoldOrder } from 'shared-domain/accounting';
import { addDays, type Day, dayOf, endOfDay, startOfDay } from 'shared-domain/dates';
import type { Deps } from '../../foundation/dependencies.ts';
import { BOOKED, type OrderDocument, orderModel, soldOrder } from '../../orders/order/index.ts';
import { FILE_READING_MS } from '../../requests/calls/index.ts';

/** How many days after being placed an order can still go out and enter the liquor register. */
const LONGEST_WAIT = 366;
/** Days of orders that are read at once. */
const PART_DAYS = 31;

const within = ({ from, to }: Period) => ({ $gte: startOfDay(from), $lte: endOfDay(to) });

/** Orders placed in a period, the earliest first. */
export const placedIn = (deps: Deps, period: Period) => read(deps, { ...BOOKED, orderDate: within(period) });

/** Orders that were refunded or credited in a period, whenever they were placed. */
export async function* refundedIn(deps: Deps, period: Period): AsyncGenerator<SoldOrder> {
  yield* read(deps, { ...BOOKED, 'payment.refunds.at': within(period) });
  yield* creditedIn(deps, period);
}

/** Orders on account that were credited in a period; `only` narrows them. */
export const creditedIn = (deps: Deps, period: Period, only: object = {}) =>
  read(deps, { ...only, ...BOOKED, 'credits.at': within(period) });

const OUT: readonly (string | undefined)[] = ['shipped', 'delivered'];

/** Orders that went out in a period and haven't come back, each with the last day it went out; `only` narrows them. */
export async function* sentIn(
  deps: Deps,
  period: Period,
  only: object = {},
): AsyncGenerator<{ order: SoldOrder; day: Day }> {
  const at = within(period);
  const first = addDays(period.from, -LONGEST_WAIT);
  // In parts, because the database may not look for the first match longer than half a minute.
  for (let from = first; from <= period.to; from = addDays(from, PART_DAYS)) {
    const orders = find(deps, {
      ...only,
      ...BOOKED,
      orderDate: within({ from, to: addDays(from, PART_DAYS - 1) }),
      status: { $in: OUT },
      timeline: { $elemMatch: { to: { $in: OUT }, at } },
    });
    for await (const document of orders) {
      const out = document.timeline.findLast(({ from, to }) => OUT.includes(to) && !OUT.includes(from));
      if (out && out.at >= at.$gte && out.at <= at.$lte)
        yield { order: soldOrder(document), day: dayOf(out.at) };
    }
  }
}

async function* read(deps: Deps, filter: object): AsyncGenerator<SoldOrder> {
  for await (const document of find(deps, filter)) yield soldOrder(document);
}

const find = ({ connection }: Deps, filter: object) =>
  orderModel(connection)
    .find(filter)
    .sort({ orderDate: 1, _id: 1 })
    .maxTimeMS(FILE_READING_MS)
    .lean<OrderDocument[]>()
    .cursor() as AsyncIterable<OrderDocument>;
