import type { Period } from 'shared-domain/accounting';
import { addDays, type Day } from 'shared-domain/dates';

/** Preset periods. */
export const PERIODS = ['this-month', 'last-month', 'this-year'] as const;
export type PeriodName = (typeof PERIODS)[number];

/** The first day of a day's month. */
const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;

/** The days of a preset period; the current one ends today. */
export function periodOf(name: PeriodName, today: Day): Period {
  if (name === 'this-year') return { from: `${today.slice(0, 4)}-01-01`, to: today };
  if (name === 'this-month') return { from: monthOf(today), to: today };
  const to = addDays(monthOf(today), -1);
  return { from: monthOf(to), to };
}

/** The name of a preset period; undefined for a custom range. */
export const nameOf = ({ from, to }: Period, today: Day): PeriodName | undefined =>
  PERIODS.find((name) => {
    const period = periodOf(name, today);
    return period.from === from && period.to === to;
  });
