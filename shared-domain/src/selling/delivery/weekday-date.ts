import { type Day, lazyDateFormat } from '../../foundation/dates/index.ts';

/** A day with its weekday: 'Thursday, November 26'. */
export const weekdayDate = (day: Day): string => weekdayForm(new Date(`${day}T00:00:00Z`));

const weekdayForm = lazyDateFormat('en-CA', {
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  timeZone: 'UTC',
});
