import type { ZoneJson } from 'shared-domain/contracts';

/** '2:00 PM' of '14:00'. */
export function timeText(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return `${hours % 12 || 12}:${String(minutes).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`;
}

/** 'same day', 'day before', '2 days before'. */
export function daysBeforeText(count: number): string {
  if (count === 0) return 'same day';
  return count === 1 ? 'day before' : `${count} days before`;
}

/** 'Day before, 2:00 PM'. */
export function cutOffText({ daysBefore, time }: ZoneJson['cutOff']): string {
  const text = daysBeforeText(daysBefore);
  return `${text[0]?.toUpperCase()}${text.slice(1)}, ${timeText(time)}`;
}
