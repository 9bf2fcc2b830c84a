import { productFixture } from '../../../testing/index.ts';
import { fresh, known, none, rowOf } from './fixtures.ts';
import { columnsOf, parseRow, reviewRow } from './index.ts';

test('a row that repeats what is stored is unchanged', () => {
  const entry = reviewRow(rowOf({ name: 'Dry Dock Pilsner', price: 61.2, stock: 10 }), known, none);
  expect(entry).toMatchObject({
    kind: 'unchanged',
    isNew: false,
    changes: [],
    suspicious: false,
    autoIgnored: false,
  });
});

test('a row that differs is shown field by field', () => {
  const values = { name: 'Dry Dock', price: 63, stock: 4, abv: 5, hiddenCategory: 'FORCE', hidden: true };
  expect(reviewRow(rowOf(values), known, none)).toMatchObject({
    kind: 'updated',
    changes: [
      { field: 'price', from: 61.2, to: 63, percent: 2.9 },
      { field: 'stock', from: 10, to: 4 },
      { field: 'name', from: 'Dry Dock Pilsner', to: 'Dry Dock' },
      { field: 'hiddenCategory', from: 'CONTAINER', to: 'FORCE' },
      { field: 'abv', from: null, to: 5 },
      { field: 'hidden', from: false, to: true },
    ],
    product: { ...known, ...values },
    suspicious: false,
  });
});

test('the original name of a known product stays, a new one takes it from the file', () => {
  expect(reviewRow(rowOf({ name: 'Dry Dock' }), known, none).product.originalName).toBe('CTR DRYDOCK');
  expect(fresh().product.originalName).toBe('New Ale');
  expect(fresh({ originalName: 'NEW' }).product.originalName).toBe('NEW');
});

test('a new product starts complete, Packaged unless its name says it is a keg', () => {
  expect(fresh()).toMatchObject({
    kind: 'new',
    isNew: true,
    changes: [],
    product: productFixture({ id: 'CTR-101', name: 'New Ale', price: 50, stock: 5 }),
  });
  expect(fresh({ name: 'New Ale Keg 50L' }).product.packagingType).toBe('50L');
  expect(fresh({ name: 'New Ale Keg 50L', packagingType: '20L & 30L' }).product.packagingType).toBe(
    '20L & 30L',
  );
});

// IMPORT-13
test('the packaging that staff set is kept unless the file names one or the name says it is a keg', () => {
  const keg = { ...known, packagingType: '50L' as const };
  expect(reviewRow(rowOf({ name: 'Dry Dock' }), keg, none).product.packagingType).toBe('50L');
  expect(reviewRow(rowOf({}), keg, none).product.packagingType).toBe('50L');
  expect(reviewRow(rowOf({ packagingType: 'Packaged' }), keg, none).product.packagingType).toBe('Packaged');
  expect(reviewRow(rowOf({ name: 'Dry Dock Keg 30L' }), known, none).product.packagingType).toBe('20L & 30L');
  expect(reviewRow(rowOf({}), { ...known, name: 'Keg 50L' }, none).product.packagingType).toBe('50L');
});

test('a new product needs a name and a price even where the file has no such columns', () => {
  const entry = reviewRow(rowOf({}), null, none);
  expect(entry.kind).toBe('issues');
  expect(entry.validationErrors).toEqual(['Missing product name', 'Invalid price (must be a number >= 0)']);
  expect(entry.product.name).toBe('');
});

test('an error that the row has already is not repeated', () => {
  const columns = columnsOf(['sku', 'name', 'price']);
  const long = parseRow(['A', 'x'.repeat(201), '5'], { columns, today: '2026-11-20', index: 1 });
  expect(reviewRow(long, null, none).validationErrors).toEqual([
    'Invalid product name (must be at most 200 characters)',
  ]);
  const row = parseRow(['A', '', 'free'], { columns, today: '2026-11-20', index: 1 });
  expect(reviewRow(row, null, none).validationErrors).toEqual([
    'Missing product name',
    'Invalid price (must be a number >= 0)',
  ]);
});

test('an offer that would be incomplete is an issue and stays unchanged', () => {
  const entry = reviewRow(rowOf({ price: 60, ltoPrice: 50 }), known, none);
  expect(entry.kind).toBe('issues');
  expect(entry.validationErrors).toEqual([
    'All LTO fields (price, start date, end date) must be filled together.',
  ]);
  expect(entry.product).not.toHaveProperty('ltoPrice');
  expect(entry.changes.map(({ field }) => field)).toEqual(['price']);
});

test('an offer may be completed by what the product has', () => {
  const offered = { ...known, ltoPrice: 50, ltoStartDate: '2026-11-01', ltoEndDate: '2026-11-10' };
  expect(reviewRow(rowOf({ ltoEndDate: '2026-11-30' }), offered, none)).toMatchObject({
    kind: 'updated',
    product: { ltoPrice: 50, ltoEndDate: '2026-11-30' },
  });
  expect(reviewRow(rowOf({ ltoStartDate: '2026-11-30' }), offered, none).validationErrors).toEqual([
    'LTO end date must be after the start date.',
  ]);
});

// PRICE-12
test('an offer above the price is an issue and stays unchanged; the rest of the row counts', () => {
  const values = { price: 60, ltoPrice: 60.01, ltoStartDate: '2026-11-20', ltoEndDate: '2026-11-20' };
  const entry = reviewRow(rowOf(values), known, none);
  expect(entry.validationErrors).toEqual(['LTO price must not be above the ordinary price.']);
  expect([entry.kind, entry.values.price, entry.values.ltoPrice]).toEqual(['issues', 60, undefined]);
  expect(reviewRow(rowOf({ ...values, ltoPrice: 60 }), known, none).kind).toBe('updated');
});

test("a price below the product's offer is an issue and stays unchanged", () => {
  const onOffer = { ...known, ltoPrice: 50, ltoStartDate: '2026-11-19', ltoEndDate: '2026-11-21' };
  const entry = reviewRow(rowOf({ price: 49, stock: 3 }), onOffer, none);
  expect(entry.validationErrors).toEqual(['LTO price must not be above the ordinary price.']);
  expect([entry.values.price, entry.values.stock, entry.product.price]).toEqual([undefined, 3, 61.2]);
  expect(reviewRow(rowOf({ price: 49 }), { ...onOffer, ltoEndDate: '2026-11-19' }, none).kind).toBe(
    'updated',
  );
});

// IMPORT-9
test('a SKU that contains imported or is on the ignore list is ignored, with a reason', () => {
  const ignored = new Map([
    ['CTR-101', 'discontinued'],
    ['CTR-102', ''],
  ]);
  const reasonOf = (id: string) => reviewRow(rowOf({ price: 1 }, { id }), known, { ...none, ignored });
  expect(reasonOf('CTR-101')).toMatchObject({
    kind: 'ignored',
    autoIgnored: true,
    ignoreReason: 'discontinued',
  });
  expect(reasonOf('CTR-102')).toMatchObject({ kind: 'ignored', ignoreReason: 'On the ignore list' });
  expect(reasonOf('X-Imported-9')).toMatchObject({
    kind: 'ignored',
    ignoreReason: "SKU contains 'imported'",
  });
  expect(reasonOf('CTR-103')).toMatchObject({ kind: 'updated', autoIgnored: false });
  expect(reasonOf('CTR-103')).not.toHaveProperty('ignoreReason');
});

test('a row keyed imported-n because it has no id is an issue, not ignored', () => {
  const errors = [{ code: 'missing-id' as const, message: 'Missing product ID/SKU' }];
  expect(reviewRow(rowOf({ price: 1 }, { id: 'imported-4', errors }), null, none)).toMatchObject({
    kind: 'issues',
    autoIgnored: false,
  });
});
