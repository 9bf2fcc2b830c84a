import type { Connection } from 'mongoose';
import { type Day, endOfDay, startOfDay } from 'shared-domain/dates';
import { batched, driverCollection, isDuplicate, oncePer } from '../../foundation/database/index.ts';
import { keepTexts, type OrderDocument, orderModel } from '../order/index.ts';
import { markAccounts } from './accounts.ts';
import { addSums, sumsOf } from './add.ts';
import { type Sums, sumsModel } from './model.ts';

const MAX_MS = 30_000;
const CHANGED = { state: 'placed', uncounted: { $gt: '' } } as const;
/** What sums don't need of an order. */
export const UNNEEDED = {
  numberEnds: 0,
  timeline: 0,
  followUps: 0,
  pendingAudit: 0,
  composition: 0,
  taken: 0,
  former: 0,
} as const;

/** The ids of a day's sums and of a month's. */
export const dayId = (day: Day): string => `day ${day}`;
export const monthId = (month: string): string => `month ${month}`;

const monthOf = (day: Day): string => day.slice(0, 7);

/**
 * Brings the sums, and the list of texts that orders are found by, up to date with every order that was changed before the call. Concurrent calls of a process share the work.
 */
export const countChanged = (connection: Connection): Promise<void> => counterOf(connection)(undefined);

const counterOf = oncePer((connection) =>
  batched(async (calls: undefined[]) => {
    await countAgain(connection, await changedDays(connection));
    return calls.map(() => undefined);
  }),
);

const changedDays = (connection: Connection) =>
  driverCollection(orderModel(connection)).distinct('uncounted', CHANGED, { maxTimeMS: MAX_MS }) as Promise<
    Day[]
  >;

/**
 * Adds up the orders of some days, and the days of their months, again. The mark of an order goes last, and only if nothing has
 * changed it since: if a process dies in between, the next one counts the day again.
 */
export async function countAgain(connection: Connection, days: readonly Day[]): Promise<void> {
  const byMonth = Object.groupBy(days, monthOf);
  for (const [month, its = []] of Object.entries(byMonth)) {
    const counted: OrderDocument[] = [];
    for (const day of its) counted.push(...(await countDay(connection, day)));
    await countMonth(connection, month);
    await keepTexts(connection, counted);
    await markAccounts(connection, counted);
    await unmark(connection, counted);
  }
}

/** Matches the orders of a day. */
export const placedOn = (day: Day) =>
  ({ state: 'placed', orderDate: { $gte: startOfDay(day), $lte: endOfDay(day) } }) as const;

async function countDay(connection: Connection, day: Day): Promise<OrderDocument[]> {
  let orders: OrderDocument[] = [];
  await replace(connection, dayId(day), async () => {
    orders = await driverCollection(orderModel(connection))
      .find(placedOn(day), { projection: UNNEEDED, sort: { orderDate: 1, _id: 1 }, maxTimeMS: MAX_MS })
      .toArray();
    return sumsOf(orders);
  });
  return orders.filter(({ uncounted }) => uncounted !== undefined);
}

const countMonth = (connection: Connection, month: string) =>
  replace(connection, monthId(month), async () =>
    addSums(
      await driverCollection(sumsModel(connection))
        .find(
          { _id: { $gte: dayId(month), $lt: `${dayId(month)}-99` } },
          { sort: { _id: 1 }, maxTimeMS: MAX_MS },
        )
        .toArray(),
    ),
  );

/** Stores sums that were read after the stored ones: if those are replaced meanwhile, they are read again. */
async function replace(connection: Connection, _id: string, read: () => Promise<Sums>): Promise<void> {
  const all = driverCollection(sumsModel(connection));
  for (;;) {
    const there = await all.findOne({ _id }, { projection: { version: 1 }, maxTimeMS: MAX_MS });
    const sums = await read();
    if (there) {
      const { version } = there;
      const { matchedCount } = await all.replaceOne({ _id, version }, { ...sums, version: version + 1 });
      if (matchedCount === 1) return;
    } else {
      try {
        await all.insertOne({ _id, ...sums, version: 1 });
        return;
      } catch (cause) {
        if (!isDuplicate(cause)) throw cause;
      }
    }
  }
}

async function unmark(connection: Connection, counted: readonly OrderDocument[]): Promise<void> {
  if (counted.length === 0) return;
  await driverCollection(orderModel(connection)).bulkWrite(
    counted.map(({ _id, version }) => ({
      updateOne: { filter: { _id, version }, update: { $unset: { uncounted: 1, formerTexts: 1 } } },
    })),
    { ordered: false, maxTimeMS: MAX_MS },
  );
}
