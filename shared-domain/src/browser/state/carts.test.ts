import { fakeEnvironment } from '../../../testing/fake-environment.ts';
import { fakeStorage } from '../../../testing/fake-storage.ts';
import { testProduct } from '../../goods/products/fixtures.ts';
import {
  acknowledgeLineAtom,
  addToCartAtom,
  cartAtoms,
  cartCountAtoms,
  clearCartAtom,
  loadCatalogueAtom,
  reconciledCartAtoms,
  STORE_KEY,
  setQuantityAtom,
  startState,
} from './index.ts';

const pilsner = testProduct();
const keg = testProduct({ id: 'FOR-550', packagingType: '50L' });

function started(world = fakeEnvironment()) {
  startState(world.store, world.environment);
  return world;
}
/** Two tabs of one browser: each with its own store, one local storage. */
function twoTabs() {
  const localStorage = fakeStorage();
  return [
    started(fakeEnvironment({}, { localStorage })),
    started(fakeEnvironment({}, { localStorage })),
  ] as const;
}
type World = ReturnType<typeof fakeEnvironment>;
const quantitiesIn = ({ store }: World, channel: 'licensee' | 'dtc' | 'keg' = 'licensee') =>
  store.get(cartAtoms[channel]).map(({ product, quantity }) => `${quantity} x ${product.id}`);

test('A cart changes by its rules and is kept in local storage', () => {
  const { store, localStorage } = started();
  store.set(addToCartAtom, { channel: 'licensee', product: pilsner, quantity: 4 });
  store.set(addToCartAtom, { channel: 'licensee', product: keg });
  store.set(setQuantityAtom, { channel: 'licensee', productId: 'CTR-101', quantity: 3 });
  expect(store.get(cartCountAtoms.licensee)).toBe(4);
  const kept = JSON.parse(localStorage.kept.get(STORE_KEY) ?? '');
  expect(kept.version).toBe(3);
  expect(kept.state.licenseeCart).toEqual([
    { product: pilsner, quantity: 3, seenPrice: 6120 },
    { product: keg, quantity: 1, seenPrice: 6120 },
  ]);
});

// CART-1
test('The three carts are independent', () => {
  const world = started();
  world.store.set(addToCartAtom, { channel: 'dtc', product: pilsner, quantity: 6 });
  world.store.set(addToCartAtom, { channel: 'keg', product: keg, quantity: 2 });
  expect([quantitiesIn(world), quantitiesIn(world, 'dtc'), quantitiesIn(world, 'keg')]).toEqual([
    [],
    ['6 x CTR-101'],
    ['2 x FOR-550'],
  ]);
  world.store.set(clearCartAtom, 'dtc');
  expect([quantitiesIn(world, 'dtc'), quantitiesIn(world, 'keg')]).toEqual([[], ['2 x FOR-550']]);
});

// CART-7
test("Yesterday's cart shows what sold out overnight as sold out; what was hidden is gone and not counted", async () => {
  const stored = { state: { licenseeCart: [pilsner, keg].map((product) => ({ product, quantity: 4 })) } };
  const world = started(
    fakeEnvironment(
      {
        'GET /api/products?ifSmall=true': { products: [] },
        'GET /api/products?ids=CTR-101%2CFOR-550': { products: [{ ...pilsner, stock: 0 }] },
      },
      { localStorage: fakeStorage({ [STORE_KEY]: JSON.stringify({ ...stored, version: 3 }) }) },
    ),
  );
  await world.clock.advance(0);
  expect(world.store.get(reconciledCartAtoms.licensee).map(({ changes }) => changes)).toEqual([
    [{ kind: 'short', left: 0 }],
    [{ kind: 'vanished' }],
  ]);
  expect(world.store.get(cartCountAtoms.licensee)).toBe(4);
});

test('What one tab adds to its cart shows in the other', () => {
  const [one, other] = twoTabs();
  one.store.set(addToCartAtom, { channel: 'licensee', product: pilsner, quantity: 2 });
  expect(quantitiesIn(other)).toEqual([]);
  other.listeners.storage?.('something-else');
  expect(quantitiesIn(other)).toEqual([]);
  other.listeners.storage?.(STORE_KEY);
  expect(quantitiesIn(other)).toEqual(['2 x CTR-101']);
});

// CART-6
test('Two tabs that change the cart at the same moment lose nothing', () => {
  const [one, other] = twoTabs();
  one.store.set(addToCartAtom, { channel: 'licensee', product: pilsner, quantity: 2 });
  other.store.set(addToCartAtom, { channel: 'licensee', product: keg });
  one.store.set(addToCartAtom, { channel: 'dtc', product: pilsner });
  other.listeners.storage?.(null);
  for (const tab of [one, other]) {
    expect([quantitiesIn(tab), quantitiesIn(tab, 'dtc')]).toEqual([
      ['2 x CTR-101', '1 x FOR-550'],
      ['1 x CTR-101'],
    ]);
  }
});

test("Another tab's change keeps untouched carts as the same objects", () => {
  const [one, other] = twoTabs();
  one.store.set(addToCartAtom, { channel: 'licensee', product: pilsner });
  other.listeners.storage?.(STORE_KEY);
  const before = other.store.get(cartAtoms.licensee);
  one.store.set(addToCartAtom, { channel: 'dtc', product: pilsner });
  other.listeners.storage?.(STORE_KEY);
  expect(other.store.get(cartAtoms.licensee)).toBe(before);
});

// CART-6
test.each(['full', 'forbidden'] as const)("A storage that is %s doesn't break the shop", (state) => {
  const world = started();
  world.store.set(addToCartAtom, { channel: 'licensee', product: pilsner });
  world.localStorage.state = state;
  world.store.set(addToCartAtom, { channel: 'licensee', product: pilsner });
  world.store.set(addToCartAtom, { channel: 'licensee', product: keg });
  expect(quantitiesIn(world)).toEqual(['2 x CTR-101', '1 x FOR-550']);
  world.localStorage.state = 'fine';
  world.store.set(addToCartAtom, { channel: 'licensee', product: keg });
  expect(quantitiesIn(started(fakeEnvironment({}, { localStorage: world.localStorage })))).toEqual([
    '2 x CTR-101',
    '2 x FOR-550',
  ]);
});

test('A cleared or broken stored text removes nothing from an open page', () => {
  const world = started();
  world.store.set(addToCartAtom, { channel: 'licensee', product: pilsner });
  world.localStorage.kept.clear();
  world.listeners.storage?.(null);
  world.localStorage.kept.set(STORE_KEY, '{broken');
  world.listeners.storage?.(STORE_KEY);
  expect(quantitiesIn(world)).toEqual(['1 x CTR-101']);
});

test('Until the catalogue is loaded a cart shows what was added; then it says what changed', async () => {
  const world = fakeEnvironment();
  started(world);
  const { store, answers } = world;
  store.set(addToCartAtom, { channel: 'licensee', product: pilsner, quantity: 2 });
  expect(store.get(reconciledCartAtoms.licensee)[0]?.changes).toEqual([]);
  await world.clock.advance(60_000);
  answers['GET /api/products?ifSmall=true'] = { products: [{ ...pilsner, price: 66 }], etag: '"r1"' };
  await store.set(loadCatalogueAtom);
  expect(store.get(reconciledCartAtoms.licensee)[0]?.changes).toEqual([
    { kind: 'price-changed', was: 6120, now: 6600 },
  ]);
  store.set(acknowledgeLineAtom, { channel: 'licensee', productId: pilsner.id });
  expect(store.get(reconciledCartAtoms.licensee)[0]?.changes).toEqual([]);
});
