import { eventOfTimeline } from './index.ts';

// WEBHOOK-1
test.each([
  [{ event: 'placed', to: 'pending' }, 'order.placed'],
  [{ event: 'status', to: 'processed' }, 'order.changed'],
  [{ event: 'status', to: 'shipped' }, 'order.shipped'],
  [{ event: 'status', to: 'delivered' }, 'order.delivered'],
  [{ event: 'status', to: 'cancelled' }, 'order.changed'],
  [{ event: 'paid' }, 'order.paid'],
  [{ event: 'edited' }, 'order.changed'],
  [{ event: 'credited' }, 'order.credited'],
  [{ event: 'refunded' }, 'order.credited'],
  [{ event: 'mail' }, undefined],
  [{ event: 'stock' }, undefined],
] as const)('%j in a timeline is %s', (entry, event) => {
  expect(eventOfTimeline(entry)).toBe(event);
});
