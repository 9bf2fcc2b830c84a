import type { Connection } from 'mongoose';
import type { Channel } from 'shared-domain/products';
import { leadModel } from '../../messages/leads/index.ts';
import { itemRevenueIn, orderModel, REVENUE, SOLD, unrefundedUnitsIn } from '../../orders/order/index.ts';

/** Orders and revenue of one hour in one channel. Revenue as `REVENUE` counts it, in cents. */
export type HourOfSales = { hour: Date; channel: Channel; orders: number; revenue: number };

/** Sales of one product in one channel, without what was refunded. Revenue in cents. */
export type ProductSales = {
  productId: string;
  name: string;
  channel: Channel;
  quantity: number;
  revenue: number;
};

const soldSince = (from: Date) => ({ ...SOLD, orderDate: { $gte: from } });

/**
 * Sales by hour. The caller sums the hours into the company's days: the embedded engine has no time zones, and
 * the company's zone is whole hours from UTC.
 */
export async function salesByHour(connection: Connection, from: Date): Promise<HourOfSales[]> {
  return orderModel(connection)
    .aggregate<HourOfSales>([
      { $match: soldSince(from) },
      {
        $group: {
          _id: { hour: { $dateTrunc: { date: '$orderDate', unit: 'hour' } }, channel: '$channel' },
          orders: { $sum: 1 },
          revenue: { $sum: REVENUE },
        },
      },
      { $project: { _id: 0, hour: '$_id.hour', channel: '$_id.channel', orders: 1, revenue: 1 } },
    ])
    .option({ maxTimeMS: 10_000 });
}

export async function salesByProduct(connection: Connection, from: Date): Promise<ProductSales[]> {
  return orderModel(connection)
    .aggregate<ProductSales>([
      { $match: soldSince(from) },
      { $unwind: '$items' },
      {
        $group: {
          _id: { productId: '$items.productId', channel: '$channel' },
          name: { $last: '$items.productName' },
          quantity: { $sum: unrefundedUnitsIn('$items') },
          revenue: { $sum: itemRevenueIn('$items') },
        },
      },
      {
        $project: {
          _id: 0,
          productId: '$_id.productId',
          channel: '$_id.channel',
          name: 1,
          quantity: 1,
          revenue: 1,
        },
      },
      { $match: { quantity: { $gt: 0 } } },
      { $sort: { revenue: -1, productId: 1, channel: 1 } },
    ])
    .option({ maxTimeMS: 10_000 });
}

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
  const found = await orderModel(connection)
    .aggregate<{ _id: string; count: number }>([
      { $match: { state: 'placed' } },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ])
    .option({ maxTimeMS: 10_000 });
  return Object.fromEntries(found.map(({ _id, count }) => [_id, count]));
}
