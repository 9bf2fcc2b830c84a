import { testProduct } from '../products/fixtures.ts';
import { type InventoryFilters, inventoryOf, QUICK_FILTERS, quickFilterCounts } from './index.ts';

const complete = { hiddenCategory: 'FORCE', imageUrl: '/a.png', description: 'Fine.', abv: 5 };
const products = [
  testProduct({ id: 'FULL', ...complete }),
  testProduct({ id: 'NO-STOCK', ...complete, stock: 0 }),
  testProduct({ id: 'NO-BRAND', ...complete, hiddenCategory: ' ' }),
  testProduct({ id: 'NO-IMAGE', ...complete, imageUrl: '' }),
  testProduct({ id: 'NO-DESC', ...complete, description: ' ' }),
  testProduct({ id: 'HIDDEN', ...complete, hidden: true }),
  testProduct({ id: 'FORCED', ...complete, forceDisplay: true }),
  testProduct({ id: 'BARE' }),
  testProduct({ id: 'WEAK', ...complete, abv: 0 }),
];
const off: InventoryFilters = { brands: [], packagings: [], search: '', showHidden: false, quickFilters: [] };
const idsOf = (filters: Partial<InventoryFilters>) =>
  inventoryOf(products, { ...off, ...filters }).map(({ id }) => id);

test.each([
  ['no-stock', ['NO-STOCK']],
  ['no-brand', ['NO-BRAND', 'BARE']],
  ['no-image', ['NO-IMAGE', 'BARE']],
  ['no-description', ['NO-DESC', 'BARE']],
  ['forced-hidden', ['HIDDEN']],
  ['forced-visible', ['FORCED']],
  ['no-abv', ['BARE']],
] as const)('the quick filter %s finds %j', (id, ids) => {
  expect(idsOf({ quickFilters: [id], showHidden: true })).toEqual(ids);
});

// LISTING-15
test('in stock finds products with stock, and several quick filters combine as OR', () => {
  expect(idsOf({ quickFilters: ['in-stock'] })).toHaveLength(7);
  expect(idsOf({ quickFilters: ['no-stock', 'no-brand'] })).toEqual(['NO-STOCK', 'NO-BRAND', 'BARE']);
});

// LISTING-15
test('hidden products are listed only when asked for', () => {
  expect(idsOf({})).not.toContain('HIDDEN');
  expect(idsOf({ showHidden: true })).toContain('HIDDEN');
  expect(idsOf({ quickFilters: ['forced-hidden'] })).toEqual(['HIDDEN']);
  expect(idsOf({ quickFilters: ['no-stock', 'forced-hidden'] })).toEqual(['NO-STOCK', 'HIDDEN']);
});

test('brand, packaging and search narrow the list further', () => {
  expect(idsOf({ brands: ['FORCE'], search: 'no-' })).toEqual(['NO-STOCK', 'NO-IMAGE', 'NO-DESC']);
  expect(idsOf({ packagings: ['50L'] })).toEqual([]);
});

test.each([false, true])(
  'each badge counts what its filter lists, with hidden products: %s',
  (showHidden) => {
    const counts = quickFilterCounts(products, showHidden);
    for (const { id } of QUICK_FILTERS) {
      expect([id, counts[id]]).toEqual([id, idsOf({ quickFilters: [id], showHidden }).length]);
    }
    expect(counts).toEqual({
      'in-stock': showHidden ? 8 : 7,
      'no-stock': 1,
      'no-brand': 2,
      'no-image': 2,
      'no-description': 2,
      'forced-hidden': 1,
      'forced-visible': 1,
      'no-abv': 1,
    });
  },
);
