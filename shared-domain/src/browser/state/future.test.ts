import { fakeEnvironment } from '../../../testing/fake-environment.ts';
import { testProduct } from '../../goods/products/fixtures.ts';
import {
  addToCartAtom,
  adoptSessionAtom,
  adoptSettingsAtom,
  cartAtoms,
  catalogueAtom,
  futureAtom,
  nowAtom,
  openFutureAtom,
  STORE_KEY,
  startState,
} from './index.ts';
import { inventoryStoreAtom } from './persisted.ts';

const DECEMBER = new Date('2026-12-05T18:00:00.000Z');
const nora = { staff: { email: 'nora.whitfield@cbo.example', devMode: false, role: 'office' } } as const;
const product = { id: 'CTR-112', name: 'Gantry IPA', price: 74.4, stock: 5, hidden: false };
const PRODUCTS = { etag: '"1"', products: [product, { ...product, id: 'CTR-113', hidden: true }] };

async function staffTab(kept?: string) {
  const world = fakeEnvironment({ 'GET /api/session': nora, 'GET /api/products?ifSmall=true': PRODUCTS });
  if (kept) world.sessionStorage.write('staff-future', kept);
  startState(world.store, world.environment);
  await world.clock.advance(0);
  return world;
}
const shown = ({ store }: { store: Awaited<ReturnType<typeof staffTab>>['store'] }) =>
  store.get(catalogueAtom).products.map(({ id }) => id);

test('In the future shop offers follow the chosen moment, and hidden products are not shown', async () => {
  const world = await staffTab();
  expect(shown(world)).toEqual(['CTR-112', 'CTR-113']);
  world.store.set(openFutureAtom, DECEMBER);
  expect(world.store.get(nowAtom)).toEqual(DECEMBER);
  expect(shown(world)).toEqual(['CTR-112']);
  world.store.set(openFutureAtom, null);
  expect(world.store.get(nowAtom)).toEqual(new Date('2026-11-20T17:41:00.000Z'));
  expect(world.sessionStorage.read('staff-future')).toBeNull();
});

test('A reload keeps the chosen moment; an invalid one is ignored', async () => {
  expect((await staffTab(DECEMBER.toISOString())).store.get(futureAtom)).toEqual(DECEMBER);
  expect((await staffTab('soon')).store.get(futureAtom)).toBeNull();
});

test('When the staff session ends, so does the future shop', async () => {
  const { store } = await staffTab(DECEMBER.toISOString());
  store.set(adoptSessionAtom, {});
  expect(store.get(futureAtom)).toBeNull();
});

const quantities = ({ store }: { store: Awaited<ReturnType<typeof staffTab>>['store'] }) =>
  store.get(cartAtoms.dtc).map(({ product: { id }, quantity }) => `${quantity} x ${id}`);

// PRICE-14
test("What is added to a future shop's cart stays there: the customer's own cart is unchanged", async () => {
  const world = await staffTab();
  world.store.set(addToCartAtom, { channel: 'dtc', product: testProduct(), quantity: 6 });
  const own = world.localStorage.read(STORE_KEY);
  world.store.set(openFutureAtom, DECEMBER);
  expect(quantities(world)).toEqual([]);
  world.store.set(addToCartAtom, { channel: 'dtc', product: testProduct({ id: 'NEXT' }), quantity: 2 });
  expect(quantities(world)).toEqual(['2 x NEXT']);
  expect(world.localStorage.read(STORE_KEY)).toBe(own);
  world.store.set(openFutureAtom, null);
  expect(quantities(world)).toEqual(['6 x CTR-101']);
  world.store.set(openFutureAtom, DECEMBER);
  expect(quantities(world)).toEqual([]);
});

test("A reload keeps the future shop's cart", async () => {
  const before = await staffTab(DECEMBER.toISOString());
  before.store.set(addToCartAtom, { channel: 'dtc', product: testProduct(), quantity: 3 });
  const world = fakeEnvironment({ 'GET /api/session': nora, 'GET /api/products?ifSmall=true': PRODUCTS });
  for (const [key, text] of before.sessionStorage.kept) world.sessionStorage.write(key, text);
  startState(world.store, world.environment);
  expect(quantities(world)).toEqual(['3 x CTR-101']);
  expect(world.localStorage.read(STORE_KEY)).toBeNull();
});

test('A switch of the site received in a future shop is stored with the present', async () => {
  const world = await staffTab(DECEMBER.toISOString());
  world.store.set(adoptSettingsAtom, { comingSoon: true, retailStoreOpen: true });
  expect(world.store.get(inventoryStoreAtom).isComingSoonEnabled).toBe(true);
  world.store.set(openFutureAtom, null);
  expect(world.store.get(inventoryStoreAtom).isComingSoonEnabled).toBe(true);
});
