import fc from 'fast-check';
import { testProduct } from '../products/fixtures.ts';
import {
  COMPARE,
  countsOf,
  type Refinement,
  refinedList,
  refinementFromQuery,
  refinementParameters,
  SHOP_SORTS,
  stylesOf,
} from './index.ts';

const context = { channel: 'licensee', at: new Date('2026-11-20T20:00:00Z') } as const;
const offer = { ltoPrice: 50, ltoStartDate: '2026-11-10', ltoEndDate: '2026-11-25' };
const can = { packagingType: 'Packaged', container: 'can', hiddenCategory: 'FORCE' } as const;
const products = [
  testProduct({ ...can, id: 'HAZY', name: 'Moth', price: 79, stock: 4, style: 'Hazy IPA', abv: 6.3 }),
  testProduct({ ...can, id: 'COLD', name: 'Anchor', price: 74, stock: 0, style: 'Cold IPA', ...offer }),
  testProduct({
    id: 'KEG',
    name: 'Světlý 50L',
    price: 228,
    stock: 3,
    packagingType: '50L',
    style: 'Pale Lager',
    abv: 5,
  }),
  testProduct({
    id: 'MIX',
    name: 'Box',
    price: 60,
    stock: 3,
    container: 'bottle',
    style: 'Mixed Case',
    abv: 0,
  }),
];
const PLAIN: Refinement = { sort: 'default', styles: [], containers: [], only: [] };
const idsOf = (part: Partial<Refinement>) =>
  refinedList(products, { ...PLAIN, ...part }, context).map(({ id }) => id);

// LISTING-23
test.each([
  ['default', ['HAZY', 'COLD', 'KEG', 'MIX']],
  ['name', ['COLD', 'MIX', 'HAZY', 'KEG']],
  ['price', ['COLD', 'MIX', 'HAZY', 'KEG']],
  ['price-down', ['KEG', 'HAZY', 'MIX', 'COLD']],
  ['strength', ['HAZY', 'KEG', 'MIX', 'COLD']],
  ['strength-up', ['MIX', 'KEG', 'HAZY', 'COLD']],
] as const)('sorted by %s, an offer counts at its price and an unknown strength comes last', (sort, ids) => {
  expect(idsOf({ sort })).toEqual(ids);
});

// LISTING-24
test.each([
  [{ styles: ['ipa'] }, ['HAZY', 'COLD']],
  [{ styles: ['Hazy IPA', 'Case'] }, ['HAZY', 'MIX']],
  [{ styles: ['azy IPA'] }, []],
  [{ containers: ['keg', 'bottle'] }, ['KEG', 'MIX']],
  [{ only: ['in-stock'] }, ['HAZY', 'KEG', 'MIX']],
  [{ only: ['on-sale'] }, ['COLD']],
  [{ only: ['in-stock', 'on-sale'] }, []],
] as [Partial<Refinement>, string[]][])('the filters %j leave %j', (part, ids) => {
  expect(idsOf(part)).toEqual(ids);
});

// LISTING-24
test('styles that share their last word are one option', () => {
  expect(stylesOf(products)).toEqual(['IPA', 'Mixed Case', 'Pale Lager']);
});

// LISTING-24
test('an option counts what it would leave under the other filters, 0 included', () => {
  const filters = { brands: [], packagings: [], search: '' };
  const counts = countsOf(products, { ...filters, ...PLAIN, styles: ['IPA'], only: ['in-stock'] }, context);
  expect(counts).toEqual({
    packaging: [
      { value: 'Packaged', count: 1 },
      { value: '20L & 30L', count: 0 },
      { value: '50L', count: 0 },
    ],
    container: [
      { value: 'can', count: 1 },
      { value: 'bottle', count: 0 },
      { value: 'keg', count: 0 },
    ],
    style: [
      { value: 'IPA', count: 1 },
      { value: 'Mixed Case', count: 1 },
      { value: 'Pale Lager', count: 1 },
    ],
    brand: [{ value: 'FORCE', count: 1 }],
    only: [
      { value: 'in-stock', count: 1 },
      { value: 'on-sale', count: 0 },
    ],
  });
});

// LISTING-11, LISTING-24
test('a refinement read back from its address is unchanged, and unknown values are ignored', () => {
  const address = new URLSearchParams('sort=colour&container=can,jug&only=&style=%20');
  expect(refinementFromQuery(address)).toEqual({ ...PLAIN, containers: ['can'] });
  const refinements = fc.record({
    sort: fc.constantFrom(...SHOP_SORTS),
    styles: fc.uniqueArray(fc.constantFrom('IPA', '10° Lager', 'Smith, Jones', '100%')),
    containers: fc.subarray(['can' as const, 'bottle' as const, 'keg' as const]),
    only: fc.subarray(['in-stock' as const, 'on-sale' as const]),
  });
  fc.assert(
    fc.property(refinements, (refinement) => {
      const query = new URLSearchParams(refinementParameters(refinement));
      expect(refinementFromQuery(query)).toEqual(refinement);
    }),
  );
});

test('every sort is a sort', () => expect(Object.keys(COMPARE).sort()).toEqual([...SHOP_SORTS].sort()));
