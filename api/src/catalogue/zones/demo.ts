import type { DeliveryPlanJson, ZoneJson } from 'shared-domain/contracts';
import { type Day, dayOf } from 'shared-domain/dates';
import type { Deps } from '../../foundation/dependencies.ts';
import { readPlan } from './model.ts';
import { savePlan } from './save.ts';

const ZONES: ZoneJson[] = [
  {
    id: 'downtown',
    name: 'Downtown',
    prefixes: ['V6B', 'V6C', 'V6E', 'V6G', 'V6H', 'V6Z'],
    weekdays: [2, 4, 5],
    cutOff: { daysBefore: 1, time: '14:00' },
    minimum: 4,
    colour: 'blue',
  },
  {
    id: 'vancouver-east',
    name: 'Vancouver East',
    prefixes: ['V5', 'V6A'],
    weekdays: [2, 4],
    cutOff: { daysBefore: 2, time: '14:00' },
    minimum: 4,
    colour: 'green',
  },
  {
    id: 'west-side',
    name: 'West Side',
    prefixes: ['V6J', 'V6K', 'V6L', 'V6M', 'V6N', 'V6P', 'V6R', 'V6S', 'V6T'],
    weekdays: [1, 3, 5],
    cutOff: { daysBefore: 1, time: '12:00' },
    minimum: 4,
    colour: 'purple',
  },
  {
    id: 'north-shore',
    name: 'North Shore',
    prefixes: ['V7'],
    weekdays: [2, 5],
    cutOff: { daysBefore: 2, time: '14:00' },
    minimum: 6,
    colour: 'amber',
  },
];

/** Closed dates as month and day. */
const HOLIDAYS = [
  ['12-25', 'Christmas Day'],
  ['01-01', "New Year's Day"],
  ['07-01', 'Canada Day'],
] as const;

/** Sets up demo zones and closed dates, unless there are any. */
export async function planDemoDeliveries(deps: Deps, who: string): Promise<void> {
  const { version } = await readPlan(deps.connection);
  if (version > 0) return;
  const today = dayOf(deps.clock());
  await savePlan(deps, who, { zones: ZONES, closedDates: HOLIDAYS.map(nextFrom(today)), version });
}

/** The next occurrence of a yearly date, including today. */
const nextFrom =
  (today: Day) =>
  ([date, name]: readonly [string, string]): DeliveryPlanJson['closedDates'][number] => {
    const year = Number(today.slice(0, 4));
    const thisYear = `${year}-${date}`;
    return { day: thisYear >= today ? thisYear : `${year + 1}-${date}`, name };
  };
