import type { z } from 'zod';
import { type Day, daysBetween } from '../../foundation/dates/index.ts';
import type { madeReminder } from './description.ts';

/** Days before and after the due date at which accounts are reminded; 0 if never (RECEIVABLE-19). */
export type ReminderDays = { readonly remindDaysBefore: number; readonly remindDaysAfter: number };

/** A reminder that an invoice is due soon, or late. */
export const REMINDER_KINDS = ['soon', 'late'] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];
export type MadeReminder = Readonly<z.infer<typeof madeReminder>>;

type OpenItem = { readonly document: string; readonly due: Day };

/** Whether an invoice is so close to its due date, or so late, that its account is reminded; undefined if neither. */
function kindOf(due: Day, on: Day, { remindDaysBefore, remindDaysAfter }: ReminderDays) {
  const late = daysBetween(due, on);
  if (late > 0) return remindDaysAfter > 0 && late >= remindDaysAfter ? 'late' : undefined;
  return remindDaysBefore > 0 && -late <= remindDaysBefore ? 'soon' : undefined;
}

/** The unsettled items of which an account is reminded on a day: each once before and once after it is due (RECEIVABLE-19). */
export function remindersOn<Item extends OpenItem>(
  open: readonly Item[],
  on: Day,
  { days, made }: { days: ReminderDays; made: readonly MadeReminder[] },
): Record<ReminderKind, Item[]> {
  const due = (kind: ReminderKind) =>
    open.filter(
      (item) =>
        kindOf(item.due, on, days) === kind &&
        !made.some((one) => one.kind === kind && one.document === item.document && one.due === item.due),
    );
  return { soon: due('soon'), late: due('late') };
}
