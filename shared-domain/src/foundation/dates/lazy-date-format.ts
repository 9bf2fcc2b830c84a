import { company } from '../company/index.ts';

/**
 * A format of instants, in the company's time zone unless the options name another. It is made at its first use: a browser's
 * first one takes 15 to 25 milliseconds, on a phone four times that.
 */
export function lazyDateFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (instant: Date | number) => string {
  let form: Intl.DateTimeFormat | undefined;
  return (instant) => {
    form ??= new Intl.DateTimeFormat(locale, { timeZone: company.timeZone, ...options });
    return form.format(instant);
  };
}

/** '2026-11-20 14:00', in the company's time zone, which spreadsheets read as a date. */
export const minuteOf = lazyDateFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
