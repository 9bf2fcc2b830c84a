import { addDays, type Day, isDay } from '../../foundation/dates/index.ts';

/** Calendar days of the company's time zone, both included. */
export type Period = { readonly from: Day; readonly to: Day };

/** How long a period may be, in days: a year and a leap day. */
const LONGEST = 366;

/** What is wrong with a period, and in which field; undefined if it is valid. */
export function periodProblem({ from, to }: Period): { end: keyof Period; message: string } | undefined {
  if (!isDay(from)) return { end: 'from', message: 'Please enter a valid date' };
  if (!isDay(to)) return { end: 'to', message: 'Please enter a valid date' };
  if (to < from) return { end: 'to', message: 'The last day is before the first' };
  if (to > addDays(from, LONGEST)) return { end: 'to', message: 'Please choose at most a year' };
  return undefined;
}
