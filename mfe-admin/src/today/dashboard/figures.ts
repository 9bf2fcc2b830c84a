import type { DashboardJson } from 'shared-domain/contracts';
import { type Cents, centsOf, dollarsOf, sumOf } from 'shared-domain/money';
import { CHANNELS, type Channel } from 'shared-domain/products';
import { roundDollars } from '../../kit/parts/index.ts';

export const YEAR = 365;

export type DayOfSales = DashboardJson['days'][number];

/** Orders, revenue (cents before tax) and retail leads of some days. */
export type Sums = { orders: number; revenue: Cents; leads: number };

/** A period, its days, and the previous period's totals. */
export interface Period {
  days: number;
  series: readonly DayOfSales[];
  sums: Sums;
  before: Sums;
  dashboard: DashboardJson;
}

/** All channels' revenue of one day before tax, in cents. */
export const revenueOf = ({ revenue }: DayOfSales): Cents =>
  sumOf(CHANNELS.map((channel) => centsOf(revenue[channel])));

/** All channels' orders of one day. */
export const ordersOf = ({ orders }: DayOfSales): number =>
  CHANNELS.reduce((sum, channel) => sum + orders[channel], 0);

const sumsOf = (series: readonly DayOfSales[]): Sums => ({
  orders: series.reduce((sum, day) => sum + ordersOf(day), 0),
  revenue: sumOf(series.map(revenueOf)),
  leads: series.reduce((sum, { leads }) => sum + leads, 0),
});

/** One channel's orders and revenue (cents) over the period. */
export const channelSums = (series: readonly DayOfSales[], channel: Channel): Omit<Sums, 'leads'> => ({
  orders: series.reduce((sum, { orders }) => sum + orders[channel], 0),
  revenue: sumOf(series.map(({ revenue }) => centsOf(revenue[channel]))),
});

/** The figures of the API's answer for a number of days. */
export function figuresOf(dashboard: DashboardJson, days: number): Period {
  const { days: series, before } = dashboard;
  return {
    ...{ days, series, sums: sumsOf(series), dashboard },
    before: { ...before, revenue: centsOf(before.revenue) },
  };
}

/** 'today', '90 days' or 'a year'. */
export const spanOf = (days: number): string =>
  days === 1 ? 'today' : days === YEAR ? 'a year' : `${days} days`;

/** Cents as a short label over a column: 451200 is '4.5k', 45000 is '$450'. */
export const shortDollars = (cents: Cents): string =>
  cents >= 100_000 ? `${(dollarsOf(cents) / 1000).toFixed(1)}k` : roundDollars(cents);

/** The change from the previous figure, in per cent with one decimal; null if there was none. */
export const changeOf = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10;
