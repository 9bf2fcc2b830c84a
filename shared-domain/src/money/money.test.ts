import fc from 'fast-check';
import {
  centsOf,
  dollarsOf,
  formatCents,
  formatDollars,
  parseCad,
  roundHalfUp,
  shareOf,
  splitByWeight,
  splitEvenly,
  sumOf,
} from './index.ts';

const cents = fc.integer({ min: -100_000_000, max: 100_000_000 });

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

test('cents turned into dollars and back stay the same', () => {
  fc.assert(fc.property(cents, (amount) => expect(centsOf(dollarsOf(amount))).toBe(amount)));
});

test('amounts are summed, and none give nothing', () => {
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

test.each([
  [128220, '$1,282.20'],
  [1250, '$12.50'],
  [0, '$0.00'],
  [5, '$0.05'],
  [-840, '-$8.40'],
  [123456789, '$1,234,567.89'],
])('%d cents are shown as %s', (amount, text) => {
  expect(formatCents(amount)).toBe(text);
  expect(parseCad(text)).toBe(amount);
});

test('dollars of an answer are shown with two decimals', () => {
  expect(formatDollars(12.5)).toBe('$12.50');
});

test.each([
  '',
  '12.50',
  '$12',
  '$1234.50',
  '$12.505',
  '$ 12.50',
  'x$12.50',
  '$12.50x',
  '--$12.50',
  '$1,23.45',
])('"%s" is not an amount that a page writes', (text) => {
  expect(parseCad(text)).toBeNull();
});

test('an amount with blanks around it is read, and minus nothing is nothing', () => {
  expect(parseCad(' $12.50 ')).toBe(1250);
  expect(parseCad('-$0.00')).toBe(0);
});

test('what is written as a price reads back as the same cents', () => {
  fc.assert(fc.property(cents, (amount) => expect(parseCad(formatCents(amount))).toBe(amount)));
});

test.each([
  [1000, [1, 1, 1], [334, 333, 333]],
  [1000, [1, 2], [333, 667]],
  [100, [0, 0], [100, 0]],
  [7, [3, 0, 3], [4, 0, 3]],
  [-10, [1, 1, 1], [-3, -3, -4]],
  [5, [1, 1, 1, 1, 1, 1, 1], [1, 1, 1, 1, 1, 0, 0]],
  [10, [1, 5, 1], [2, 7, 1]],
])('%d cents split by %j are %j', (total, weights, parts) => {
  expect(splitByWeight(total, weights)).toEqual(parts);
});

test('an amount is split evenly with the odd cents first', () => {
  expect(splitEvenly(1000, 3)).toEqual([334, 333, 333]);
});

test('nothing can not be split by no weights or by a negative one', () => {
  const refusal = new RangeError('an amount is split by one or more weights of zero or above');
  expect(() => splitByWeight(100, [])).toThrow(refusal);
  expect(() => splitByWeight(100, [2, -1])).toThrow(refusal);
  expect(() => splitByWeight(100, [Number.NaN])).toThrow(refusal);
});

test('the parts of a split add up to the whole', () => {
  const weights = fc.array(fc.nat(10_000), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(cents, weights, (total, shares) => expect(sumOf(splitByWeight(total, shares))).toBe(total)),
  );
});
