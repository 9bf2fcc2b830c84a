import { type Day, endOfDay, instantAt, isDay, startOfDay } from './day.ts';

/**
 * The first instant of a start date: a day is its first instant in Vancouver, a date with a time is itself (MONEY-6).
 * @returns null for no text or an invalid date.
 */
export const startsAt = (text: string | null | undefined): Date | null => boundary(text, startOfDay);

/** The last instant of an end date: a day is its last instant in Vancouver, a date with a time is itself. */
export const endsAt = (text: string | null | undefined): Date | null => boundary(text, endOfDay);

const HAS_ZONE = /(Z|[+-]\d{2}(:?\d{2})?)$/i;
const LOCAL_TIME = /^(\d{2}:\d{2})(?::(\d{2}(?:\.\d{1,3})?))?$/;

/** A time without a zone is Vancouver's, on server and in every browser. Invalid for anything else. */
function localInstant(day: Day, time: string): Date {
  const [, minute = '', seconds = '0'] = LOCAL_TIME.exec(time) ?? [];
  if (Number.isNaN(Date.parse(`${day}T${minute}Z`))) return new Date(Number.NaN);
  return new Date(instantAt(day, minute).getTime() + Number(seconds) * 1000);
}

function boundary(text: string | null | undefined, ofDay: (day: Day) => Date): Date | null {
  const plain = text?.trim();
  if (!plain) return null;
  const [day = '', time] = plain.split('T');
  if (!isDay(day)) return null;
  if (time === undefined) return ofDay(day);
  const instant = HAS_ZONE.test(time) ? new Date(plain) : localInstant(day, time);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
