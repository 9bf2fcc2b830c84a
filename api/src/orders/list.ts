import type { OrderListJson, orderListQuery } from 'shared-domain/contracts';
import { addDays, isDay, startOfDay } from 'shared-domain/dates';
import type { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import { afterPlace, pageOf } from '../paging/index.ts';
import { problem } from '../problems/index.ts';
import { orderModel } from './model.ts';
import { presentOrder } from './present.ts';

type Query = z.infer<typeof orderListQuery>;

/** A list that nobody asked to be paged ends here; its cursor leads on. */
const MOST = 500;

/** Orders newest first under the list's filters, and how many each status has under the others. */
export async function listOrders(deps: Deps, query: Query): Promise<OrderListJson> {
  const orders = orderModel(deps.connection);
  const others = filtersBesideStatus(query);
  const limit = query.limit ?? MOST;
  const found = orders
    .find({ $and: [others, oneOf('status', query.status), afterPlace('orderDate', query.cursor)] })
    .sort({ orderDate: -1, _id: -1 })
    .limit(limit + 1)
    .maxTimeMS(5_000)
    .lean();
  const [page, counts] = await Promise.all([found, countByStatus(deps, others)]);
  const { documents, nextCursor } = pageOf(page, 'orderDate', limit);
  return {
    orders: documents.map((order) => presentOrder(order)),
    counts,
    ...(nextCursor ? { nextCursor } : {}),
  };
}

async function countByStatus({ connection }: Deps, filter: object): Promise<Record<string, number>> {
  const counted = await orderModel(connection)
    .aggregate<{ _id: string; count: number }>([
      { $match: filter },
      { $group: { _id: '$status', count: { $sum: 1 } } },
    ])
    .option({ maxTimeMS: 5_000 });
  return Object.fromEntries(counted.map(({ _id, count }) => [_id, count]));
}

function filtersBesideStatus({ channel, payment, search, from, to }: Query): object {
  const conditions = [
    { state: 'placed' },
    oneOf('channel', channel),
    oneOf('payment.status', payment),
    search ? matching(search) : {},
    from ? { orderDate: { $gte: momentOf('from', from, 0) } } : {},
    to ? { orderDate: { $lt: momentOf('to', to, 1) } } : {},
  ];
  return { $and: conditions };
}

const oneOf = (field: string, values: string[] | undefined): object =>
  values && values.length > 0 ? { [field]: { $in: values } } : {};

function matching(search: string): object {
  const pattern = new RegExp(search.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'), 'i');
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
