import type { Connection } from 'mongoose';
import type { DashboardJson } from 'shared-domain/contracts';
import { addDays, type Day, dayOf, endOfDay, startOfDay } from 'shared-domain/dates';
import { centsOf, dollarsOf, sumOf } from 'shared-domain/money';
import { type ProductDocument, productModel, toProduct } from '../../catalogue/products/index.ts';
import { importModel } from '../../files/imports/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { leadModel } from '../../messages/leads/index.ts';
import { mailModel } from '../../messages/mails/index.ts';
import { findingModel } from '../../orders/discrepancies/index.ts';
import { orderModel } from '../../orders/order/index.ts';
import { isSoldSum, type OrdersSum, readDaySums, readSums } from '../../orders/sums/index.ts';
import { NOT_REMOVED } from '../../requests/audit/index.ts';
import { type HourOfLeads, leadsByHour, ordersByStatus, salesByProduct } from './sales.ts';
import { offersOf, runningOut } from './stock.ts';
import { switchedOf } from './switched.ts';

const BEST = 10;

/** The dashboard's figures and series of the last `days` company calendar days, including today. */
export async function figuresOf(deps: Deps, days: number): Promise<DashboardJson> {
  const { connection, clock } = deps;
  const now = clock();
  const today = dayOf(now);
  const first = addDays(today, 1 - days);
  const from = startOfDay(first);
  const period = { from: first, to: today };
  const [sums, before, leadHours, sales, statuses, documents, attention, leads, switched] = await Promise.all(
    [
      readDaySums(connection, period, 'orders'),
      totalsOf(connection, { from: addDays(first, -days), to: addDays(first, -1) }),
      leadsByHour(connection, from),
      // Without an end: the current month is then read as one sum.
      salesByProduct(connection, { from: first }),
      ordersByStatus(connection),
      productModel(connection).find().select('-holds').lean<ProductDocument[]>(),
      attentionOf(deps),
      leadsOf(deps, startOfDay(addDays(today, -6))),
      switchedOf(connection),
    ],
  );
  const products = documents.map(toProduct);
  const series = seriesOf(sums, leadHours, first, days);
  return {
    days: series,
    before,
    today: totalOf(series.at(-1)),
    statuses,
    bestSellers: sales.slice(0, BEST).map((sale) => ({ ...sale, revenue: dollarsOf(sale.revenue) })),
    runningOut: runningOut(products, sales, days),
    offers: offersOf(products, now),
    attention,
    leads,
    switched,
    products: {
      total: products.length,
      hidden: products.filter(({ hidden }) => hidden).length,
      outOfStock: products.filter(({ stock, looseUnits }) => stock + looseUnits <= 0).length,
    },
  };
}

async function totalsOf(
  connection: Connection,
  days: { from: Day; to: Day },
): Promise<DashboardJson['before']> {
  const [sums, leads] = await Promise.all([
    readSums(connection, days, 'orders'),
    leadModel(connection).countDocuments({
      created_at: { $gte: startOfDay(days.from), $lte: endOfDay(days.to) },
    }),
  ]);
  const sold = sums.flatMap(({ orders }) => orders).filter(isSoldSum);
  return {
    orders: sumOf(sold.map(({ orders }) => orders)),
    revenue: dollarsOf(sumOf(sold.map(({ revenue }) => revenue))),
    leads,
  };
}

type DayOfSales = DashboardJson['days'][number];

function seriesOf(
  sums: { day: Day; orders: OrdersSum[] }[],
  leadHours: HourOfLeads[],
  first: Day,
  days: number,
): DayOfSales[] {
  const none = () => ({ licensee: 0, dtc: 0, keg: 0 });
  const byDay = new Map(
    Array.from({ length: days }, (_, at) => {
      const day = addDays(first, at);
      return [day, { day, orders: none(), cents: none() }] as const;
    }),
  );
  for (const { day, orders: groups } of sums) {
    const sales = byDay.get(day);
    for (const { channel, orders, revenue } of groups.filter(isSoldSum)) {
      if (!sales) continue;
      sales.orders[channel] += orders;
      sales.cents[channel] += revenue;
    }
  }
  const leads = leadsByDay(leadHours);
  return [...byDay.values()].map(({ day, orders, cents }) => ({
    day,
    orders,
    revenue: { licensee: dollarsOf(cents.licensee), dtc: dollarsOf(cents.dtc), keg: dollarsOf(cents.keg) },
    leads: leads.get(day) ?? 0,
  }));
}

function leadsByDay(hours: HourOfLeads[]): ReadonlyMap<Day, number> {
  const days = new Map<Day, number>();
  for (const { hour, leads } of hours) days.set(dayOf(hour), (days.get(dayOf(hour)) ?? 0) + leads);
  return days;
}

function totalOf(day: DayOfSales | undefined): DashboardJson['today'] {
  if (!day) return { orders: 0, revenue: 0 };
  const { orders, revenue } = day;
  return {
    orders: orders.licensee + orders.dtc + orders.keg,
    revenue: dollarsOf(sumOf(Object.values(revenue).map(centsOf))),
  };
}

async function attentionOf({ connection }: Deps): Promise<DashboardJson['attention']> {
  const givenUp = { followUps: { $elemMatch: { state: 'given-up' as const } } };
  const [findings, ofOrders, ofMails, ofLeads, failedImports] = await Promise.all([
    findingModel(connection).countDocuments(NOT_REMOVED),
    orderModel(connection).countDocuments(givenUp),
    mailModel(connection).countDocuments(givenUp),
    leadModel(connection).countDocuments(givenUp),
    importModel(connection).countDocuments({ state: 'failed' }),
  ]);
  return { findings, followUps: ofOrders + ofMails + ofLeads, failedImports };
}

async function leadsOf({ connection }: Deps, since: Date): Promise<DashboardJson['leads']> {
  const [total, lastSevenDays] = await Promise.all([
    leadModel(connection).estimatedDocumentCount(),
    leadModel(connection).countDocuments({ created_at: { $gte: since } }),
  ]);
  return { total, lastSevenDays };
}
