import { testProduct } from '../../goods/products/fixtures.ts';
import {
  DESCRIPTIONS_TEMPLATE,
  descriptionColumnsOf,
  descriptionRowOf,
  faultyDescriptionPlaces,
  LICENCES_TEMPLATE,
  licenceColumnsOf,
  licenceRowOf,
  reviewDescription,
} from './index.ts';

const columns = { id: 0, description: 1, imageUrl: 2 };
const known = testProduct({ description: 'Old.', imageUrl: '/old.png' });

test('a descriptions row is read, empty texts say nothing', () => {
  expect(descriptionRowOf([' CTR-101 ', ' New. ', ''], columns)).toEqual({
    id: 'CTR-101',
    values: { description: 'New.' },
  });
  expect(descriptionRowOf(['CTR-101', '', '/new.png'], columns)).toEqual({
    id: 'CTR-101',
    values: { imageUrl: '/new.png' },
  });
  expect(descriptionRowOf([], { id: 0, description: null, imageUrl: null })).toEqual({ id: '', values: {} });
  expect(descriptionRowOf(['CTR-101'], columns)).toEqual({ id: 'CTR-101', values: {} });
});

test.each([
  ['a known product with a new text', { id: 'CTR-101', values: { description: 'New.' } }, known, 'updated'],
  [
    'a known product with its own text',
    { id: 'CTR-101', values: { description: 'Old.' } },
    known,
    'unchanged',
  ],
  ['a known product without texts', { id: 'CTR-101', values: {} }, known, 'ignored'],
  ['an unknown product', { id: 'CTR-999', values: { description: 'New.' } }, null, 'ignored'],
  ['no id', { id: '', values: { description: 'New.' } }, null, 'issues'],
])('a descriptions row of %s is reviewed', (_, row, existing, kind) => {
  expect(reviewDescription(row, existing).kind).toBe(kind);
});

test('a review of descriptions says what changes and why a row is left out', () => {
  expect(reviewDescription({ id: 'CTR-101', values: { imageUrl: '/new.png' } }, known)).toEqual({
    id: 'CTR-101',
    kind: 'updated',
    values: { imageUrl: '/new.png' },
    changes: [{ field: 'imageUrl', from: '/old.png', to: '/new.png' }],
    errors: [],
  });
  expect(reviewDescription({ id: 'CTR-101', values: {} }, known).ignoreReason).toBe(
    'No description and no image',
  );
  expect(reviewDescription({ id: 'X', values: {} }, null).ignoreReason).toBe('Not in the product list');
  expect(reviewDescription({ id: '', values: {} }, null).errors).toEqual([
    { code: 'missing-id', message: 'Missing product ID/SKU' },
  ]);
});

test.each([
  [
    'a SKU of 101 characters',
    { id: 'S'.repeat(101), values: { description: 'New.' } },
    [{ code: 'invalid-id', message: 'Invalid product ID/SKU (must be at most 100 characters)' }],
  ],
  [
    'a description of 10,001 characters',
    { id: 'CTR-101', values: { description: 'x'.repeat(10_001) } },
    [{ code: 'invalid-value', message: 'Invalid description (must be at most 10000 characters)' }],
  ],
  [
    'an image address of 2,001 characters',
    { id: 'CTR-101', values: { description: 'New.', imageUrl: 'x'.repeat(2_001) } },
    [{ code: 'invalid-value', message: 'Invalid image address (must be at most 2000 characters)' }],
  ],
  [
    'an image address that is a script',
    { id: 'CTR-101', values: { imageUrl: 'javascript:alert(1)' } },
    [
      {
        code: 'invalid-value',
        message: 'Invalid image address (must start with https:// or, for a path of this site, with /)',
      },
    ],
  ],
])('a descriptions row with %s is an issue', (_, { id, values }, errors) => {
  const row: { description?: string; imageUrl?: string } = values;
  expect(reviewDescription({ id, values: row }, known)).toMatchObject({
    kind: 'issues',
    changes: [],
    errors,
  });
});

test('the faulty cells of a descriptions row are found', () => {
  const faults = (...cells: string[]) => faultyDescriptionPlaces(cells, columns);
  expect(faults('CTR-101', 'x'.repeat(10_000), '/new.png')).toEqual([]);
  expect(faults(' ', 'New.')).toEqual([0]);
  expect(faults('S'.repeat(101), 'x'.repeat(10_001), 'x'.repeat(2_001))).toEqual([0, 1, 2]);
  expect(faultyDescriptionPlaces(['CTR-101'], { id: 0, description: null, imageUrl: null })).toEqual([]);
});

const TODAY = '2026-11-24';

test('a licence row is read, rows with an empty number are skipped', () => {
  const places = { licenseNumber: 0, companyName: 1 };
  expect(licenceRowOf([' 305218 ', ' The Gull & Anchor '], places, TODAY)).toEqual({
    licenseNumber: '305218',
    values: { companyName: 'The Gull & Anchor' },
    faults: [],
  });
  expect(licenceRowOf(['305218'], places, TODAY)?.faults).toEqual([
    { field: 'companyName', message: 'Company name is required' },
  ]);
  expect(licenceRowOf([' ', 'The Gull & Anchor'], places, TODAY)).toBeNull();
  expect(licenceRowOf([], places, TODAY)).toBeNull();
});

// LICENCE-13
test('what else a licence row says is read, and a blank cell says nothing', () => {
  const columns = licenceColumnsOf([
    'Number',
    'Establishment',
    'End date',
    'Checked on',
    'Standing',
    'Class',
    'Premises address',
  ]);
  if (columns === null) throw new Error('no columns');
  const read = (...more: string[]) => licenceRowOf(['305-218', 'The Gull', ...more], columns, TODAY);
  expect(
    read('2027-01-09', '2026-11-02', 'Suspended', ' Liquor primary ', '212 Carrall Street')?.values,
  ).toEqual({
    companyName: 'The Gull',
    endDate: '2027-01-09',
    checkedOn: '2026-11-02',
    standing: 'suspended',
    licenceClass: 'Liquor primary',
    premisesAddress: '212 Carrall Street',
  });
  expect(read('', ' ', '')).toMatchObject({ values: { companyName: 'The Gull' }, faults: [] });
  expect(read('today+30', '-3')?.values).toMatchObject({ endDate: '2026-12-24', checkedOn: '2026-11-21' });
  expect(read('09/01/2027', '2026-02-30', 'closed', 'x'.repeat(101), 'y'.repeat(301))?.faults).toEqual([
    { field: 'endDate', message: "Invalid date '09/01/2027' (must be YYYY-MM-DD)" },
    { field: 'checkedOn', message: "Invalid date '2026-02-30' (must be YYYY-MM-DD)" },
    { field: 'standing', message: "Invalid standing 'closed' (must be active or suspended)" },
    { field: 'licenceClass', message: 'Invalid class (must be at most 100 characters)' },
    { field: 'premisesAddress', message: 'Invalid premises address (must be at most 300 characters)' },
  ]);
});

// RECEIVABLE-9
test.each([
  ['Net 30', '5,000.00', { paymentTerms: 'net-30', creditLimit: 5000 }, []],
  ['14 days', '$800', { paymentTerms: 'net-14', creditLimit: 800 }, []],
  ['Due 7 days after delivery', '0', { paymentTerms: 'net-7', creditLimit: 0 }, []],
  ['On delivery', '', { paymentTerms: 'on-delivery' }, []],
  ['COD', ' ', { paymentTerms: 'on-delivery' }, []],
  ['', '', {}, []],
  [
    'Net 45',
    '-5',
    {},
    [
      "Invalid terms 'Net 45' (must be on delivery, or net 7, 14 or 30)",
      "Invalid credit limit '-5' (must be an amount from $0 to $1,000,000)",
    ],
  ],
])('the terms "%s" and the limit "%s" of a licence row', (terms, limit, values, faults) => {
  const columns = licenceColumnsOf(['Number', 'Establishment', 'Terms', 'Credit limit']);
  if (columns === null) throw new Error('no columns');
  const row = licenceRowOf(['305-218', 'The Gull', terms, limit], columns, TODAY);
  expect(row?.values).toEqual({ companyName: 'The Gull', ...values });
  expect(row?.faults.map(({ message }) => message)).toEqual(faults);
});

// IMPORT-21
test('the sample files have the columns that the imports need', () => {
  const headersOf = (file: string) => (file.split('\n')[0] ?? '').split(',');
  expect(descriptionColumnsOf(headersOf(DESCRIPTIONS_TEMPLATE))).toEqual({
    id: 0,
    description: 1,
    imageUrl: 2,
  });
  expect(licenceColumnsOf(headersOf(LICENCES_TEMPLATE))).toEqual({ licenseNumber: 0, companyName: 1 });
});
