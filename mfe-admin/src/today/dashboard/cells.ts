import { dayInMonth, dayNumber, monthName, weekdayOf, yearOfDay } from '../../kit/moments/index.ts';
import type { DayOfSales } from './figures.ts';

type Days = readonly DayOfSales[];

/** What one column of the chart, or one cell of its strip, stands for. */
export type Unit = 'day' | 'week' | 'month' | 'quarter';

/** With more cells, one would be narrower than a link's minimum of 24 px. */
const MAX_CELLS = { phone: 7, desk: 14 } as const;

const WEEK = 7;
const QUARTER = 3;

const monthOf = ({ day }: DayOfSales) => day.slice(0, 7);
const slices = <Item>(all: readonly Item[], size: number): Item[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, place) =>
    all.slice(place * size, (place + 1) * size),
  );
const months = (series: Days): Days[] =>
  Object.values(Object.groupBy(series, monthOf)).map((days = []) => days);

const CELLS: Record<Unit, (series: Days) => Days[]> = {
  day: (series) => slices(series, 1),
  week: (series) => slices(series, WEEK),
  month: months,
  quarter: (series) => slices(months(series), QUARTER).map((three) => three.flat()),
};
const UNITS = Object.keys(CELLS) as Unit[];

/** A period's days in cells wide enough to press: single days, weeks, months or three months. */
export function cellsOf(series: Days, isPhone: boolean): { unit: Unit; cells: Days[] } {
  const most = MAX_CELLS[isPhone ? 'phone' : 'desk'];
  const unit = UNITS.find((one) => CELLS[one](series).length <= most) ?? 'quarter';
  return { unit, cells: CELLS[unit](series) };
}

/** The two lines over a cell: 'Fri' and '20'; 'Nov 7' and 'to Nov 13'; 'Nov' and '2026'. Many weeks have only their first day. */
export function headOf(days: Days, unit: Unit, count: number): [string, string] {
  const [from = '', to = ''] = [days[0]?.day, days.at(-1)?.day];
  if (unit === 'day') return [weekdayOf(to).slice(0, count > WEEK ? 2 : 3), dayNumber(to)];
  if (unit === 'month') return [monthName(to), yearOfDay(to)];
  return [dayInMonth(from), count > WEEK ? '' : `to ${dayInMonth(to)}`];
}
