import type { core } from 'zod/mini';
import { checkInput, productCreate, productEdit, productEditorForm } from './index.ts';

const messagesOf = (schema: core.$ZodType, input: unknown): Record<string, string> => {
  const checked = checkInput(schema, input);
  return Object.fromEntries((checked.ok ? [] : checked.errors).map(({ path, message }) => [path, message]));
};

const abvMessage = 'ABV is required. Please enter a valid number.';
const packagingMessage = 'Packaging type is required. Please select a packaging type.';
const offerMessage = 'All LTO fields (price, start date, end date) must be filled together.';
const orderMessage = 'LTO end date must be after the start date.';
const imageMessage = 'Invalid image address (must start with https:// or, for a path of this site, with /)';
const countMessage = 'Invalid containers per unit (must be a whole number, 1 to 1000)';
const volumeMessage = 'Invalid container volume (must be whole millilitres, 1 to 100000)';
const form = { abv: 5.5, packagingType: 'Packaged' };

// PRODUCT-6
test.each([
  [{ abv: undefined }, { abv: abvMessage }],
  [{ abv: null }, { abv: abvMessage }],
  [{ abv: Number.NaN }, { abv: abvMessage }],
  [{ abv: -0.1 }, { abv: abvMessage }],
  [{ abv: 100.1 }, { abv: abvMessage }],
  [{ abv: 0 }, {}],
  [{ abv: 100 }, {}],
  [{ packagingType: '' }, { packagingType: packagingMessage }],
  [{ packagingType: '30L' }, { packagingType: packagingMessage }],
  [{ ltoPrice: 50 }, { ltoStartDate: offerMessage, ltoEndDate: offerMessage }],
  [{ ltoPrice: 50, ltoStartDate: '2026-11-20', ltoEndDate: '' }, { ltoEndDate: offerMessage }],
  [{ ltoStartDate: '2026-11-20', ltoEndDate: '2026-11-30' }, { ltoPrice: offerMessage }],
  [{ ltoPrice: '', ltoStartDate: '', ltoEndDate: '' }, {}],
  [{ ltoPrice: null, ltoStartDate: null, ltoEndDate: null }, {}],
  [{ ltoPrice: 50, ltoStartDate: '2026-11-30', ltoEndDate: '2026-11-20' }, { ltoEndDate: orderMessage }],
  [{ ltoPrice: 50, ltoStartDate: '2026-11-30', ltoEndDate: '2026-11-30' }, {}],
  [{ ltoPrice: 50, ltoStartDate: '2026-11-20', ltoEndDate: '2026-11-30' }, {}],
  [{ ltoPrice: 50, ltoStartDate: '2026-11-20T08:00:00Z', ltoEndDate: '2026-11-20T20:00:00Z' }, {}],
  [
    { ltoPrice: 50, ltoStartDate: 'soon', ltoEndDate: '2026-11-30' },
    { ltoStartDate: 'Please enter a valid date' },
  ],
  [
    { ltoPrice: 50, ltoStartDate: 5, ltoEndDate: ['2026-11-30'] },
    { ltoStartDate: 'Please enter a valid date', ltoEndDate: 'Please enter a valid date' },
  ],
  [{ imageUrl: '' }, {}],
  [{ imageUrl: '/api/images/products/a.png?signature=1' }, {}],
  [{ imageUrl: ' JavaScript:alert(1)' }, { imageUrl: imageMessage }],
  [{ containerVolume: 473.5 }, { containerVolume: volumeMessage }],
  [{ containerVolume: 100_001 }, { containerVolume: volumeMessage }],
  [{ containerVolume: 100_000 }, {}],
  [{ containersPerUnit: 24, ldbSku: '123456' }, {}],
  [{ containersPerUnit: 0 }, { containersPerUnit: countMessage }],
  [{ containersPerUnit: 1.5 }, { containersPerUnit: countMessage }],
])('The product editor with %j answers %j', (change, messages) => {
  expect(messagesOf(productEditorForm, { ...form, ...change })).toEqual(messages);
});

test("The editor shows all faults at once, the offer's included", () => {
  expect(messagesOf(productEditorForm, { ltoPrice: 5 })).toEqual({
    abv: abvMessage,
    packagingType: packagingMessage,
    ltoStartDate: offerMessage,
    ltoEndDate: offerMessage,
  });
});

test("An edit may name a single field, which obeys the editor's rules", () => {
  expect(messagesOf(productEdit, { hidden: true, updatedAt: '2026-11-20T17:41:00.000Z' })).toEqual({});
  expect(messagesOf(productEdit, { abv: null })).toEqual({ abv: abvMessage });
  expect(messagesOf(productEdit, { ltoEndDate: '2026-11-30' })).toEqual({
    ltoPrice: offerMessage,
    ltoStartDate: offerMessage,
  });
  expect(messagesOf(productEdit, 'text')).toEqual({ '': 'Please send named fields' });
});

// IMPORT-4, PRODUCT-1
test('A new product needs id, name and price; the rest has its defaults', () => {
  expect(messagesOf(productCreate, { price: -1, stock: 0.5 })).toEqual({
    id: 'Missing product ID/SKU',
    name: 'Missing product name',
    price: 'Invalid price (must be a number >= 0)',
    stock: 'Invalid stock quantity (must be a number >= 0)',
  });
  expect(productCreate.parse({ id: ' CTR-900 ', name: 'New Ale', price: 60 })).toEqual({
    id: 'CTR-900',
    name: 'New Ale',
    price: 60,
    stock: 0,
    packagingType: 'Packaged',
  });
});

// PRODUCT-17
test.each(['deposit-fee', 'A/B', 'A\u0000B', 'A\r\nB', '..', 'A\u2028B', '\ud800'])(
  'No product can be created with the id %j',
  (id) => {
    expect(messagesOf(productCreate, { id, name: 'New Ale', price: 60 })).toEqual({
      id: expect.stringMatching(/^Invalid product ID\/SKU \(.*\)$/),
    });
  },
);
