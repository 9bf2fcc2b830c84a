import type { ZoneJson } from 'shared-domain/contracts';
import { timeOfDay } from 'shared-domain/runs';

/** 'Same day', 'Day before', '2 days before'. */
export function daysBeforeText(count: number): string {
  if (count === 0) return 'Same day';
  return count === 1 ? 'Day before' : `${count} days before`;
}

/** 'Day before, 2:00 PM'. */
export const cutOffText = ({ daysBefore, time }: ZoneJson['cutOff']): string =>
  `${daysBeforeText(daysBefore)}, ${timeOfDay(time)}`;
