import type { Connection } from 'mongoose';
import type { Channel } from 'shared-domain/products';
import { orderModel } from '../orders/model.ts';
import { SOLD } from '../orders/sold.ts';
import { centsIn } from '../queries/index.ts';

/** Orders and money of one hour in one channel. Money in cents. */
export type HourOfSales = { hour: Date; channel: Channel; orders: number; revenue: number };

/** What was sold of one product in one channel. Money in cents. */
export type ProductSales = {
  productId: string;
  name: string;
  channel: Channel;
  quantity: number;
  revenue: number;
};

const soldSince = (from: Date) => ({ ...SOLD, orderDate: { $gte: from } });

const cents = (dollars: string) => ({ $sum: centsIn(dollars) });

/**
 * Sales by the hour. The hours are made into the company's days by whoever asks: the embedded engine knows no time
 * zones, and every Canadian one is whole hours from the next on the clock of a server in UTC.
 */
export async function salesByHour(connection: Connection, from: Date): Promise<HourOfSales[]> {
  return orderModel(connection)
    .aggregate<HourOfSales>([
      { $match: soldSince(from) },
      {
        $group: {
          _id: { hour: { $dateTrunc: { date: '$orderDate', unit: 'hour' } }, channel: '$channel' },
          orders: { $sum: 1 },
          revenue: cents('$totalAmount'),
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
          quantity: { $sum: '$items.quantity' },
          revenue: cents('$items.lineTotal'),
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
      { $sort: { revenue: -1, productId: 1, channel: 1 } },
    ])
    .option({ maxTimeMS: 10_000 });
}

/** How many orders stand in each status. */
export async function ordersByStatus(connection: Connection): Promise<Record<string, number>> {
  const found = await orderModel(connection)
    .aggregate<{ _id: string; count: number }>([
      { $match: { state: 'placed' } },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ])
    .option({ maxTimeMS: 10_000 });
  return Object.fromEntries(found.map(({ _id, count }) => [_id, count]));
}
