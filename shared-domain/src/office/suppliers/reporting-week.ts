import { addDays, type Day, instantAt, longDate } from '../../foundation/dates/index.ts';

/** A reporting week: its Sunday and its Saturday (REPORT-1). */
export type ReportingWeek = { readonly from: Day; readonly to: Day };

/** The reporting week of a day. */
export function reportingWeek(day: Day): ReportingWeek {
  const from = addDays(day, -new Date(`${day}T00:00:00.000Z`).getUTCDay());
  return { from, to: addDays(from, 6) };
}

/** 'November 15, 2026 to November 21, 2026', by its Sunday. */
export const weekText = (week: Day): string => `${longDate(week)} to ${longDate(reportingWeek(week).to)}`;

/** When the reports of a week are prepared: on the Monday after it, at 6 in the morning in Vancouver. */
export const reportsDueAt = ({ from }: ReportingWeek): Date => instantAt(addDays(from, 8), '06:00');

/** The latest week whose reports are due on or before an instant, given its day. */
export function lastDueWeek(now: Date, today: Day): ReportingWeek {
  const last = reportingWeek(addDays(today, -7));
  return reportsDueAt(last) <= now ? last : reportingWeek(addDays(last.from, -1));
}
