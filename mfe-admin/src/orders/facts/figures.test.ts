import type { OrderJson } from 'shared-domain/contracts';
import { deliveryOf } from './figures.ts';

const TUESDAY = {
  kind: 'delivery',
  day: '2026-11-24',
  zone: { id: 'z', name: 'Vancouver East' },
  closes: '2026-11-22T23:00:00.000Z',
  units: 12,
  minimum: 12,
  postalCode: 'V6A 1H4',
} satisfies OrderJson['delivery'];

// STAFF-21
test.each([
  ['1180 Powell Street, Vancouver, BC, V6A 1H4', TUESDAY, 'Vancouver · Tue, Nov 24'],
  ['Unit 2, 1180 Powell Street, New Westminster, BC, V6A1H4', undefined, 'New Westminster'],
  ['1180 Powell Street, Vancouver, BC, V6A 1H4', { kind: 'pick-up' as const }, 'Pick-up'],
  ['Phone: 604-555-0199', TUESDAY, 'Tue, Nov 24'],
  ['Phone: 604-555-0199', undefined, ''],
])('An order to %j shows where and when', (address, delivery, text) => {
  expect(deliveryOf({ address, delivery })).toBe(text);
});
