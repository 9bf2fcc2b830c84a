import { madeUp } from '../products/made-up.ts';
import { sortByDefault, sortByNewest } from './index.ts';

const at = new Date('2025-07-05T19:00:00Z');
const active = { ltoPrice: 50, ltoStartDate: '2025-07-01', ltoEndDate: '2025-07-10' };
const expired = { ...active, ltoEndDate: '2025-07-04' };
const ids = (products: readonly { id: string }[]) => products.map(({ id }) => id);

// LISTING-8
test('the default sort puts active offers first, then products in stock, then names', () => {
  const products = [
    madeUp({ id: 'sold out b', name: 'B', stock: 0 }),
    madeUp({ id: 'sold out a', name: 'A', stock: 0 }),
    madeUp({ id: 'c', name: 'Z', friendlyName: 'C' }),
    madeUp({ id: 'b', name: 'b', ...expired }),
    madeUp({ id: 'offer sold out', name: 'A', stock: 0, ...active }),
    madeUp({ id: 'offer', name: 'Z', ...active }),
    madeUp({ id: 'a', name: 'Á' }),
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
  const products = ['Batch 10', 'Batch 9', 'batch 1'].map((name) => madeUp({ id: name, name }));
  expect(ids(sortByDefault(products, at))).toEqual(['batch 1', 'Batch 9', 'Batch 10']);
});

test('in retail, loose units count as stock', () => {
  const products = [
    madeUp({ id: 'none', name: 'A', stock: 0 }),
    madeUp({ id: 'loose', name: 'B', stock: 0, looseUnits: 2 }),
  ];
  expect(ids(sortByDefault(products, at, 'dtc'))).toEqual(['loose', 'none']);
  expect(ids(sortByDefault(products, at))).toEqual(['none', 'loose']);
});

// LISTING-8
test('the newest come first, products without a date last, in their order', () => {
  const products = [
    madeUp({ id: 'undated 1' }),
    madeUp({ id: 'old', created_at: '2025-01-01T00:00:00Z' }),
    madeUp({ id: 'odd', created_at: 'soon' }),
    madeUp({ id: 'new', created_at: '2025-06-01T00:00:00Z' }),
    madeUp({ id: 'ancient', created_at: '1960-06-01T00:00:00Z' }),
  ];
  expect(ids(sortByNewest(products))).toEqual(['new', 'old', 'ancient', 'undated 1', 'odd']);
});

test("sorting doesn't change the list itself", () => {
  const products = [madeUp({ id: 'b', name: 'B' }), madeUp({ id: 'a', name: 'A' })];
  sortByDefault(products, at);
  sortByNewest(products);
  expect(ids(products)).toEqual(['b', 'a']);
});
