import { productFixture } from '../../../testing/index.ts';
import { testProduct } from '../../goods/products/fixtures.ts';
import { emptyStore, formatInventoryStore, type InventoryStore, parseInventoryStore } from './index.ts';

const pilsner = testProduct();
const bare = { stock: 0, looseUnits: 0, hidden: false, forceDisplay: false };
const keg = testProduct({ id: 'FOR-550', packagingType: '50L' });
const parsed = (stored: unknown) => parseInventoryStore(JSON.stringify(stored));
const quantities = (store: InventoryStore | null) =>
  store &&
  Object.fromEntries(
    (['licenseeCart', 'dtcCart', 'kegCart'] as const).map((name) => [
      name,
      store[name].map(({ product, quantity }) => `${quantity} x ${product.id}`),
    ]),
  );

// CART-5
test('The store is written as version 3, with its state beside the version', () => {
  const store = {
    ...emptyStore,
    dtcCart: [{ product: pilsner, quantity: 2, seenPrice: 425 }],
    isComingSoonEnabled: true,
  };
  expect(JSON.parse(formatInventoryStore(store))).toEqual({
    state: {
      licenseeCart: [],
      dtcCart: [{ product: pilsner, quantity: 2, seenPrice: 425 }],
      kegCart: [],
      isComingSoonEnabled: true,
      isKegPortalUnlocked: false,
    },
    version: 3,
  });
});

test.each([[null], ['not json'], ['[]'], ['"text"'], ['17']])('%j is no store', (text) => {
  expect(parseInventoryStore(text)).toBeNull();
});

test('Version 1, with its one cart, becomes the licensee cart', () => {
  const store = parsed({
    state: {
      cart: [
        { product: pilsner, quantity: 4 },
        { product: keg, quantity: 1 },
      ],
    },
    version: 1,
  });
  expect(quantities(store)).toEqual({
    licenseeCart: ['4 x CTR-101', '1 x FOR-550'],
    dtcCart: [],
    kegCart: [],
  });
  expect(store?.licenseeCart[0]).toEqual({ product: pilsner, quantity: 4 });
});

test('Version 2, with two carts and the kegs under another name, keeps all lines', () => {
  const state = {
    cart: { items: [{ product: pilsner, quantity: 4 }] },
    dtcCart: [{ product: pilsner, quantity: 6 }],
    kegsCart: [{ product: keg, quantity: 2 }],
    isKegPortalUnlocked: true,
  };
  const store = parsed({ state, version: 2 });
  expect(quantities(store)).toEqual({
    licenseeCart: ['4 x CTR-101'],
    dtcCart: ['6 x CTR-101'],
    kegCart: ['2 x FOR-550'],
  });
  expect(store?.isKegPortalUnlocked).toBe(true);
  expect(store?.isComingSoonEnabled).toBe(false);
});

test('The same product under an old and a new name is one line with both quantities', () => {
  const state = {
    cart: [{ product: pilsner, quantity: 4 }],
    licenseeCart: [{ product: pilsner, quantity: 3 }],
  };
  expect(quantities(parsed({ state, version: 2 }))?.licenseeCart).toEqual(['7 x CTR-101']);
});

test('Carts by channel, without a version, and flat lines are accepted', () => {
  const { id, name, price } = keg;
  const store = parsed({ carts: { keg: [{ id, name, price, packagingType: '50L', quantity: '2' }] } });
  expect(store?.kegCart).toEqual([
    { product: { ...bare, id, name, price, packagingType: '50L' }, quantity: 2 },
  ]);
});

test('The deposit line of older versions is dropped: it is derived', () => {
  const state = {
    licenseeCart: [
      { product: pilsner, quantity: 4 },
      { product: { id: 'deposit-fee', price: 2.4 }, quantity: 4 },
    ],
  };
  expect(quantities(parsed({ state, version: 2 }))?.licenseeCart).toEqual(['4 x CTR-101']);
});

test('A line with damaged fields is kept, with defaults for missing ones', () => {
  const state = {
    dtcCart: [{ product: { id: 17, price: 'x', packagingType: 'Box', description: 'Long' }, quantity: -2 }],
  };
  expect(parsed({ state, version: 2 })?.dtcCart).toEqual([
    { product: productFixture({ id: '17', price: 0, stock: 0 }), quantity: 1 },
  ]);
});

test("Anything that isn't a line is skipped", () => {
  const state = { dtcCart: [null, 'x', { quantity: 2 }, { product: { id: '' }, quantity: 1 }], kegCart: 5 };
  expect(quantities(parsed({ state, version: 3 }))).toEqual({ licenseeCart: [], dtcCart: [], kegCart: [] });
});

test('An invalid number becomes the default', () => {
  const state = {
    kegCart: [{ product: { id: 'K', stock: '12', looseUnits: ' ', price: '61.20' }, quantity: {} }],
  };
  expect(parsed({ state, version: 3 })?.kegCart[0]).toMatchObject({
    product: { stock: 12, looseUnits: 0, price: 61.2 },
    quantity: 1,
  });
});
