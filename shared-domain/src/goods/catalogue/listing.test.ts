import fc from 'fast-check';
import { testProduct } from '../products/fixtures.ts';
import type { Channel, Product } from '../products/index.ts';
import { isListed, isOutOfStock, isSoldIn, listingOf } from './index.ts';

const where = (product: Product) =>
  (['licensee', 'dtc', 'keg'] as const).filter((channel) => isListed(product, channel));
const allocation = {
  id: 'A1',
  kind: 'shared' as const,
  units: 9,
  most: 2,
  opensAt: '2026-11-20T17:00:00.000Z',
  closesAt: '2026-11-27T17:00:00.000Z',
};
const keg = { packagingType: '50L' as const };

// LISTING-2, LISTING-3, LISTING-4, ALLOCATION-3
test.each([
  ['a packaged beer in stock', {}, ['licensee', 'dtc']],
  ['a hidden one', { hidden: true }, []],
  ['a hidden one that is forced visible', { hidden: true, forceDisplay: true }, []],
  ['one without stock', { stock: 0 }, []],
  ['one without stock that is forced visible', { stock: 0, forceDisplay: true }, ['licensee', 'dtc']],
  ['the last loose units of a case', { stock: 0, looseUnits: 3 }, ['dtc']],
  ['one named Ritual Beer', { name: 'Ritual Beer Lager' }, ['licensee']],
  ['one with Ritual Beer for a friendly name', { friendlyName: 'RITUAL BEER' }, ['licensee']],
  ['one of another ritual', { name: 'Morning Ritual Stout' }, ['licensee', 'dtc']],
  ['one without stock that has an allocation', { stock: 0, allocation }, ['licensee']],
  ['a nitro can', { name: 'Nitro Stout' }, ['licensee', 'dtc']],
  ['a large keg', keg, ['licensee', 'keg']],
  ['a small keg', { packagingType: '20L & 30L' as const }, ['licensee', 'keg']],
  ['a keg without stock', { ...keg, stock: 0 }, []],
  [
    'a keg without stock that is forced visible',
    { ...keg, stock: 0, forceDisplay: true },
    ['licensee', 'keg'],
  ],
  ['a hidden keg', { ...keg, hidden: true }, []],
  ['a keg of a ritual', { ...keg, name: 'Morning RITUAL' }, ['licensee']],
  ['a keg with a ritual for a friendly name', { ...keg, friendlyName: 'Ritual' }, ['licensee']],
  ['a nitro keg', { ...keg, name: 'NITRO Stout' }, ['licensee']],
  ['a keg described as nitro', { ...keg, description: 'Poured on Nitro.' }, ['licensee']],
  ['a keg described as a ritual', { ...keg, description: 'A ritual.' }, ['licensee', 'keg']],
])('%s is listed where it should be', (_, changes, channels) => {
  expect(where(testProduct(changes))).toEqual(channels);
});

test('a listing filters its products and keeps their order', () => {
  const products = [
    testProduct({ id: 'A' }),
    testProduct({ id: 'B', hidden: true }),
    testProduct({ id: 'C' }),
  ];
  expect(listingOf(products, 'dtc').map(({ id }) => id)).toEqual(['A', 'C']);
});

// LISTING-12
test('a product that sold out while the page was open is still shown there, as sold out', () => {
  const product = testProduct({ stock: 0 });
  expect(isSoldIn(product, 'dtc')).toBe(true);
  expect(isOutOfStock(product, 'dtc')).toBe(true);
  expect(isOutOfStock(testProduct({ stock: 0, looseUnits: 1 }), 'dtc')).toBe(false);
  expect(isOutOfStock(testProduct({ stock: 0, looseUnits: 1 }), 'licensee')).toBe(true);
  expect(isOutOfStock(testProduct({ stock: 0, forceDisplay: true }), 'licensee')).toBe(false);
});

// LISTING-1
test('no shop lists a hidden product', () => {
  const product = fc
    .record({
      hidden: fc.boolean(),
      forceDisplay: fc.boolean(),
      stock: fc.nat(2),
      looseUnits: fc.nat(2),
      packagingType: fc.constantFrom('Packaged' as const, '50L' as const),
    })
    .map(testProduct);
  const channel = fc.constantFrom<Channel>('licensee', 'dtc', 'keg');
  fc.assert(
    fc.property(product, channel, (one, shop) => {
      if (one.hidden) expect(isListed(one, shop)).toBe(false);
    }),
  );
});
