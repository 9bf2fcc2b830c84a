import { lazyDateFormat } from './lazy-date-format.ts';

/** A calendar day in the company's time zone: '2026-11-20'. Days compare as strings. */
export type Day = string;

const DAY_MS = 86_400_000;

/** Such as '11/20/2026, 10:31:29'. */
const clockFace = lazyDateFormat('en-US', {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: 'numeric',
  second: 'numeric',
  hourCycle: 'h23',
});

/** The company's local time at an instant, as if it were UTC (milliseconds, whole seconds). */
function localMilliseconds(instant: number): number {
  const [month = 1, day, year = 0, hour, minute, second] = clockFace(instant).split(/\D+/).map(Number);
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

const midnightUtc = (day: Day): number => Date.parse(`${day}T00:00:00.000Z`);

/** Whether a text is a day of the years 1900 to 2999, written YYYY-MM-DD; '2026-02-30' is not (MONEY-9). */
export function isDay(text: string): text is Day {
  if (!/^(?:19|2\d)\d{2}-\d{2}-\d{2}$/.test(text)) return false;
  const midnight = midnightUtc(text);
  return !Number.isNaN(midnight) && new Date(midnight).toISOString().startsWith(text);
}

const HOUR_MS = 3_600_000;

/** The latest answer: pricing a cart asks once for each line. */
let last: { hour: number; day: Day } | undefined;

/** The calendar day in Vancouver at an instant. */
export function dayOf(at: Date): Day {
  // Days begin on whole hours, in UTC too.
  const hour = Math.floor(at.getTime() / HOUR_MS);
  if (last?.hour !== hour)
    last = { hour, day: new Date(localMilliseconds(at.getTime())).toISOString().slice(0, 10) };
  return last.day;
}

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
export const longDate = (day: Day): string => longForm(midnightUtc(day));

const longForm = lazyDateFormat('en-CA', { dateStyle: 'long', timeZone: 'UTC' });
