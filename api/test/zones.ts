import type { ZoneJson } from 'shared-domain/contracts';
import type { Browser } from './buyers.ts';

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

/** Staff serve these zones from now on, on every open day. */
export const serveZones = (staff: Browser, zones: readonly object[], version = 0) =>
  staff.put('/api/admin/deliveries/zones').send({ zones, closedDates: [], version }).expect(200);
