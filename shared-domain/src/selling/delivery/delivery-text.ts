import { type Day, dayOf, daysBetween, lazyDateFormat, valueOn } from '../../foundation/dates/index.ts';
import type { Channel } from '../../goods/products/index.ts';
import { TRADE_UNITS } from './trade-units.ts';
import { weekdayDate } from './weekday-date.ts';

const MINUTE_MS = 60_000;

const timeForm = lazyDateFormat('en-US', { hour: 'numeric', minute: '2-digit' });

/** A moment of the days around now: 'Tuesday 2:00 PM', a week or more away 'Tuesday, December 1, 2:00 PM'. */
export function momentText(moment: Date, now: Date): string {
  const day = dayOf(moment);
  const date = weekdayDate(day);
  const isNear = Math.abs(daysBetween(dayOf(now), day)) < 7;
  return `${isNear ? date.split(',')[0] : `${date},`} ${timeForm(moment)}`;
}

/** 'Order by Tuesday 2:00 PM' (DELIVERY-8). */
export const deadlineText = (closes: Date, now: Date): string => `Order by ${momentText(closes, now)}`;

/** How long a day stays open, in whole minutes: '1 d 3 h left', '3 h 20 min left', '12 min left' (DELIVERY-8). */
export function timeLeft(closes: Date, now: Date): string {
  const minutes = Math.floor((closes.getTime() - now.getTime()) / MINUTE_MS);
  if (minutes < 1) return 'less than 1 min left';
  const [days, hours] = [Math.floor(minutes / 1440), Math.floor((minutes % 1440) / 60)];
  const parts =
    days > 0
      ? [`${days} d`, hours > 0 && `${hours} h`]
      : [hours > 0 && `${hours} h`, minutes % 60 > 0 && `${minutes % 60} min`];
  return `${parts.filter(Boolean).join(' ')} left`;
}

/** What an order still needs for delivery. */
export type Shortfall = {
  /** Trade units. */
  readonly missing: number;
  readonly zone: string;
  readonly channel: Channel;
  readonly day: Day;
};

/** '2 more cases, or 1 more keg, for delivery to Vancouver East'; the keg portal, which has no cases, names only kegs. */
export function shortfallText({ missing, zone, channel, day }: Shortfall): string {
  const units = valueOn(TRADE_UNITS, day);
  const kegs = more(missing / units['20L & 30L'], 'keg');
  if (channel === 'keg') return `${kegs} for delivery to ${zone}`;
  return `${more(missing / units.Packaged, 'case')}, or ${kegs}, for delivery to ${zone}`;
}

function more(count: number, thing: string): string {
  const whole = Math.ceil(count);
  return `${whole} more ${thing}${whole === 1 ? '' : 's'}`;
}
