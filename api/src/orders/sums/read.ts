import type { Connection } from 'mongoose';
import { addDays, type Day } from 'shared-domain/dates';
import { driverCollection } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { isSold } from '../order/index.ts';
import { accountSumsModel, countAccounts } from './accounts.ts';
import { countChanged, dayId, monthId } from './count.ts';
import { type OrdersSum, type Sums, type SumsDocument, sumsModel } from './model.ts';

const MAX_MS = 5_000;

/** Days of the company, both included; an end that is left out is open. */
export type Days = { from?: Day | undefined; to?: Day | undefined };

/** Whether a sum's orders count as sold. */
export const isSoldSum = ({ payment, ...sum }: OrdersSum): boolean =>
  isSold({ ...sum, payment: { status: payment } });

/**
 * One part of the sums of some days, up to date: of each whole month one, of the other days one each (ADR 085).
 */
export async function readSums<Part extends keyof Sums>(
  connection: Connection,
  days: Days,
  part: Part,
): Promise<Pick<Sums, Part>[]> {
  await countChanged(connection);
  return find(connection, rangesOf(days), part);
}

/** One part of the sums of each day with orders. */
export async function readDaySums<Part extends keyof Sums>(
  connection: Connection,
  { from, to }: { from: Day; to: Day },
  part: Part,
): Promise<(Pick<Sums, Part> & { day: Day })[]> {
  await countChanged(connection);
  const found = await find(connection, [{ $gte: dayId(from), $lte: dayId(to) }], part);
  return found.map((sums) => ({ ...sums, day: sums._id.slice(dayId('').length) }));
}

const find = <Part extends keyof Sums>(connection: Connection, ranges: object[], part: Part) =>
  driverCollection(sumsModel(connection))
    .find({ $or: ranges.map((range) => ({ _id: range })) }, { maxTimeMS: MAX_MS })
    .project<Pick<Sums, Part> & Pick<SumsDocument, '_id'>>({ [part]: 1 })
    .toArray();

/** Ids are compared as text: 'day 2026-11-30' comes before 'day 2026-12'. */
function rangesOf({ from = '1900-01-01', to }: Days): object[] {
  const end = to === undefined ? '2999-12-01' : addDays(to, 1);
  const first = from.endsWith('-01') ? from.slice(0, 7) : addDays(`${from.slice(0, 7)}-28`, 4).slice(0, 7);
  const last = end.slice(0, 7);
  if (first > last) return [{ $gte: dayId(from), $lt: dayId(end) }];
  return [
    { $gte: dayId(from), $lt: dayId(first) },
    { $gte: monthId(first), $lt: monthId(last) },
    { $gte: dayId(last), $lt: dayId(end) },
  ];
}

/** What each account has ordered, up to date. */
export async function accountSums(deps: Pick<Deps, 'connection' | 'clock'>) {
  await countChanged(deps.connection);
  await countAccounts(deps);
  return accountSumsModel(deps.connection);
}
