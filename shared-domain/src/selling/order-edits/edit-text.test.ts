import type { DeliveryPromise } from '../delivery/index.ts';
import { deliveryChangeText, editProblemOf, lineChangeText } from './index.ts';

// EDIT-1
test.each([
  [{ status: 'pending' }, undefined],
  [{ status: 'processed' }, undefined],
  [{ status: 'processed', payment: { status: 'paid' } }, undefined],
  [{ status: 'shipped' }, 'This order is shipped. It can be edited until it is on a truck.'],
  [{ status: 'delivered' }, 'This order is delivered. It can be edited until it is on a truck.'],
  [{ status: 'cancelled' }, 'This order is cancelled.'],
  [{ status: 'pending', payment: { status: 'pending' } }, 'This order is waiting for its payment.'],
  [{ status: 'processed', payment: { status: 'refunded' } }, 'The payment of this order is refunded.'],
] as const)('an order that is %j can be edited unless: %s', (order, why) => {
  expect(editProblemOf(order)).toBe(why);
});

// EDIT-1
test.each([
  ['shipped', undefined],
  ['delivered', undefined],
  ['cancelled', 'This order is cancelled.'],
] as const)('at its stop, the driver can edit an order that is %s unless: %s', (status, why) => {
  expect(editProblemOf({ status }, true)).toBe(why);
});

// EDIT-7
test.each([
  [12, 15, 'Světlý Ležák: 15 instead of 12'],
  [12, 3, 'Světlý Ležák: 3 instead of 12'],
  [0, 3, 'Světlý Ležák: 3 added'],
  [4, 0, 'Světlý Ležák: taken out'],
  [4, 4, undefined],
])('a line of %d that becomes %d reads: %s', (before, after, text) => {
  const line = { productId: 'A', productName: 'Světlý Ležák', before, after };
  expect(lineChangeText({ ...line, unitPrice: 1, difference: 1, isNew: false })).toBe(text);
});

const PICK_UP: DeliveryPromise = { kind: 'pick-up' };
const promised = (day: string): DeliveryPromise => ({
  ...{ kind: 'delivery', day, zone: { id: 'west', name: 'West Side' }, closes: `${day}T20:00:00.000Z` },
  ...{ units: 3, minimum: 1, postalCode: 'V6K 1N9' },
});
const THURSDAY = promised('2026-11-26');

// EDIT-11
test.each([
  [
    THURSDAY,
    promised('2026-11-27'),
    'Delivery: Friday, November 27, 2026, West Side instead of Thursday, November 26, 2026, West Side',
  ],
  [
    THURSDAY,
    PICK_UP,
    'Pick-up at 1840 Powell Street, Vancouver, BC V5L 1P5 instead of Thursday, November 26, 2026, West Side',
  ],
  [undefined, THURSDAY, 'Delivery: Thursday, November 26, 2026, West Side'],
  [THURSDAY, promised('2026-11-26'), undefined],
])('a delivery that changes reads as it was and as it is (%#)', (before, after, text) => {
  expect(deliveryChangeText(before, after)).toBe(text);
});
