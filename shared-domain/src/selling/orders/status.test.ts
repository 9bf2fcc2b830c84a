import {
  INITIAL_STATUS,
  isOrderStatus,
  ORDER_STATUSES,
  PAYMENT_STATUSES,
  STATUS_LABELS,
  stockEffectOf,
} from './index.ts';

// ORDER-11
test('the five statuses have their fixed wording', () => {
  expect(ORDER_STATUSES).toEqual(['pending', 'processed', 'shipped', 'delivered', 'cancelled']);
  expect(PAYMENT_STATUSES).toEqual(['pending', 'paid', 'expired', 'refunded']);
  expect(INITIAL_STATUS).toBe('pending');
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
] as const)('going from %s to %s changes the stock: %s', (from, to, effect) => {
  expect(stockEffectOf(from, to)).toBe(effect);
});
