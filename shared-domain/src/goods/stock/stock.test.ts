import fc from 'fast-check';
import { testProduct } from '../products/fixtures.ts';
import {
  availableUnits,
  fulfil,
  NUMBERS,
  type StockLevel,
  stockLevelWith,
  type UnitKind,
  unitOf,
  unitsIn,
} from './index.ts';

const beer = (stock: number, looseUnits = 0) => testProduct({ stock, looseUnits });
const shirt = testProduct({ category: 'Merchandise', stock: 7, looseUnits: 0 });

// STOCK-1
test.each([
  ['licensee', 2],
  ['dtc', 53],
  ['keg', 2],
] as const)('two cases and five loose units are, in the channel %s, %d units', (channel, units) => {
  expect(availableUnits(beer(2, 5), channel)).toBe(units);
});

// STOCK-1
test('merchandise is counted in pieces everywhere', () => {
  expect(availableUnits(shirt, 'dtc')).toBe(7);
  expect(availableUnits(shirt, 'licensee')).toBe(7);
  expect(unitOf(shirt, 'dtc')).toBe('stocked');
  expect(unitOf(beer(1), 'dtc')).toBe('single');
  expect(unitOf(beer(1), 'licensee')).toBe('stocked');
});

/** The stock after some units were taken or, below zero, returned. */
const take = (shelf: StockLevel, unit: UnitKind, units: number): StockLevel => ({
  ...shelf,
  ...stockLevelWith(NUMBERS, unit, unitsIn(NUMBERS, unit, shelf) - units),
});

// STOCK-2
test.each([
  ['loose units first', 5, { stock: 2, looseUnits: 0 }],
  ['a case opened', 6, { stock: 1, looseUnits: 23 }],
  ['two cases opened', 30, { stock: 0, looseUnits: 23 }],
  ['everything', 53, { stock: 0, looseUnits: 0 }],
])('retail takes %s', (_, units, left) => {
  expect(take({ stock: 2, looseUnits: 5 }, 'single', units)).toEqual(left);
});

test.each([
  ['into an open case', 1, 3, 5, { stock: 1, looseUnits: 8 }],
  ['folding into a case', 1, 20, 4, { stock: 2, looseUnits: 0 }],
  ['folding into two', 0, 23, 30, { stock: 2, looseUnits: 5 }],
])('units are returned %s', (_, stock, looseUnits, units, shelf) => {
  expect(take({ stock, looseUnits }, 'single', -units)).toEqual(shelf);
});

test('whole cases, kegs and pieces are taken and returned, and leave loose units alone', () => {
  const shelf = { stock: 2, looseUnits: 5 };
  expect(take(shelf, 'stocked', 2)).toEqual({ stock: 0, looseUnits: 5 });
  expect(take(shelf, 'stocked', -24)).toEqual({ stock: 26, looseUnits: 5 });
});

test('a quantity within the stock is met from it', () => {
  expect(fulfil(beer(10), 'licensee', 10)).toEqual({ fromStock: 10, backOrdered: 0, short: 0 });
});

test('a quantity beyond the stock falls short', () => {
  expect(fulfil(beer(10), 'licensee', 12)).toEqual({ fromStock: 10, backOrdered: 0, short: 2 });
  expect(fulfil(beer(0, 3), 'dtc', 4)).toEqual({ fromStock: 3, backOrdered: 0, short: 1 });
});

// STOCK-5
test('a product that is forced visible is back-ordered beyond its stock', () => {
  expect(fulfil(testProduct({ stock: 10, forceDisplay: true }), 'licensee', 12)).toEqual({
    fromStock: 10,
    backOrdered: 2,
    short: 0,
  });
});

test('a stock below zero counts as none', () => {
  expect(fulfil(beer(-2), 'licensee', 1)).toEqual({ fromStock: 0, backOrdered: 0, short: 1 });
});

const anyShelf = fc.record({ stock: fc.nat(500), looseUnits: fc.nat(23) });
const anyUnit = fc.constantFrom<UnitKind>('stocked', 'single');

test('taking and returning stock ends where it began', () => {
  fc.assert(
    fc.property(anyShelf, anyUnit, fc.nat(10_000), (before, unit, share) => {
      const units = Math.floor((unitsIn(NUMBERS, unit, before) * share) / 10_000);
      expect(take(take(before, unit, units), unit, -units)).toEqual(before);
    }),
  );
});

test('exactly what is taken is missing, and loose units never fill a case', () => {
  fc.assert(
    fc.property(anyShelf, fc.nat(10_000), (before, share) => {
      const had = unitsIn(NUMBERS, 'single', before);
      const units = Math.floor((had * share) / 10_000);
      const after = take(before, 'single', units);
      expect(unitsIn(NUMBERS, 'single', after)).toBe(had - units);
      expect(after.looseUnits).toBeLessThan(24);
      expect(before.stock - after.stock).toBe(Math.max(0, Math.ceil((units - before.looseUnits) / 24)));
    }),
  );
});
