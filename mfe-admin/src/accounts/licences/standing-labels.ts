import type { Standing } from 'shared-domain/licences';
import type { Tone } from '../../kit/parts/index.ts';

export const STANDING_LABELS: Readonly<Record<Standing, { label: string; tone: Tone }>> = {
  active: { label: 'Active', tone: 'ok' },
  'ends-soon': { label: 'Ends soon', tone: 'info' },
  'in-grace': { label: 'In grace', tone: 'warn' },
  lapsed: { label: 'Lapsed', tone: 'error' },
  suspended: { label: 'Suspended', tone: 'error' },
};

/** '1 day', '6 days'. */
export const daysText = (count: number): string => (count === 1 ? '1 day' : `${count} days`);
