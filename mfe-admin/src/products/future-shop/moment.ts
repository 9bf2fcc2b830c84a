import { dayOf, isDay, startOfDay } from 'shared-domain/dates';
import { fieldTime } from '../../kit/moments/index.ts';

const MINUTE = 60_000;

/** An instant as the value of a date-and-time field ('2026-12-01T09:30'), in the company's time zone. */
export const writtenTime = (at: Date): string => `${dayOf(at)}T${fieldTime(at)}`;

/** The instant of a date-and-time field, read in the company's time zone; null for anything else. */
export function instantOf(written: string): Date | null {
  const match = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/.exec(written);
  const [, day = '', hours, minutes] = match ?? [];
  if (!isDay(day)) return null;
  const wanted = Number(hours) * 60 + Number(minutes);
  const guess = new Date(startOfDay(day).getTime() + wanted * MINUTE);
  // On the two days a year with 23 or 25 hours the first guess is an hour off.
  const shownTime = fieldTime(guess).split(':').map(Number);
  const [hour = 0, minute = 0] = shownTime;
  return new Date(guess.getTime() + (wanted - hour * 60 - minute) * MINUTE);
}
