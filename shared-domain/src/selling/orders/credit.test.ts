import { areNotThere, CREDIT_REASONS, creditProblemOf, stands } from './index.ts';

// CREDIT-1
test.each([
  ['licensee', 'delivered', undefined],
  ['keg', 'delivered', undefined],
  ['licensee', 'shipped', 'Only a delivered order can be credited.'],
  ['keg', 'cancelled', 'Only a delivered order can be credited.'],
  ['dtc', 'delivered', 'A retail order is refunded to the card instead.'],
] as const)('a %s order that is %s: %s', (channel, status, problem) => {
  expect(creditProblemOf({ channel, status })).toBe(problem);
});

// CREDIT-4
test('only what came back or never arrived is no longer with the customer', () => {
  const there = (restock: boolean) => CREDIT_REASONS.filter((reason) => !areNotThere({ reason, restock }));
  expect(there(false)).toEqual(['broken', 'out-of-date', 'wrong-price', 'other']);
  expect(there(true)).toEqual([]);
});

// CREDIT-6
test('a credit note stands until another reverses it, and a reversal never does', () => {
  const credits = [{ id: 'a' }, { id: 'b' }, { id: 'c', reverses: 'a' }];
  expect(credits.filter((credit) => stands(credit, credits)).map(({ id }) => id)).toEqual(['b']);
});
