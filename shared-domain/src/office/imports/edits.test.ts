import { testProduct } from '../../goods/products/fixtures.ts';
import { fresh, known, none, rowOf } from './fixtures.ts';
import {
  exclusionOf,
  type ImportRow,
  isPriceHeld,
  priceChangeOf,
  productOf,
  reviewRow,
  withEdits,
} from './index.ts';

// IMPORT-12
test.each([
  [74.4, 7.44, -90, 'ten times cheaper'],
  [7.44, 74.4, 900, 'ten times dearer'],
  [74.45, 7.45, -90, 'ten times cheaper'],
  [100, 69.99, -30, 'more than 30% cheaper'],
  [100, 70, -30, null],
  [100, 130, 30, null],
  [100, 130.01, 30, 'more than 30% dearer'],
  [100, 0, -100, 'more than 30% cheaper'],
  [0, 50, null, null],
  [52.8, 54.4, 3, null],
  [51, 50, -2, null],
])('a price from %d to %d changes by %p per cent: %p', (from, to, percent, suspicion) => {
  expect(priceChangeOf(from, to)).toEqual({ percent, suspicion });
});

// IMPORT-12
test('a suspicious price is marked, and waits alone until it is accepted or changed', () => {
  const entry = reviewRow(rowOf({ price: 6.12 }), known, none);
  expect(entry.suspicious).toBe(true);
  expect(entry.changes).toEqual([
    { field: 'price', from: 61.2, to: 6.12, percent: -90, suspicion: 'ten times cheaper' },
  ]);
  expect(isPriceHeld(entry, {})).toBe(true);
  expect(exclusionOf(entry, {}, none.at)).toBe('Its price waits until it is accepted');
  expect(exclusionOf(entry, { acceptPrice: true }, none.at)).toBeNull();
  expect(productOf(entry, {}).price).toBe(61.2);
  expect(productOf(entry, { acceptPrice: true }).price).toBe(6.12);
  expect(productOf(entry, { price: 60 }).price).toBe(60);
  const withStock = reviewRow(rowOf({ price: 6.12, stock: 3 }), known, none);
  expect(exclusionOf(withStock, {}, none.at)).toBeNull();
  expect(productOf(withStock, {})).toMatchObject({ price: 61.2, stock: 3 });
  expect(isPriceHeld(fresh(), {})).toBe(false);
});

// IMPORT-10
test('skip this time and always ignore exclude each other', () => {
  expect(withEdits({ shouldIgnore: true }, { skipThisTime: true })).toEqual({
    skipThisTime: true,
    shouldIgnore: false,
  });
  expect(withEdits({ skipThisTime: true }, { shouldIgnore: true })).toEqual({
    skipThisTime: false,
    shouldIgnore: true,
  });
  expect(withEdits({ skipThisTime: true }, { price: 5 })).toEqual({ skipThisTime: true, price: 5 });
  expect(withEdits({ skipThisTime: true }, { skipThisTime: false })).toEqual({ skipThisTime: false });
});

test('edits of staff win over the file', () => {
  const edits = { name: ' Newer Ale ', friendlyName: ' Friendly ', hiddenCategory: ' FORCE ', price: 55 };
  expect(productOf(fresh(), edits)).toMatchObject({
    name: 'Newer Ale',
    friendlyName: 'Friendly',
    hiddenCategory: 'FORCE',
    price: 55,
  });
  expect(productOf(fresh(), {})).toEqual(fresh().product);
});

const broken = (code: ImportRow['errors'][number]['code'], message: string) =>
  reviewRow(rowOf({ stock: 4 }, { errors: [{ code, message }] }), known, none);

test.each([
  ['a new product with a brand', fresh({ hiddenCategory: 'FORCE' }), {}, null],
  ['a new product without a brand', fresh(), {}, 'Brand assignment required'],
  ['one that was given a brand', fresh(), { hiddenCategory: 'FORCE' }, null],
  ['one that was given a blank brand', fresh(), { hiddenCategory: ' ' }, 'Brand assignment required'],
  ['a known product', reviewRow(rowOf({ price: 60 }), testProduct(), none), {}, null],
  ['one that is skipped', fresh(), { skipThisTime: true }, 'Skipped this time'],
  ['one that is always ignored', fresh(), { shouldIgnore: true }, 'Always ignored'],
  [
    'one on the ignore list',
    reviewRow(rowOf({}), known, { ...none, ignored: new Map([['CTR-101', 'old']]) }),
    {},
    'old',
  ],
  [
    'one without an id',
    broken('missing-id', 'Missing product ID/SKU'),
    { name: 'x' },
    'Missing product ID/SKU',
  ],
  ['one without a name', broken('missing-name', 'Missing product name'), {}, 'Missing product name'],
  [
    'one that was given a blank name',
    broken('missing-name', 'Missing product name'),
    { name: ' ' },
    'Missing product name',
  ],
  ['one that was given a name', broken('missing-name', 'Missing product name'), { name: 'Named' }, null],
  [
    'a good one whose name was cleared',
    fresh({ hiddenCategory: 'FORCE' }),
    { name: ' ' },
    'Missing product name',
  ],
  ['one with too long an id', broken('invalid-id', 'Invalid id'), { name: 'x' }, 'Invalid id'],
  ['one with too long a name', broken('invalid-name', 'Invalid name'), {}, 'Invalid name'],
  ['one that was given a shorter name', broken('invalid-name', 'Invalid name'), { name: 'Short' }, null],
  ['one with a bad price', broken('invalid-price', 'Invalid price'), {}, 'Invalid price'],
  ['one that was given a price', broken('invalid-price', 'Invalid price'), { price: 61.2 }, null],
  ['one that was given a bad price', fresh(), { price: -1 }, 'Invalid price (must be a number >= 0)'],
  ["one whose stock can't be read", broken('invalid-stock', 'Invalid stock quantity'), {}, null],
  ['one with a bad ABV', broken('invalid-value', 'Invalid ABV'), {}, null],
])('applying %s', (_, entry, edits, reason) => {
  expect(exclusionOf(entry, edits, none.at)).toBe(reason);
});

test('a row whose price staff set below its offer is left out, with a reason', () => {
  const offer = { ltoPrice: 45, ltoStartDate: '2026-11-20', ltoEndDate: '2026-11-25' };
  const entry = fresh({ hiddenCategory: 'FORCE', ...offer });
  expect(exclusionOf(entry, { price: 45 }, none.at)).toBeNull();
  expect(exclusionOf(entry, { price: 44 }, none.at)).toBe('LTO price must not be above the ordinary price.');
});
