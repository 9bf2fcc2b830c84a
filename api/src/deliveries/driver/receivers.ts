import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from '../../orders/order/index.ts';
import { accountOf } from '../../orders/order/index.ts';
import { driverLogModel } from './model.ts';

const NAMES = 2;
/** How many of the latest runs are searched. */
const RUNS = 60;

/** The last two people who received deliveries of each order's account. */
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
