import type { Connection } from 'mongoose';
import { orderModel } from '../src/orders/order/index.ts';
import { addSums, sumsOf } from '../src/orders/sums/add.ts';
import { readSums, sumsModel } from '../src/orders/sums/index.ts';
import type { Sums } from '../src/orders/sums/model.ts';

const sorted = ({ orders, products, sales }: Sums) => ({
  orders: orders.map((row) => JSON.stringify(row)).sort(),
  products: products.map((row) => JSON.stringify({ ...row, name: '' })).sort(),
  sales,
});

/** Expects the kept sums, of days and of months, to be those of the stored orders (ACCOUNTING-6). */
export async function expectTrueSums(connection: Connection): Promise<void> {
  await readSums(connection, {}, 'orders');
  const isTrue = sorted(sumsOf(await orderModel(connection).find({ state: 'placed' }).lean()));
  for (const period of ['day', 'month']) {
    const kept = await sumsModel(connection)
      .find({ _id: new RegExp(`^${period}`) })
      .lean();
    expect([period, sorted(addSums(kept))]).toEqual([period, isTrue]);
  }
}
