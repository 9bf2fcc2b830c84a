import fc from 'fast-check';
import { inventoryFromQuery, inventoryToQuery, QUICK_FILTERS } from '../inventory/index.ts';
import { testProduct } from '../products/fixtures.ts';
import { PACKAGING_TYPES } from '../products/index.ts';
import {
  brandsOf,
  facetsOf,
  filterProducts,
  filtersFromQuery,
  filtersToQuery,
  hasBrand,
  hasCategory,
} from './index.ts';

const products = [
  testProduct({ id: 'A', hiddenCategory: 'FORCE' }),
  testProduct({ id: 'B', hiddenCategory: ' CZECH BROS ', packagingType: '50L' }),
  testProduct({ id: 'C', hiddenCategory: ' ', packagingType: '20L & 30L' }),
  testProduct({ id: 'D' }),
  testProduct({ id: 'E', hiddenCategory: 'FORCE', packagingType: '50L' }),
];
const idsOf = (filters: Partial<Parameters<typeof filterProducts>[1]>) =>
  filterProducts(products, { brands: [], packagings: [], ...filters }).map(({ id }) => id);

// LISTING-9
test('brand options are the unique labels that are not blank, sorted', () => {
  expect(brandsOf(products)).toEqual(['CZECH BROS', 'FORCE']);
});

test("a shop's facets are the packagings that it lists, in their order, and the brands of a category", () => {
  const facets = facetsOf(products);
  expect(facets.packagings.map(({ packaging }) => packaging)).toEqual(['Packaged', '20L & 30L', '50L']);
  expect([facets.listed, facets.inCategory]).toEqual([5, 5]);
  expect(facets.brands).toEqual(brandsOf(products));
  const ofKegs = facetsOf(products, '50L');
  expect(ofKegs.inCategory).toBe(products.filter((product) => hasCategory(product, '50L')).length);
  expect(ofKegs.packagings).toEqual(facets.packagings);
  expect(facetsOf([])).toEqual({ listed: 0, inCategory: 0, brands: [], packagings: [] });
});

test('a packaging shows three examples at most, of as many breweries as there are', () => {
  const cans = ['FORCE', 'FORCE', 'FUGGLES', 'FORCE'].map((hiddenCategory, place) =>
    testProduct({ id: `CAN-${place}`, hiddenCategory }),
  );
  const [packaged] = facetsOf(cans).packagings;
  expect(packaged).toMatchObject({ count: 4 });
  expect(packaged?.examples.map(({ id }) => id)).toEqual(['CAN-0', 'CAN-2', 'CAN-1']);
});

test('without filters everything passes, in its order', () => {
  expect(idsOf({})).toEqual(['A', 'B', 'C', 'D', 'E']);
});

// LISTING-9
test('a brand filter matches any of its brands and leaves out products without one', () => {
  expect(idsOf({ brands: ['FORCE'] })).toEqual(['A', 'E']);
  expect(idsOf({ brands: ['force', 'CZECH BROS'] })).toEqual(['A', 'B', 'E']);
  expect(hasBrand(testProduct(), ['', 'FORCE'])).toBe(false);
});

// LISTING-10
test('a packaging filter matches any of its packagings, together with the brand', () => {
  expect(idsOf({ packagings: ['50L', '20L & 30L'] })).toEqual(['B', 'C', 'E']);
  expect(idsOf({ packagings: ['50L'], brands: ['FORCE'] })).toEqual(['E']);
});

// LISTING-10
test.each([
  ['beer', true],
  ['CRAFT', true],
  ['beer-craft', true],
  ['beer craft', true],
  ['pack', true],
  ['50L', false],
  ['Merchandise', false],
])('whether the category filter "%s" takes a packaged Beer-Craft: %s', (category, expected) => {
  expect(hasCategory(testProduct(), category)).toBe(expected);
});

test('a category is found by the packaging that the shops show as category', () => {
  const { category: _, ...keg } = testProduct({ packagingType: '20L & 30L' });
  expect(hasCategory(keg, '20l-&-30l')).toBe(true);
  expect(hasCategory(keg, 'Packaged')).toBe(false);
});

// LISTING-10
test('an address is parsed: comma lists, unknown packagings ignored, blanks and duplicates dropped', () => {
  const query = new URLSearchParams(
    'brand=FORCE, CZECH BROS,,FORCE&packaging=50L,80L,Packaged&search= hazy ',
  );
  expect(filtersFromQuery(query)).toEqual({
    brands: ['FORCE', 'CZECH BROS'],
    packagings: ['50L', 'Packaged'],
    search: 'hazy',
  });
  expect(filtersFromQuery(new URLSearchParams())).toEqual({ brands: [], packagings: [], search: '' });
});

test('filters are written as the address has them, inactive ones not at all', () => {
  const filters = { brands: ['FORCE', 'CZECH BROS'], packagings: ['20L & 30L' as const], search: ' hazy ' };
  expect(filtersToQuery(filters).toString()).toBe(
    'brand=FORCE%2CCZECH+BROS&packaging=20L+%26+30L&search=hazy',
  );
  expect(filtersToQuery({ brands: [], packagings: [], search: ' ' }).toString()).toBe('');
});

test('a brand with a comma or a per cent sign survives its address', () => {
  const filters = { brands: ['Smith, Jones', '100% Hops', '50%2C'], packagings: [], search: '' };
  expect(filtersFromQuery(filtersToQuery(filters))).toEqual(filters);
});

test('the inventory page keeps its hidden products and quick filters in the address too', () => {
  const query = new URLSearchParams('brand=FORCE&showHidden=true&filters=no-abv,in-stock,nonsense');
  const filters = inventoryFromQuery(query);
  expect(filters).toEqual({
    brands: ['FORCE'],
    packagings: [],
    search: '',
    showHidden: true,
    quickFilters: ['no-abv', 'in-stock'],
  });
  expect(inventoryToQuery(filters).toString()).toBe('brand=FORCE&showHidden=true&filters=no-abv%2Cin-stock');
  expect(inventoryFromQuery(new URLSearchParams('showHidden=false')).showHidden).toBe(false);
});

// LISTING-11
test('filters read back from their address are unchanged', () => {
  const brand = fc
    .string({ minLength: 1 })
    .map((text) => text.trim())
    .filter(Boolean);
  const filters = fc.record({
    brands: fc.uniqueArray(brand),
    packagings: fc.subarray([...PACKAGING_TYPES]),
    search: fc.string().map((text) => text.trim()),
    showHidden: fc.boolean(),
    quickFilters: fc.subarray(QUICK_FILTERS.map(({ id }) => id)),
  });
  fc.assert(
    fc.property(filters, (chosen) => {
      const address = inventoryToQuery(chosen).toString();
      expect(inventoryFromQuery(new URLSearchParams(address))).toEqual(chosen);
    }),
  );
});
