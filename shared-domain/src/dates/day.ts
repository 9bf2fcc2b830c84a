import { company } from '../company/index.ts';

/** A calendar day in the company's time zone: '2026-11-20'. Days compare as strings. */
export type Day = string;

const DAY_MS = 86_400_000;

// Swedish dates are written like ISO 8601 ('2026-11-20 10:31:29'), so the output can be parsed.
const clockFace = new Intl.DateTimeFormat('sv-SE', {
  timeZone: company.timeZone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** The company's local time at an instant, as if it were UTC (milliseconds, whole seconds). */
const localMilliseconds = (instant: number): number =>
  Date.parse(`${clockFace.format(instant).replace(' ', 'T')}Z`);

const midnightUtc = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`);

/** Whether a text is a day of the years 1900 to 2999, written YYYY-MM-DD; '2026-02-30' is not (MONEY-9). */
export function isDay(text: string): text is Day {
  if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = midnightUtc(text);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

/** The calendar day in Vancouver at an instant. */
export const dayOf = (at: Date): Day => new Date(localMilliseconds(at.getTime())).toISOString().slice(0, 10);

/** The first instant of a day in Vancouver, correct on days of 23 and 25 hours too. */
export const startOfDay = (day: Day): Date => instantAt(day, '00:00');

/**
 * The instant of a local time in Vancouver ('14:00'). When clocks go back, the first of two; a time skipped when they go
 * forward is moved forward by the same amount.
 */
export function instantAt(day: Day, time: string): Date {
  const wanted = Date.parse(`${day}T${time}:00.000Z`);
  const guess = 2 * wanted - localMilliseconds(wanted);
  const corrected = guess + wanted - localMilliseconds(guess);
  return new Date(localMilliseconds(corrected) === wanted ? corrected : guess);
}

/** The last instant (millisecond) of a day in Vancouver. */
export const endOfDay = (day: Day): Date => new Date(startOfDay(addDays(day, 1)).getTime() - 1);

/** The day `count` days later (earlier when negative). */
export const addDays = (day: Day, count: number): Day =>
  new Date(midnightUtc(day) + count * DAY_MS).toISOString().slice(0, 10);

/** Calendar days from one day to another: tomorrow is 1, yesterday -1. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((midnightUtc(to) - midnightUtc(from)) / DAY_MS);

/** A day written out: 'December 24, 2026'. */
export const longDate = (day: Day): string => longForm.format(midnightUtc(day));

const longForm = new Intl.DateTimeFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
