import { typedDecimal, typedInteger, typedPrice, typedQuantity } from './index.ts';

// MONEY-10
test.each([
  ['12', 12],
  [' 0 ', 0],
  ['007', 7],
  ['1,200', 1200],
  ['1 200', 1200],
  ['1 200', 1200],
  ["1'200", 1200],
  ['12,345,678', 12_345_678],
  ['１２', 12],
])('the typed "%s" is the whole number %d', (text, number) => {
  expect(typedInteger(text)).toBe(number);
});

// MONEY-10
test.each([
  ...[
    '',
    '1.5',
    '2,5',
    '1e6',
    '12+3',
    '-1',
    '1200,5',
    '1,20',
    '12,34',
    '0,500',
    '1 200,300',
    '1.200',
    '6 cases',
    '٣',
  ],
])('the typed "%s" is no whole number', (text) => {
  expect(typedInteger(text)).toBeNaN();
});

// MONEY-10
test.each([
  ['5,2', 5.2],
  ['5.2', 5.2],
  ['8,50', 8.5],
  ['.5', 0.5],
  ['12.', 12],
  ['1,234', 1234],
  ['1,234.50', 1234.5],
  ['1.234,50', 1234.5],
  ['1 234,50', 1234.5],
  ['0,500', 0.5],
  ['-2,5', -2.5],
  ['−3', -3],
  ['+4', 4],
])('the typed "%s" is the number %d', (text, number) => {
  expect(typedDecimal(text)).toBe(number);
});

// MONEY-10
test.each(['', '.', '-', '1e3', '12+3', '1,234,50', '1.2.3', '12 cans', '--1', '1,2345.6'])(
  'the typed "%s" is no number',
  (text) => {
    expect(typedDecimal(text)).toBeNaN();
  },
);

// MONEY-10
test.each([
  ['$8,50', 8.5],
  ['CA$ 1,234.00', 1234],
  ['54.40 CAD', 54.4],
  ['54,40 $', 54.4],
  ['54.40 each', Number.NaN],
  ['1.234', Number.NaN],
  ['12.500', Number.NaN],
  ['0.500', 0.5],
])('the typed price "%s" is %d dollars', (text, dollars) => {
  expect(typedPrice(text)).toBe(dollars);
});

// QUOTE-4
test('A quantity is from 1 to the most that a line takes', () => {
  expect(['1', '999', '0', '1,000'].map((text) => typedQuantity(text, 999))).toEqual([
    1,
    999,
    Number.NaN,
    Number.NaN,
  ]);
  expect(typedQuantity('1,000', 9999)).toBe(1000);
});
