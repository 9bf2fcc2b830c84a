import type { Deps } from '../dependencies.ts';
import { accountOf } from '../kegs/index.ts';
import type { OrderDocument } from '../orders/index.ts';
import { driverLogModel } from './model.ts';

const NAMES = 2;
/** Runs that are looked through, the latest first. */
const RUNS = 60;

/** Who received the last deliveries of each order's account: the last two names. */
export async function receiversOf(
  { connection }: Deps,
  orders: readonly OrderDocument[],
): Promise<Map<string, string[]>> {
  const accounts = new Set(orders.flatMap((order) => accountOf(order)?.id ?? []));
  const logs = await driverLogModel(connection)
    .find({ 'stops.account': { $in: [...accounts] } }, { stops: 1 })
    .sort({ updatedAt: -1 })
    .limit(RUNS)
    .lean();
  const names = new Map<string, string[]>();
  for (const { account, receivedBy } of logs.flatMap(({ stops }) => [...stops].reverse())) {
    const known = names.get(account) ?? [];
    if (!receivedBy || !accounts.has(account) || known.includes(receivedBy) || known.length >= NAMES)
      continue;
    names.set(account, [...known, receivedBy]);
  }
  return names;
}
