import { repriced } from './repricing.ts';

test.each([
  [52.8, 'set', 54.4, 54.4],
  [52.8, 'percent', 3, 54.38],
  [52.8, 'percent', -10, 47.52],
  [0.5, 'percent', 1, 0.51],
  [52.8, 'amount', 1.2, 54],
  [52.8, 'amount', -0.85, 51.95],
  [52.8, 'percent', -100, 0],
] as const)('$%d, %s %d, is $%d', (price, how, by, expected) => {
  expect(repriced(price, how, by)).toBe(expected);
});

test.each([
  [1, 'amount', -1.01],
  [1, 'percent', -101],
  [1, 'set', -1],
  [1, 'set', Number.NaN],
] as const)('$%d, %s %d, is no price', (price, how, by) => {
  expect(repriced(price, how, by)).toBeNull();
});
