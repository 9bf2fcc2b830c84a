import fc from 'fast-check';
import { depositFeeProduct, madeUp } from '../products/made-up.ts';
import { carriesDeposit, depositOf, depositPerUnit, depositUnits } from './index.ts';

const day = '2026-11-20';
const line = (changes: Parameters<typeof madeUp>[0], quantity: number) => ({
  product: madeUp(changes),
  quantity,
});
const lines = [
  line({}, 3),
  line({ packagingType: '50L' }, 2),
  line({ packagingType: '20L & 30L' }, 4),
  line({ category: 'Merchandise' }, 5),
  line({ category: 'Packaged' }, 8),
];

test.each([
  ['licensee', 240],
  ['dtc', 10],
  ['keg', 0],
] as const)('a unit of %s carries %d cents', (channel, perUnit) => {
  expect(depositPerUnit(day, channel)).toBe(perUnit);
});

// DEPOSIT-1
test.each([
  ['a packaged beer', {}, true],
  ['a packaged product without a category', { category: '' }, true],
  ['a keg', { packagingType: '50L' as const }, false],
  ['a small keg', { packagingType: '20L & 30L' as const }, false],
  ['merchandise', { category: 'Merchandise' }, false],
])('whether %s carries a deposit', (_, changes, expected) => {
  expect(carriesDeposit(madeUp(changes))).toBe(expected);
});

test('the deposit line carries no deposit itself', () => {
  expect(carriesDeposit(depositFeeProduct)).toBe(false);
});

// DEPOSIT-1
test('only packaged units that are not merchandise are counted', () => {
  expect(depositUnits(lines)).toBe(11);
  expect(depositUnits([])).toBe(0);
});

test.each([
  ['wholesale, 2.40 a case', 240, { units: 11, perUnit: 240, amount: 2640 }],
  ['retail, 0.10 a unit', 10, { units: 11, perUnit: 10, amount: 110 }],
  ['kegs, none', 0, { units: 0, perUnit: 0, amount: 0 }],
])('the deposit of %s', (_, perUnit, deposit) => {
  expect(depositOf(lines, perUnit)).toEqual(deposit);
});

// MONEY-7
test('a deposit that changes holds from its own day on', () => {
  const old = { licensee: 240, dtc: 10, keg: 0 };
  const table = [
    { from: '2020-01-01', until: '2026-12-31', value: old },
    { from: '2027-01-01', until: null, value: { ...old, dtc: 15 } },
  ];
  expect(depositPerUnit('2026-12-31', 'dtc', table)).toBe(10);
  expect(depositPerUnit('2027-01-01', 'dtc', table)).toBe(15);
});

test('before the table begins there is no deposit to name', () => {
  expect(depositPerUnit('2000-01-01', 'dtc')).toBe(10);
  expect(() => depositPerUnit('1999-12-31', 'dtc')).toThrow(RangeError);
});

test('a deposit is always its units times the amount of one', () => {
  const some = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 999 }), keg: fc.boolean() }));
  fc.assert(
    fc.property(some, (asked) => {
      const cart = asked.map(({ quantity, keg }) => line(keg ? { packagingType: '50L' } : {}, quantity));
      const cases = asked.reduce((sum, { quantity, keg }) => (keg ? sum : sum + quantity), 0);
      expect(depositOf(cart, 240)).toEqual({ units: cases, perUnit: 240, amount: cases * 240 });
    }),
  );
});
