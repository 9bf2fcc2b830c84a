import type { ZoneJson } from 'shared-domain/contracts';

/** '2:00 PM' of '14:00'. */
export function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** 'Same day', 'Day before', '2 days before'. */
export function daysBeforeText(count: number): string {
  if (count === 0) return 'Same day';
  return count === 1 ? 'Day before' : `${count} days before`;
}

/** 'Day before, 2:00 PM'. */
export const cutOffText = ({ daysBefore, time }: ZoneJson['cutOff']): string =>
  `${daysBeforeText(daysBefore)}, ${timeText(time)}`;
