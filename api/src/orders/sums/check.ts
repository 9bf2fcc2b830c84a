import { isDeepStrictEqual } from 'node:util';
import { addDays, type Day, dayOf, daysBetween } from 'shared-domain/dates';
import { driverCollection } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { accountOf, orderModel } from '../order/index.ts';
import { accountSumsModel, countAccounts, markAccounts, markEveryAccount } from './accounts.ts';
import { countAgain, countChanged, dayId, placedOn, UNNEEDED } from './count.ts';
import { sumsModel } from './model.ts';

type Parts = Pick<Deps, 'connection' | 'clock' | 'logger'>;

const MAX_MS = 5_000;
/** Each run checks today, yesterday, and one of all other days in turn. */
const EVERY_MS = 10 * 60_000;

/** The days from the first order to today. */
async function allDays({ connection, clock }: Omit<Parts, 'logger'>): Promise<Day[]> {
  const [first] = await driverCollection(orderModel(connection))
    .find({ state: 'placed' }, { projection: { orderDate: 1 }, maxTimeMS: MAX_MS })
    .sort({ orderDate: 1, _id: 1 })
    .limit(1)
    .toArray();
  if (!first) return [];
  const [begin, today] = [dayOf(first.orderDate), dayOf(clock())];
  return Array.from({ length: daysBetween(begin, today) + 1 }, (_, place) => addDays(begin, place));
}

/** Adds up every order again (`npm run recount`). Returns the number of days. */
export async function recountAll(deps: Omit<Parts, 'logger'>): Promise<number> {
  const days = await allDays(deps);
  await countAgain(deps.connection, days);
  await markEveryAccount(deps.connection);
  await countAccounts(deps);
  return days.length;
}

/**
 * Compares the sums of some days, and of the accounts of these days, with their orders; what differs is put right and logged as an
 * error (ACCOUNTING-6).
 */
export async function checkSums(deps: Parts): Promise<void> {
  const { connection, clock, logger } = deps;
  await countChanged(connection);
  const days = await allDays(deps);
  const turn = days[Math.floor(clock().getTime() / EVERY_MS) % Math.max(1, days.length)];
  for (const day of new Set([turn, ...days.slice(-2)])) {
    if (day === undefined) continue;
    const stored = () =>
      driverCollection(sumsModel(connection)).findOne(
        { _id: dayId(day) },
        { projection: { version: 0 }, maxTimeMS: MAX_MS },
      );
    const before = await stored();
    await countAgain(connection, [day]);
    if (!isDeepStrictEqual(before, await stored())) logger.error({ day }, 'the sums of a day were wrong');
    await checkAccounts(deps, day);
  }
}

async function checkAccounts({ connection, clock, logger }: Parts, day: Day): Promise<void> {
  const orders = await driverCollection(orderModel(connection))
    .find(placedOn(day), { projection: UNNEEDED, maxTimeMS: MAX_MS })
    .toArray();
  const _id = { $in: orders.flatMap((order) => accountOf(order)?.id ?? []) };
  const stored = () =>
    driverCollection(accountSumsModel(connection))
      .find({ _id }, { projection: { counted: 0, version: 0 }, sort: { _id: 1 }, maxTimeMS: MAX_MS })
      .toArray();
  await countAccounts({ connection, clock });
  const before = await stored();
  await markAccounts(connection, orders);
  await countAccounts({ connection, clock });
  if (!isDeepStrictEqual(before, await stored()))
    logger.error({ accountsOf: day }, 'the sums of accounts were wrong');
}

/** The background task that checks sums. */
export const sumsTask = (deps: Parts) => ({
  name: 'check the sums of orders',
  everyMs: EVERY_MS,
  run: () => checkSums(deps),
});
