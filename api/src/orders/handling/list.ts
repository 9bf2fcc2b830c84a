import type { OrderListJson, orderListQuery } from 'shared-domain/contracts';
import { addDays, isDay, startOfDay, startsAt } from 'shared-domain/dates';
import { type Cents, dollarsOf, sumOf } from 'shared-domain/money';
import type { z } from 'zod';
import { centsIn, containing } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { NOT_REMOVED } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { findingModel } from '../discrepancies/index.ts';
import { orderModel, presentOrder, REVENUE, SOLD, WAITS } from '../order/index.ts';
import { type ListedOrder, sortingOf } from './sorts.ts';

type Query = z.infer<typeof orderListQuery>;

/** The page size without a given limit. */
const MAX_RESULTS = 200;

/**
 * A page of orders under the list's filters and sort. The first page also has the count of each status under the other
 * filters, and the totals.
 */
export async function listOrders(deps: Deps, query: Query): Promise<OrderListJson> {
  const others = await filtersBesideStatus(deps, query);
  const [page, figures] = await Promise.all([
    readPage(deps, query, { $and: [others, oneOf('status', query.status)] }),
    query.cursor === undefined ? figuresOf(deps, query, others) : {},
  ]);
  return { ...page, ...figures };
}

async function readPage({ connection }: Deps, query: Query, filter: object) {
  const { limit = MAX_RESULTS, cursor } = query;
  const { stages, collation, cursorOf } = sortingOf(query.sort);
  const found = await orderModel(connection)
    .aggregate<ListedOrder>([{ $match: filter }, ...stages(cursor), { $limit: limit + 1 }])
    .option(collation ? { collation } : {});
  const orders = found.slice(0, limit);
  const last = orders.at(-1);
  return {
    orders: orders.map((order) => presentOrder(order)),
    ...(last && found.length > limit ? { nextCursor: cursorOf(last) } : {}),
  };
}

async function figuresOf(deps: Deps, { status }: Query, others: object) {
  const statusTotals = await statusTotalsOf(deps, others);
  const wanted = statusTotals.filter((standing) => !status?.length || status.includes(standing.status));
  return {
    counts: Object.fromEntries(statusTotals.map(({ status, orders }) => [status, orders])),
    total: sumOf(wanted.map(({ orders }) => orders)),
    totalAmount: dollarsOf(sumOf(wanted.map(({ amount }) => amount))),
    revenue: dollarsOf(sumOf(wanted.map(({ revenue }) => revenue))),
  };
}

type StatusTotals = { status: string; orders: number; amount: Cents; revenue: Cents };

/** How many orders have each status, and their totals in cents, with and without tax. */
async function statusTotalsOf({ connection }: Deps, filter: object): Promise<StatusTotals[]> {
  return orderModel(connection).aggregate<StatusTotals>([
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
  ]);
}

async function filtersBesideStatus(deps: Deps, query: Query): Promise<object> {
  const { channel, payment, sold, look, licence, search, from, to } = query;
  const conditions = [
    sold ? SOLD : { state: 'placed' },
    look ? await needingAttention(deps) : {},
    oneOf('channel', channel),
    oneOf('payment.status', payment),
    licence ? { licenseNum: licence } : {},
    search ? matching(search) : {},
    from ? { orderDate: { $gte: momentOf('from', from, 0) } } : {},
    to ? { orderDate: { $lt: momentOf('to', to, 1) } } : {},
  ];
  return { $and: conditions };
}

/**
 * Orders whose payment disagrees with Stripe's, as the comparison found, those with a follow-up that failed for good, and
 * those that wait to be confirmed.
 */
async function needingAttention({ connection }: Deps): Promise<object> {
  const found = await findingModel(connection).distinct('orderId', NOT_REMOVED);
  return { $or: [{ _id: { $in: found } }, { 'followUps.state': 'given-up' }, WAITS] };
}

const oneOf = (field: string, values: string[] | undefined): object =>
  values && values.length > 0 ? { [field]: { $in: values } } : {};

function matching(search: string): object {
  const pattern = containing(search);
  const fields = ['_id', 'customerName', 'customerEmail', 'accountName', 'licenseNum', 'items.productName'];
  return { $or: fields.map((field) => ({ [field]: pattern })) };
}

/** A day is its first instant in Vancouver; the last day of a range is included in full. */
function momentOf(path: string, text: string, daysOn: number): Date {
  const moment = isDay(text) ? startOfDay(addDays(text, daysOn)) : startsAt(text);
  if (moment) return moment;
  throw problem('validation', { errors: [{ path, message: 'Please enter a valid date' }] });
}
