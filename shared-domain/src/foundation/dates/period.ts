import { type Day, endOfDay, isDay, startOfDay } from './day.ts';

/**
 * The first instant of a start date: a day is its first instant in Vancouver, a date with a time is itself (MONEY-6).
 * @returns null for no text or an invalid date.
 */
export const startsAt = (text: string | null | undefined): Date | null => boundary(text, startOfDay);

/** The last instant of an end date: a day is its last instant in Vancouver, a date with a time is itself. */
export const endsAt = (text: string | null | undefined): Date | null => boundary(text, endOfDay);

function boundary(text: string | null | undefined, ofDay: (day: Day) => Date): Date | null {
  const plain = text?.trim();
  if (!plain) return null;
  const [day = '', time] = plain.split('T');
  if (!isDay(day)) return null;
  if (time === undefined) return ofDay(day);
  const instant = new Date(plain);
  return Number.isNaN(instant.getTime()) ? null : instant;
}
