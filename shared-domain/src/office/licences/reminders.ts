import type { Day } from '../../foundation/dates/index.ts';
import { LICENCE_GRACE_DAYS, type LicenceTerms, standingOf } from './standing.ts';

/** Days before the end at which a licensee is reminded by mail, the earliest first (LICENCE-12). */
export const REMINDER_DAYS = [60, 30, 7] as const;
export type ReminderDays = (typeof REMINDER_DAYS)[number];

/** A sent reminder: the end date it was about, and how many days before. */
export type Reminder = { readonly endDate: Day; readonly days: number };

/**
 * The reminder due for a licence at an instant, or null. Earlier ones are skipped: a licence registered 20 days before its
 * end gets one mail, not two. A new end date starts over; suspended and ended licences get none.
 * @param sent the reminders sent so far, for whichever end date
 */
export function reminderDue(
  licence: LicenceTerms,
  at: Date,
  sent: readonly Reminder[] = [],
): ReminderDays | null {
  const { standing, endDate, daysLeft = 0 } = standingOf(licence, at, LICENCE_GRACE_DAYS);
  if (standing !== 'ends-soon') return null;
  const due = REMINDER_DAYS.findLast((days) => daysLeft <= days);
  if (due === undefined) return null;
  return sent.some((one) => one.endDate === endDate && one.days <= due) ? null : due;
}
