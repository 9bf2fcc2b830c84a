import { addDays, type Day, dayOf, endsAt, isDay } from '../../foundation/dates/index.ts';
import { plainCode, type Said } from './cells.ts';

/** English and French months by their first three or four letters without accents. */
const MONTHS: readonly RegExp[] = [
  /^jan/,
  /^f[eé]v|^feb/,
  /^mar/,
  /^a[pv]r/,
  /^ma[iy]/,
  /^june?$|^juin/,
  /^july?$|^juil/,
  /^ao[uû]|^aug/,
  /^sep/,
  /^oct/,
  /^nov/,
  /^d[eé]c/,
];

/** Excel's days 1 January 2000 to 31 December 2099. */
const [FIRST_SERIAL, LAST_SERIAL] = [36_526, 73_050];

function written(year: string, month: number, day: string): Day | null {
  const full = year.length === 2 ? `20${year}` : year;
  const text = `${full}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(text) ? text : null;
}

function namedDay(text: string): { day: Day | null; isGuess: boolean } | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th|er)?[-\s.]*(\p{L}{3,9})\.?[-\s,]*(\d{4}|\d{2})$/u.exec(text);
  const monthFirst = /^(\p{L}{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})$/u.exec(text);
  const [name, day, year] = dayFirst
    ? [dayFirst[2], dayFirst[1], dayFirst[3]]
    : [monthFirst?.[1], monthFirst?.[2], monthFirst?.[3]];
  if (name === undefined || day === undefined || year === undefined) return null;
  const month = MONTHS.findIndex((pattern) => pattern.test(name)) + 1;
  return { day: month === 0 ? null : written(year, month, day), isGuess: year.length === 2 };
}

/** A moment at midnight, which a program adds to a day. */
const MIDNIGHT = /^(\d{4}-\d{2}-\d{2})[T ]0{1,2}:00(?::00(?:\.0+)?)?(?: ?(?:Z|[+-]\d{2}:?\d{2}|UTC))?$/i;

/**
 * A day: YYYY-MM-DD, also with slashes or a time of midnight; '31-Mar-2027', 'March 31, 2027'; a spreadsheet's number of a day; or
 * relative to today ('today', 'today+5', '-3'; sample data use these to stay current). '03/04/2027' is refused: it may be
 * either.
 */
export function readDay(cell: string, today: Day): Said<Day> {
  const text = plainCode(cell);
  const offset = /^(?:today)?\s*([+-]\s*\d{1,5})?$/i.exec(text);
  if (offset) return { value: addDays(today, Number((offset[1] ?? '0').replace(/\s/g, ''))) };
  const plain = MIDNIGHT.exec(text)?.[1] ?? text.replace(/^(\d{4})\/(\d{1,2})\/(\d{1,2})$/, slashed);
  if (isDay(plain)) return { value: plain };
  const named = namedDay(text.toLowerCase());
  if (named?.day) return named.isGuess ? { value: named.day, guess: named.day } : { value: named.day };
  const serial = /^\d{5}(?:[.,]\d+)?$/.test(text) ? Number.parseInt(text, 10) : 0;
  if (serial >= FIRST_SERIAL && serial <= LAST_SERIAL) {
    const day = addDays('1899-12-30', serial);
    return { value: day, guess: day };
  }
  return { problem: `Invalid date '${cell}' (must be YYYY-MM-DD)` };
}

const slashed = (_: string, year: string, month: string, day: string) =>
  `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;

/** A moment as `endsAt` reads it, in ISO form; null if it is none. */
function momentIn(cell: string): string | null {
  const text = plainCode(cell).replace(/^(\d{4}-\d{2}-\d{2}) (?=\d)/, '$1T');
  return endsAt(text) ? text : null;
}

/** A day as `readDay` reads it, or a moment. */
export function readDate(cell: string, today: Day): Said<string> {
  const day = readDay(cell, today);
  const moment = 'problem' in day ? momentIn(cell) : null;
  return moment === null ? day : { value: moment };
}

/** A day as `readDay` reads it; of a moment, the company's day. */
export function readLicenceDay(cell: string, today: Day): Said<Day> {
  const day = readDay(cell, today);
  const moment = 'problem' in day ? momentIn(cell) : null;
  return moment === null ? day : { value: dayOf(new Date(moment)) };
}
