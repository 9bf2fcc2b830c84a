import { ORDER_STATUSES } from 'shared-domain/orders';
import { centsIn } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel } from '../../orders/order/index.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const MAX = { maxTimeMS: 10_000 };
const COUNTED = ORDER_STATUSES.filter((status) => status !== 'cancelled');

type Parts = Pick<Deps, 'connection' | 'clock'>;
type Sum = { _id: string; value: number };

/** A licensee's order figures: last order, number of orders, and cents in the last 365 days. */
export type Ordered = { lastOrderAt: Date; orders: number; cents: number };

const placedBy = (licenseNum: object) => ({ channel: 'licensee', state: 'placed', licenseNum }) as const;
/** When the year of the figures begins. */
export const yearBefore = ({ clock }: Pick<Parts, 'clock'>) => new Date(clock().getTime() - YEAR_MS);

/** The order figures of these licensees, without cancelled orders, from the index `licensees` alone. */
export async function orderedBy(deps: Parts, numbers: string[]): Promise<Map<string, Ordered>> {
  const isRecent = { $gte: ['$orderDate', yearBefore(deps)] };
  const found = await orderModel(deps.connection)
    .aggregate<Ordered & { _id: string }>([
      { $match: { ...placedBy({ $in: numbers }), status: { $in: COUNTED } } },
      {
        $group: {
          _id: '$licenseNum',
          lastOrderAt: { $max: '$orderDate' },
          orders: { $sum: 1 },
          cents: { $sum: { $cond: [isRecent, centsIn('$totalAmount'), 0] } },
        },
      },
    ])
    .option(MAX);
  return new Map(found.map(({ _id, ...ordered }) => [_id, ordered]));
}

/** When each licensee last ordered, in milliseconds. Reads one entry of the index for each licensee and status. */
export async function lastOrders({ connection }: Parts): Promise<Map<string, number>> {
  const found = await Promise.all(
    COUNTED.map((status) =>
      orderModel(connection)
        .aggregate<{ _id: string; at: Date }>([
          { $match: { ...placedBy({ $gt: '' }), status } },
          { $sort: { licenseNum: 1, orderDate: -1 } },
          { $group: { _id: '$licenseNum', at: { $first: '$orderDate' } } },
        ])
        .option(MAX),
    ),
  );
  const last = new Map<string, number>();
  for (const { _id, at } of found.flat()) last.set(_id, Math.max(at.getTime(), last.get(_id) ?? 0));
  return last;
}

/** What each licensee ordered in the last 365 days, in cents; reads that year's entries of the index. */
export async function yearsSums(deps: Parts): Promise<Map<string, number>> {
  const orderDate = { $gte: yearBefore(deps) };
  const found = await orderModel(deps.connection)
    .aggregate<Sum>([
      { $match: { ...placedBy({ $gt: '' }), status: { $in: COUNTED }, orderDate } },
      { $group: { _id: '$licenseNum', value: { $sum: centsIn('$totalAmount') } } },
    ])
    .option({ ...MAX, hint: 'licensees' });
  return new Map(found.map(({ _id, value }) => [_id, value]));
}
