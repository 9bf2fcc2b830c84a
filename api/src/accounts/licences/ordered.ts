import { centsIn } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel } from '../../orders/order/index.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/** A licensee's order figures: last order, number of orders, and cents in the last 365 days. */
export type Ordered = { lastOrderAt: Date; orders: number; cents: number };

/**
 * The order figures of these licensees, or of all that have ordered, without cancelled orders. Uses a
 * covering index, so that no order document is read.
 */
export async function orderedBy(
  { connection, clock }: Pick<Deps, 'connection' | 'clock'>,
  numbers?: string[],
): Promise<Map<string, Ordered>> {
  const since = new Date(clock().getTime() - YEAR_MS);
  const found = await orderModel(connection)
    .aggregate<Ordered & { _id: string }>([
      {
        $match: {
          channel: 'licensee',
          state: 'placed',
          licenseNum: numbers ? { $in: numbers } : { $gt: '' },
          status: { $ne: 'cancelled' },
        },
      },
      {
        $group: {
          _id: '$licenseNum',
          lastOrderAt: { $max: '$orderDate' },
          orders: { $sum: 1 },
          cents: { $sum: { $cond: [{ $gte: ['$orderDate', since] }, centsIn('$totalAmount'), 0] } },
        },
      },
    ])
    .option({ maxTimeMS: 10_000 });
  return new Map(found.map(({ _id, ...ordered }) => [_id, ordered]));
}
