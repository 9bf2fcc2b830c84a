import fc from 'fast-check';
import { centsOf, dollarsOf, formatCents, formatDollars, roundHalfUp, shareOf, sumOf } from './index.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

// MONEY-2
test.each([
  [0.5, 1],
  [1.4999, 1],
  [1.5, 2],
  [-0.5, 0],
  [-0.51, -1],
  [-1.5, -1],
])('%d is rounded half up to %d', (amount, rounded) => {
  expect(roundHalfUp(amount)).toBe(rounded);
});

// MONEY-1
test.each([
  [12.99, 1299],
  [0, 0],
  [-0, 0],
  [1.005, 101],
  [8.575, 858],
  [0.1 + 0.2, 30],
  [-8.4, -840],
  [1282.2, 128220],
  [228, 22800],
])('%d dollars are %d cents', (dollars, expected) => {
  expect(centsOf(dollars)).toBe(expected);
});

test.each([Number.NaN, Number.POSITIVE_INFINITY])('%d is no amount of money', (dollars) => {
  expect(() => centsOf(dollars)).toThrow(new RangeError(`not an amount of money: ${dollars}`));
});

test.each([
  [1299, 12.99],
  [1010, 10.1],
  [0, 0],
  [-840, -8.4],
])('%d cents are %d dollars', (amount, dollars) => {
  expect(dollarsOf(amount)).toBe(dollars);
});

// MONEY-1
test('cents turned into dollars and back stay the same', () => {
  fc.assert(fc.property(cents, (amount) => expect(centsOf(dollarsOf(amount))).toBe(amount)));
});

test('amounts are summed, and none give 0', () => {
  expect(sumOf([1299, 240, -840])).toBe(699);
  expect(sumOf([])).toBe(0);
});

test.each([
  [10050, 5000, 503],
  [10050, 7000, 704],
  [10050, 3000, 302],
  [10000, 9975, 998],
  [40, 9975, 4],
  [10, 5000, 1],
  [9, 5000, 0],
  [0, 15000, 0],
])('of %d cents, %d thousandths of a per cent are %d cents', (amount, rate, share) => {
  expect(shareOf(amount, rate)).toBe(share);
});

// MONEY-4
test.each([
  [128220, '$1,282.20'],
  [1250, '$12.50'],
  [0, '$0.00'],
  [5, '$0.05'],
  [-840, '-$8.40'],
  [123456789, '$1,234,567.89'],
])('%d cents are shown as %s', (amount, text) => {
  expect(formatCents(amount)).toBe(text);
});

test('dollars of an answer are shown with two decimals', () => {
  expect(formatDollars(12.5)).toBe('$12.50');
});
