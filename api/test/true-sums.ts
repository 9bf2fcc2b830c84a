import type { Connection } from 'mongoose';
import { yearBegins } from 'shared-domain/accounts';
import { dayOf } from 'shared-domain/dates';
import { centsOf, sumOf } from 'shared-domain/money';
import type { Deps } from '../src/foundation/dependencies.ts';
import { accountOf, orderModel, textModel, textsOf, trigramsOf } from '../src/orders/order/index.ts';
import { addSums, sumsOf } from '../src/orders/sums/add.ts';
import { accountSums, readSums, sumsModel } from '../src/orders/sums/index.ts';
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

/** Expects what accounts are said to have ordered to be what their orders say (LICENCE-21). */
export async function expectTrueAccounts({ connection, clock }: Deps): Promise<void> {
  const orders = await orderModel(connection)
    .find({ state: 'placed', status: { $ne: 'cancelled' } })
    .sort({ orderDate: -1 })
    .lean();
  const byAccount = Map.groupBy(orders, (order) => accountOf(order)?.id ?? '');
  byAccount.delete('');
  const from = yearBegins(dayOf(clock()));
  const isTrue = [...byAccount].map(([_id, its]) => ({
    ...{ _id, orders: its.length, lastOrderAt: its[0]?.orderDate },
    twelveMonths: sumOf(
      its.filter(({ orderDate }) => orderDate >= from).map(({ totalAmount }) => centsOf(totalAmount)),
    ),
    name: _id.startsWith('email:') ? its[0]?.customerName : '',
  }));
  const kept = await (await accountSums({ connection, clock }))
    .find({ orders: { $gt: 0 } }, { channel: 0, texts: 0, counted: 0, version: 0 })
    .sort({ _id: 1 })
    .lean();
  expect(kept).toEqual(isTrue.sort((one, other) => (one._id < other._id ? -1 : 1)));
}
