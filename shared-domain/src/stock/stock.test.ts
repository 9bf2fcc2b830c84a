import fc from 'fast-check';
import { madeUp } from '../products/made-up.ts';
import {
  availableUnits,
  casesOpened,
  fulfil,
  giveBackToShelf,
  sellsSingles,
  takeFromShelf,
} from './index.ts';

const beer = (stock: number, looseUnits = 0) => madeUp({ stock, looseUnits });
const shirt = madeUp({ category: 'Merchandise', stock: 7, looseUnits: 0 });

test.each([
  ['licensee', 2],
  ['dtc', 53],
  ['keg', 2],
] as const)('two cases and five loose units are, in the channel %s, %d units', (channel, units) => {
  expect(availableUnits(beer(2, 5), channel)).toBe(units);
});

test('merchandise is counted in pieces everywhere', () => {
  expect(availableUnits(shirt, 'dtc')).toBe(7);
  expect(availableUnits(shirt, 'licensee')).toBe(7);
  expect(sellsSingles(shirt, 'dtc')).toBe(false);
  expect(sellsSingles(beer(1), 'dtc')).toBe(true);
  expect(sellsSingles(beer(1), 'licensee')).toBe(false);
});

test.each([
  ['loose units first', 2, 5, 5, { stock: 2, looseUnits: 0 }],
  ['a case opened', 2, 5, 6, { stock: 1, looseUnits: 23 }],
  ['two cases opened', 2, 5, 30, { stock: 0, looseUnits: 23 }],
  ['everything', 2, 5, 53, { stock: 0, looseUnits: 0 }],
  ['a whole case without opening', 2, 0, 24, { stock: 1, looseUnits: 0 }],
  ['one unit too many', 2, 5, 54, null],
])('retail takes %s', (_, stock, loose, units, left) => {
  expect(takeFromShelf(beer(stock, loose), 'dtc', units)).toEqual(left);
});

test('wholesale and kegs take whole cases and kegs, and leave loose units alone', () => {
  expect(takeFromShelf(beer(2, 5), 'licensee', 2)).toEqual({ stock: 0, looseUnits: 5 });
  expect(takeFromShelf(beer(2, 5), 'licensee', 3)).toBeNull();
  expect(takeFromShelf(beer(3), 'keg', 1)).toEqual({ stock: 2, looseUnits: 0 });
  expect(takeFromShelf(shirt, 'dtc', 3)).toEqual({ stock: 4, looseUnits: 0 });
});

test.each([
  ['into an open case', 1, 3, 5, { stock: 1, looseUnits: 8 }],
  ['folding into a case', 1, 20, 4, { stock: 2, looseUnits: 0 }],
  ['folding into two', 0, 23, 30, { stock: 2, looseUnits: 5 }],
])('units come back %s', (_, stock, loose, units, shelf) => {
  expect(giveBackToShelf(beer(stock, loose), 'dtc', units)).toEqual(shelf);
});

test('cases, kegs and merchandise come back as they went', () => {
  expect(giveBackToShelf(beer(1, 5), 'licensee', 2)).toEqual({ stock: 3, looseUnits: 5 });
  expect(giveBackToShelf(shirt, 'dtc', 24)).toEqual({ stock: 31, looseUnits: 0 });
});

test.each([
  [5, 0],
  [6, 1],
  [29, 1],
  [30, 2],
  [0, 0],
])('with five loose units, %d units open %d cases', (units, cases) => {
  expect(casesOpened({ stock: 9, looseUnits: 5 }, units)).toBe(cases);
});

test('a quantity within the stock is met from it', () => {
  expect(fulfil(beer(10), 'licensee', 10)).toEqual({ fromStock: 10, backOrdered: 0, short: 0 });
});

test('a quantity beyond the stock falls short', () => {
  expect(fulfil(beer(10), 'licensee', 12)).toEqual({ fromStock: 10, backOrdered: 0, short: 2 });
  expect(fulfil(beer(0, 3), 'dtc', 4)).toEqual({ fromStock: 3, backOrdered: 0, short: 1 });
});

test('a product that is forced visible is back-ordered beyond its stock', () => {
  expect(fulfil(madeUp({ stock: 10, forceDisplay: true }), 'licensee', 12)).toEqual({
    fromStock: 10,
    backOrdered: 2,
    short: 0,
  });
});

test('a stock below zero counts as none', () => {
  expect(fulfil(beer(-2), 'licensee', 1)).toEqual({ fromStock: 0, backOrdered: 0, short: 1 });
});

const shelf = fc.record({ stock: fc.nat(500), looseUnits: fc.nat(23) });
const channel = fc.constantFrom('licensee', 'dtc', 'keg') as fc.Arbitrary<'licensee' | 'dtc' | 'keg'>;

test('taking and giving back stock ends where it began', () => {
  fc.assert(
    fc.property(shelf, channel, fc.nat(10_000), (before, where, share) => {
      const product = madeUp(before);
      const units = Math.floor((availableUnits(product, where) * share) / 10_000);
      const taken = takeFromShelf(product, where, units);
      expect(taken).not.toBeNull();
      expect(giveBackToShelf({ ...product, ...taken }, where, units)).toEqual(before);
    }),
  );
});

test('what is taken is exactly what is missing, and loose units never fill a case', () => {
  fc.assert(
    fc.property(shelf, fc.nat(13_000), (before, units) => {
      const product = madeUp(before);
      const taken = takeFromShelf(product, 'dtc', units);
      if (taken === null) return expect(units).toBeGreaterThan(before.stock * 24 + before.looseUnits);
      expect(taken.stock * 24 + taken.looseUnits).toBe(before.stock * 24 + before.looseUnits - units);
      expect(taken.looseUnits).toBeLessThan(24);
      expect(before.stock - taken.stock).toBe(casesOpened(before, units));
    }),
  );
});
