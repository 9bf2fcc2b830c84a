import type { OrderListJson, orderListQuery } from 'shared-domain/contracts';
import { addDays, isDay, startOfDay } from 'shared-domain/dates';
import { type Cents, dollarsOf, sumOf } from 'shared-domain/money';
import type { z } from 'zod';
import { NOT_REMOVED } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import { orderModel, presentOrder, REVENUE, SOLD } from '../orders/index.ts';
import { afterPlace, pageOf } from '../paging/index.ts';
import { problem } from '../problems/index.ts';
import { centsIn, containing } from '../queries/index.ts';
import { findingModel } from '../sentinel/index.ts';

type Query = z.infer<typeof orderListQuery>;

/** A list that nobody asked to be paged ends here; its cursor leads on. */
const MOST = 500;

/** Orders newest first under the list's filters, and how many each status has under the others. */
export async function listOrders(deps: Deps, query: Query): Promise<OrderListJson> {
  const orders = orderModel(deps.connection);
  const others = await filtersBesideStatus(deps, query);
  const limit = query.limit ?? MOST;
  const found = orders
    .find({ $and: [others, oneOf('status', query.status), afterPlace('orderDate', query.cursor)] })
    .sort({ orderDate: -1, _id: -1 })
    .limit(limit + 1)
    .maxTimeMS(5_000)
    .lean();
  const [page, standings] = await Promise.all([found, standingsOf(deps, others)]);
  const { documents, nextCursor } = pageOf(page, 'orderDate', limit);
  const wanted = standings.filter(({ status }) => !query.status?.length || query.status.includes(status));
  return {
    orders: documents.map((order) => presentOrder(order)),
    counts: Object.fromEntries(standings.map(({ status, orders }) => [status, orders])),
    total: sumOf(wanted.map(({ orders }) => orders)),
    totalAmount: dollarsOf(sumOf(wanted.map(({ amount }) => amount))),
    revenue: dollarsOf(sumOf(wanted.map(({ revenue }) => revenue))),
    ...(nextCursor ? { nextCursor } : {}),
  };
}

type Standing = { status: string; orders: number; amount: Cents; revenue: Cents };

/** How many orders stand in each status, and what they come to in cents, with tax and before it. */
async function standingsOf({ connection }: Deps, filter: object): Promise<Standing[]> {
  return orderModel(connection)
    .aggregate<Standing>([
      { $match: filter },
      {
        $group: {
          _id: '$status',
          orders: { $sum: 1 },
          amount: { $sum: centsIn('$totalAmount') },
          revenue: { $sum: REVENUE },
        },
      },
      { $project: { _id: 0, status: '$_id', orders: 1, amount: 1, revenue: 1 } },
    ])
    .option({ maxTimeMS: 5_000 });
}

async function filtersBesideStatus(deps: Deps, query: Query): Promise<object> {
  const { channel, payment, sold, look, search, from, to } = query;
  const conditions = [
    sold ? SOLD : { state: 'placed' },
    look ? await needingALook(deps) : {},
    oneOf('channel', channel),
    oneOf('payment.status', payment),
    search ? matching(search) : {},
    from ? { orderDate: { $gte: momentOf('from', from, 0) } } : {},
    to ? { orderDate: { $lt: momentOf('to', to, 1) } } : {},
  ];
  return { $and: conditions };
}

/** Orders whose payment disagrees, as the sentinel knows it, and those that owe something that was given up. */
async function needingALook({ connection }: Deps): Promise<object> {
  const found = await findingModel(connection).distinct('orderId', NOT_REMOVED).maxTimeMS(5_000);
  return { $or: [{ _id: { $in: found } }, { 'followUps.state': 'given-up' }] };
}

const oneOf = (field: string, values: string[] | undefined): object =>
  values && values.length > 0 ? { [field]: { $in: values } } : {};

function matching(search: string): object {
  const pattern = containing(search);
  const fields = ['_id', 'customerName', 'customerEmail', 'accountName', 'licenseNum', 'items.productName'];
  return { $or: fields.map((field) => ({ [field]: pattern })) };
}

/** A day means its first instant in Vancouver; the last day of a range is wholly within it. */
function momentOf(path: string, text: string, daysOn: number): Date {
  const moment = isDay(text) && text < LAST_DAY ? startOfDay(addDays(text, daysOn)) : new Date(text);
  if (Number.isNaN(moment.getTime())) {
    throw problem('validation', { errors: [{ path, message: 'Please enter a valid date' }] });
  }
  return moment;
}

/** From here on, the day after a day has no four-digit year. */
const LAST_DAY = '9999-12-31';
