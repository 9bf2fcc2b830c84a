import type { Connection } from 'mongoose';
import { orderModel, textModel, textsOf, trigramsOf } from '../src/orders/order/index.ts';
import { addSums, sumsOf } from '../src/orders/sums/add.ts';
import { readSums, sumsModel } from '../src/orders/sums/index.ts';
import type { Sums } from '../src/orders/sums/model.ts';

const sorted = ({ orders, products, sales }: Sums) => ({
  orders: orders.map((row) => JSON.stringify(row)).sort(),
  products: products.map((row) => JSON.stringify({ ...row, name: '' })).sort(),
  sales,
});

/** Expects orders to be found by what is on them, and the list of texts to have those and no others (STAFF-38). */
export async function expectTrueTexts(connection: Connection): Promise<void> {
  const orders = await orderModel(connection).find({ state: 'placed' }).lean();
  const found = orders.map(({ _id, texts, numberEnds, formerTexts }) => [
    _id,
    texts,
    numberEnds,
    formerTexts,
  ]);
  const isTrue = orders.map((order) => ({ ...order, ...textsOf(order) }));
  expect(found).toEqual(isTrue.map(({ _id, texts, numberEnds }) => [_id, texts, numberEnds, undefined]));
  const kept = await textModel(connection).find().lean();
  const texts = new Set(isTrue.flatMap((order) => order.texts ?? []));
  const byId = (one: { _id: string }, other: { _id: string }) => (one._id < other._id ? -1 : 1);
  const wanted = [...texts].map((_id) => ({ _id, trigrams: trigramsOf(_id) }));
  expect(kept.toSorted(byId)).toEqual(wanted.sort(byId));
}

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
