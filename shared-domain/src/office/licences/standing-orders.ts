import { addDays, type Day, daysBetween, startOfDay } from '../../foundation/dates/index.ts';
import { type Cents, formatCents } from '../../foundation/money/index.ts';
import { type Weekday, weekdayNumber } from '../../selling/delivery/index.ts';

export const STANDING_ORDER_STATES = ['active', 'paused', 'ended'] as const;

/** When a standing order recurs: on a weekday, every week or every second week, from its first day (STANDING-1). */
export type Rhythm = { readonly weekday: Weekday; readonly weeks: 1 | 2; readonly from: Day };

/** Weekdays by their number, from Monday. */
export const WEEKDAY_NAMES: Readonly<Record<Weekday, string>> = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};

/** 'Every Tuesday', 'Every second Tuesday'. */
export const rhythmText = ({ weekday, weeks }: Omit<Rhythm, 'from'>): string =>
  `Every ${weeks === 2 ? 'second ' : ''}${WEEKDAY_NAMES[weekday]}`;

/** The first such weekday after today, when a new standing order starts. */
export const firstDay = (weekday: Weekday, today: Day): Day =>
  addDays(today, ((weekday - weekdayNumber(today) + 6) % 7) + 1);

/** The next day of a rhythm after a given day (STANDING-1). */
export function nextDay({ weeks, from }: Rhythm, after: Day): Day {
  if (after < from) return from;
  const step = 7 * weeks;
  return addDays(from, (Math.floor(daysBetween(from, after) / step) + 1) * step);
}

/** When an order for a day is offered: from the start of the day before (STANDING-2). */
export const offeredFrom = (day: Day): Date => startOfDay(addDays(day, -1));

/** A line of a standing order. */
export type StandingLine = {
  readonly productId: string;
  readonly productName: string;
  /** Cases, kegs or pieces. */
  readonly quantity: number;
  /** Cents per unit when it was last ordered or saved. */
  readonly unitPrice: Cents;
};

/** An offered line: the available quantity, and in words what differs from last time (STANDING-3). */
export type OfferedLine = StandingLine & { readonly asked: number; readonly notes: readonly string[] };

/**
 * Compares a line with today's price and stock.
 * @param unitPrice cents per unit now; undefined if it isn't available
 * @param left how many are available; undefined if enough
 */
export function offeredLine(line: StandingLine, unitPrice: Cents | undefined, left?: number): OfferedLine {
  const { quantity: asked, unitPrice: was } = line;
  const quantity = unitPrice === undefined ? 0 : Math.min(asked, left ?? asked);
  const now = unitPrice ?? was;
  const notes = [
    quantity === 0 && 'Not available at the moment',
    quantity > 0 && quantity < asked && `Only ${quantity} of ${asked} left`,
    quantity > 0 && now !== was && `${formatCents(was)} last time, ${formatCents(now)} now`,
  ].filter((note) => note !== false);
  return { ...line, asked, quantity, unitPrice: now, notes };
}
