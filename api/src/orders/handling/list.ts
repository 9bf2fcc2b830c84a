import type { OrderListJson, orderListQuery } from 'shared-domain/contracts';
import { addDays, isDay, startOfDay, startsAt } from 'shared-domain/dates';
import { dollarsOf, sumOf } from 'shared-domain/money';
import {
  currentSort,
  NEWEST_FIRST,
  ORDER_STATUSES,
  type OrderSort,
  PAYMENT_STATUSES,
} from 'shared-domain/orders';
import { CHANNELS } from 'shared-domain/products';
import type { z } from 'zod';
import { centsIn } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { NOT_REMOVED } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { findingModel } from '../discrepancies/index.ts';
import { HELD, type OrderDocument, orderModel, presentOrder, REVENUE, SOLD, WAITS } from '../order/index.ts';
import { isSoldSum, type OrdersSum, readSums } from '../sums/index.ts';
import { searching } from './search.ts';
import { sortingOf } from './sorts.ts';

type Asked = z.infer<typeof orderListQuery>;
type Query = Omit<Asked, 'sort'> & { sort?: OrderSort };
type PageQuery = ReturnType<ReturnType<typeof orderModel>['find']>;

/** The page size without a given limit. */
const MAX_RESULTS = 200;
/** Days whose orders are sorted by total when they are asked for, in milliseconds. */
const SHORT_PERIOD_MS = 120 * 24 * 60 * 60 * 1000;
/** A search with more orders is not added up. */
const MOST_ADDED = 1_000;

/**
 * A page of orders under the list's filters and sort. The first page also has the count of each status under the other
 * filters, and the totals, unless a search finds too many to be added up.
 */
export async function listOrders(deps: Deps, asked: Asked): Promise<OrderListJson> {
  const query = { ...asked, sort: currentSort(asked.sort) };
  const others = await filtersBesideStatus(deps, query);
  const [page, figures] = await Promise.all([
    readPage(deps, query, { $and: [others, byIndex(query)] }),
    query.cursor === undefined ? figuresOf(deps, query, others) : {},
  ]);
  return { ...page, ...figures };
}

async function readPage({ connection }: Deps, query: Query, filter: object) {
  const { limit = MAX_RESULTS, cursor } = query;
  const { after, cursorOf } = sortingOf(query.sort);
  const found: OrderDocument[] = [];
  for (const { condition, keys } of after(cursor)) {
    if (found.length > limit) break;
    const part = orderModel(connection)
      .find({ $and: [filter, condition] })
      .sort(keys)
      .limit(limit + 1 - found.length);
    found.push(...(await (isShortPeriod(query) ? readAfterSort(connection, part) : part.lean())));
  }
  const orders = found.slice(0, limit);
  const last = orders.at(-1);
  return {
    orders: orders.map((order) => presentOrder(order)),
    ...(last && found.length > limit ? { nextCursor: cursorOf(last) } : {}),
  };
}

/** A period's orders as their ids, sorted by the index `dated` alone. */
export const sortedPeriod = (orders: PageQuery) => orders.select({ _id: 1 }).hint('dated');

async function readAfterSort(connection: Deps['connection'], page: PageQuery): Promise<OrderDocument[]> {
  const ids = (await sortedPeriod(page).lean()).map(({ _id }) => _id);
  const orders = await orderModel(connection)
    .find({ _id: { $in: ids } })
    .lean();
  return orders.sort((one, other) => ids.indexOf(one._id) - ids.indexOf(other._id));
}

/** Whether a list is filtered only by what day sums and the list's own indexes tell apart. */
const isPlain = ({ look, licence, search }: Pick<Query, 'look' | 'licence' | 'search'>): boolean =>
  !look && !licence && !search;

/** Whether a list by total is of so few days that sorting their orders costs less than finding them among all totals. */
const isShortPeriod = ({ sort = NEWEST_FIRST, from, to, ...filters }: Query): boolean =>
  sort.endsWith('totalAmount') &&
  isPlain(filters) &&
  from !== undefined &&
  to !== undefined &&
  momentOf('to', to, 1).getTime() - momentOf('from', from, 0).getTime() <= SHORT_PERIOD_MS;

/**
 * The filters that the indexes `filtered` and `totals` begin with. Each lists all its values if none is chosen, so that the
 * index yields every combination in the list's order; without filters, and for a short period, `dated` has the orders by time.
 */
export function byIndex(query: Query): object {
  const { status, channel, payment, sort = NEWEST_FIRST } = query;
  if (isShortPeriod(query)) return oneOf('status', status);
  const isFiltered = [status, channel, payment].some((values) => values?.length);
  if (!isFiltered && sort.endsWith('orderDate')) return {};
  return {
    status: { $in: status?.length ? status : ORDER_STATUSES },
    channel: { $in: channel?.length ? channel : CHANNELS },
    'payment.status': { $in: payment?.length ? payment : [null, ...PAYMENT_STATUSES] },
  };
}

async function figuresOf(deps: Deps, query: Query, others: object) {
  const { status } = query;
  const groups = await (isSummed(query) ? summedGroups(deps, query) : readGroups(deps, query, others));
  if (query.search && sumOf(groups.map(({ orders }) => orders)) > MOST_ADDED) return {};
  const byStatus = Object.groupBy(groups, (group) => group.status);
  const counts = Object.entries(byStatus).map(([name, its]) => [
    name,
    sumOf(its.map(({ orders }) => orders)),
  ]);
  const wanted = groups.filter((group) => !status?.length || status.includes(group.status));
  return {
    counts: Object.fromEntries(counts),
    total: sumOf(wanted.map(({ orders }) => orders)),
    totalAmount: dollarsOf(sumOf(wanted.map(({ amount }) => amount))),
    revenue: dollarsOf(sumOf(wanted.map(({ revenue }) => revenue))),
  };
}

/** Some orders of one status: how many, and their totals in cents, with and without tax. */
type Group = Pick<OrdersSum, 'status' | 'orders' | 'amount' | 'revenue'>;

/** Whether day sums answer a query: what they tell apart, and whole days. */
const isSummed = ({ from, to, ...filters }: Query): boolean =>
  isPlain(filters) && [from, to].every((end) => end === undefined || isDay(end));

async function summedGroups({ connection }: Deps, query: Query): Promise<Group[]> {
  const { channel, payment, sold, from, to } = query;
  const isWanted = (values: string[] | undefined, value: string) => !values?.length || values.includes(value);
  const sums = await readSums(connection, { from, to }, 'orders');
  return sums
    .flatMap(({ orders }) => orders)
    .filter((group) => isWanted(channel, group.channel) && isWanted(payment, group.payment))
    .filter((group) => !sold || isSoldSum(group));
}

const readGroups = ({ connection }: Deps, { search }: Query, filter: object): Promise<Group[]> =>
  orderModel(connection).aggregate<Group>([
    { $match: filter },
    ...(search ? [{ $limit: MOST_ADDED + 1 }] : []),
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

async function filtersBesideStatus(deps: Deps, query: Query): Promise<object> {
  const { channel, payment, sold, look, licence, search, from, to } = query;
  const conditions = [
    sold ? SOLD : { state: 'placed' },
    look ? await needingAttention(deps) : {},
    oneOf('channel', channel),
    oneOf('payment.status', payment),
    licence ? { licenseNum: licence } : {},
    search ? await searching(deps, search) : {},
    from ? { orderDate: { $gte: momentOf('from', from, 0) } } : {},
    to ? { orderDate: { $lt: momentOf('to', to, 1) } } : {},
  ];
  return { $and: conditions };
}

/**
 * Orders whose payment disagrees with Stripe's, as the comparison found, those with a follow-up that failed for good, and
 * those that wait to be confirmed or released.
 */
async function needingAttention({ connection }: Deps): Promise<object> {
  // Each by its own index: the database would look for all along one of a list that fits none.
  const ids = await Promise.all([
    findingModel(connection).distinct('orderId', NOT_REMOVED),
    orderModel(connection).distinct('_id', { state: 'placed', 'followUps.state': 'given-up' }),
    orderModel(connection).distinct('_id', { state: 'placed', ...WAITS }),
    orderModel(connection).distinct('_id', { state: 'placed', ...HELD }),
  ]);
  return { _id: { $in: ids.flat() } };
}

const oneOf = (field: string, values: string[] | undefined): object =>
  values && values.length > 0 ? { [field]: { $in: values } } : {};

/** A day is its first instant in Vancouver; the last day of a range is included in full. */
function momentOf(path: string, text: string, daysOn: number): Date {
  const moment = isDay(text) ? startOfDay(addDays(text, daysOn)) : startsAt(text);
  if (moment) return moment;
  throw problem('validation', { errors: [{ path, message: 'Please enter a valid date' }] });
}
