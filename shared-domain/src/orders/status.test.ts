import {
  changeStatus,
  INITIAL_STATUS,
  isOrderStatus,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  STATUS_COLOURS,
  STATUS_LABELS,
  stockEffectOf,
} from './index.ts';
import { at, retailOrder } from './made-up.ts';

test('statuses, their words and colours are those of the specification', () => {
  expect(ORDER_STATUSES).toEqual(['pending', 'processed', 'shipped', 'delivered', 'cancelled']);
  expect(PAYMENT_STATUSES).toEqual(['pending', 'paid', 'expired', 'refunded']);
  expect(INITIAL_STATUS).toBe('pending');
  expect(STATUS_COLOURS).toEqual({
    pending: 'yellow',
    processed: 'blue',
    shipped: 'indigo',
    delivered: 'green',
    cancelled: 'red',
  });
  expect(Object.values(STATUS_LABELS)).toEqual(['Pending', 'Processed', 'Shipped', 'Delivered', 'Cancelled']);
  expect(isOrderStatus('shipped')).toBe(true);
  expect(isOrderStatus('lost')).toBe(false);
});

test.each([
  ['pending', 'processed', 'none'],
  ['pending', 'cancelled', 'give-back'],
  ['delivered', 'cancelled', 'give-back'],
  ['cancelled', 'pending', 'take-again'],
  ['cancelled', 'cancelled', 'none'],
] as const)('going from %s to %s asks of the stock: %s', (from, to, effect) => {
  expect(stockEffectOf(from, to)).toBe(effect);
});

test('a status change is recorded with who and when', () => {
  const order = retailOrder();
  expect(
    changeStatus(order, 'cancelled', 'nora.whitfield@cbo.example', new Date('2026-11-21T01:00:00Z')),
  ).toEqual({
    status: 'cancelled',
    stock: 'give-back',
    timeline: [
      ...order.timeline,
      {
        at: '2026-11-21T01:00:00.000Z',
        who: 'nora.whitfield@cbo.example',
        event: 'status',
        from: 'pending',
        to: 'cancelled',
      },
    ],
  });
  expect(changeStatus(order, 'pending', 'nora.whitfield@cbo.example', at)).toBeNull();
});
