import { lazyDateFormat } from 'shared-domain/dates';

const form = (options: Intl.DateTimeFormatOptions) => {
  const format = lazyDateFormat('en-US', options);
  return (iso: string | number | Date) => format(new Date(iso));
};

/** 'Nov 20, 2026, 9:40 AM', in the company's time zone. */
export const shortMoment = form({
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'Nov 20, 9:40 AM'. */
export const dayMoment = form({ month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

const yearOf = form({ year: 'numeric' });

/** 'Nov 20, 9:40 AM' of a moment this year, 'Nov 20, 2024' of an earlier one. */
export const recentMoment = (iso: string): string =>
  yearOf(iso) === yearOf(Date.now()) ? dayMoment(iso) : shortDate(iso);

/** 'Nov 20, 2026'. */
export const shortDate = form({ month: 'short', day: 'numeric', year: 'numeric' });

/** 'Nov 20'. */
export const shortDay = form({ month: 'short', day: 'numeric' });

/** 'November 2026'. */
export const monthOf = form({ month: 'long', year: 'numeric' });

/** '9:40 AM'. */
export const clockTime = form({ hour: 'numeric', minute: '2-digit' });

/** '09:40', as a time field has it. */
export const fieldTime = form({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });

/** '9:40:31 AM'. */
export const exactTime = form({ hour: 'numeric', minute: '2-digit', second: '2-digit' });

/** 'Fri', 'Nov 20' of a calendar day ('2026-11-20'), which has no time zone. */
const utc = (options: Intl.DateTimeFormatOptions) => {
  const format = lazyDateFormat('en-US', { timeZone: 'UTC', ...options });
  return (day: string) => format(new Date(`${day}T00:00:00Z`));
};
export const weekdayOf = utc({ weekday: 'short' });
export const dayInMonth = utc({ month: 'short', day: 'numeric' });
/** 'Nov 20, 2026' of a calendar day. */
export const fullDay = utc({ month: 'short', day: 'numeric', year: 'numeric' });
export const dayNumber = utc({ day: 'numeric' });
export const monthName = utc({ month: 'short' });
export const yearOfDay = utc({ year: 'numeric' });

const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;
/** 'Mon' of 1 to 'Sun' of 7. */
export const weekdayName = (weekday: number): string => WEEKDAYS[weekday - 1] ?? '';
