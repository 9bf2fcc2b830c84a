import { testProduct } from '../products/fixtures.ts';
import { sortByDefault, sortByNewest } from './index.ts';

const at = new Date('2025-07-05T19:00:00Z');
const active = { ltoPrice: 50, ltoStartDate: '2025-07-01', ltoEndDate: '2025-07-10' };
const expired = { ...active, ltoEndDate: '2025-07-04' };
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

// LISTING-8
test('the default sort puts active offers first, then products in stock, then names', () => {
  const products = [
    testProduct({ id: 'sold out b', name: 'B', stock: 0 }),
    testProduct({ id: 'sold out a', name: 'A', stock: 0 }),
    testProduct({ id: 'c', name: 'Z', friendlyName: 'C' }),
    testProduct({ id: 'b', name: 'b', ...expired }),
    testProduct({ id: 'offer sold out', name: 'A', stock: 0, ...active }),
    testProduct({ id: 'offer', name: 'Z', ...active }),
    testProduct({ id: 'a', name: 'Á' }),
  ];
  expect(ids(sortByDefault(products, at))).toEqual([
    'offer',
    'offer sold out',
    'a',
    'b',
    'c',
    'sold out a',
    'sold out b',
  ]);
});

test('names sort numbers by value', () => {
  const products = ['Batch 10', 'Batch 9', 'batch 1'].map((name) => testProduct({ id: name, name }));
  expect(ids(sortByDefault(products, at))).toEqual(['batch 1', 'Batch 9', 'Batch 10']);
});

test('in retail, loose units count as stock', () => {
  const products = [
    testProduct({ id: 'none', name: 'A', stock: 0 }),
    testProduct({ id: 'loose', name: 'B', stock: 0, looseUnits: 2 }),
  ];
  expect(ids(sortByDefault(products, at, 'dtc'))).toEqual(['loose', 'none']);
  expect(ids(sortByDefault(products, at))).toEqual(['none', 'loose']);
});

// LISTING-8
test('the newest come first, products without a date last, in their order', () => {
  const products = [
    testProduct({ id: 'undated 1' }),
    testProduct({ id: 'old', created_at: '2025-01-01T00:00:00Z' }),
    testProduct({ id: 'odd', created_at: 'soon' }),
    testProduct({ id: 'new', created_at: '2025-06-01T00:00:00Z' }),
    testProduct({ id: 'ancient', created_at: '1960-06-01T00:00:00Z' }),
  ];
  expect(ids(sortByNewest(products))).toEqual(['new', 'old', 'ancient', 'undated 1', 'odd']);
});
