import type { ZoneJson } from 'shared-domain/contracts';

/** A zone served on Mondays and Fridays; what a test says of it otherwise it sets itself. */
export const WEST: ZoneJson = {
  id: 'west',
  name: 'West Side',
  prefixes: ['V6K'],
  weekdays: [1, 5],
  cutOff: { daysBefore: 1, time: '12:00' },
  minimum: 1,
  colour: 'purple',
};
