import type { Connection } from 'mongoose';
import { leadModel } from '../../messages/leads/index.ts';
import { type Days, mergedProducts, type ProductSum, readSums } from '../../orders/sums/index.ts';

/** Sales of one product in one channel, without what was refunded, the best first. Revenue in cents. */
export async function salesByProduct(connection: Connection, days: Days): Promise<ProductSum[]> {
  const sums = await readSums(connection, days, 'products');
  return mergedProducts(sums.flatMap(({ products }) => products))
    .filter(({ quantity }) => quantity > 0)
    .sort(
      (one, other) =>
        other.revenue - one.revenue ||
        compared(one.productId, other.productId) ||
        compared(one.channel, other.channel),
    );
}

const compared = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** Retail leads per hour. */
export type HourOfLeads = { hour: Date; leads: number };

export async function leadsByHour(connection: Connection, from: Date): Promise<HourOfLeads[]> {
  return leadModel(connection)
    .aggregate<HourOfLeads>([
      { $match: { created_at: { $gte: from } } },
      { $group: { _id: { $dateTrunc: { date: '$created_at', unit: 'hour' } }, leads: { $sum: 1 } } },
      { $project: { _id: 0, hour: '$_id', leads: 1 } },
    ])
    .option({ maxTimeMS: 10_000 });
}

/** How many orders have each status. */
export async function ordersByStatus(connection: Connection): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const sums = await readSums(connection, {}, 'orders');
  for (const { status, orders } of sums.flatMap((sum) => sum.orders))
    counts[status] = (counts[status] ?? 0) + orders;
  return counts;
}
