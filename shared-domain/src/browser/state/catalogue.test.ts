import { failing, fakeEnvironment } from '../../../testing/fake-environment.ts';
import { testProduct } from '../../goods/products/fixtures.ts';
import {
  addToCartAtom,
  catalogueAsOfAtom,
  catalogueAtom,
  catalogueEditionAtom,
  environmentAtom,
  isLiveAtom,
  keepUnchanged,
  learnProductsAtom,
  loadCatalogueAtom,
  nowAtom,
  productsByIdAtom,
  reconciledCartAtoms,
  replaceProductAtom,
  startState,
} from './index.ts';

const pilsner = testProduct();
const stout = testProduct({ id: 'FUG-303', name: 'Cask Stout' });
const PRODUCTS = 'GET /api/products?ifSmall=true';

async function started(answer: unknown) {
  const world = fakeEnvironment({ [PRODUCTS]: answer });
  const { stop } = startState(world.store, world.environment);
  await world.clock.advance(0);
  return { ...world, stop, catalogue: () => world.store.get(catalogueAtom) };
}
const fetches = ({ calls }: { calls: string[] }) => calls.filter((call) => call === PRODUCTS).length;

// LISTING-14
test('The first fetch starts at once', async () => {
  const world = fakeEnvironment({ [PRODUCTS]: { products: [pilsner], etag: '"r1"' } });
  startState(world.store, world.environment);
  expect(world.calls).toContain(PRODUCTS);
  expect(world.store.get(catalogueAtom).status).toBe('loading');
  await world.clock.advance(0);
  expect(world.store.get(catalogueAtom)).toEqual({
    status: 'ready',
    products: [pilsner],
    isLarge: false,
    etag: '"r1"',
    problem: null,
  });
  expect(world.store.get(productsByIdAtom).get('CTR-101')).toEqual(pilsner);
});

test('After three attempts without an answer the catalogue has the reason; the next fetch recovers', async () => {
  const world = await started(undefined);
  delete world.answers[PRODUCTS];
  expect(world.catalogue().status).toBe('loading');
  await world.clock.advance(3000);
  expect(fetches(world)).toBe(3);
  expect(world.catalogue()).toMatchObject({ status: 'failed', products: [], problem: { code: 'network' } });
  expect(world.log).toContain('The products could not be fetched');
  world.answers[PRODUCTS] = { products: [pilsner] };
  const again = world.store.set(loadCatalogueAtom);
  expect(world.catalogue().status).toBe('loading');
  await again;
  expect(world.catalogue()).toMatchObject({ status: 'ready', products: [pilsner], problem: null });
});

// LISTING-14
test('A refresh that fails keeps the products', async () => {
  const world = await started({ products: [pilsner], etag: '"r1"' });
  world.answers[PRODUCTS] = failing(500, 'internal');
  await world.store.set(loadCatalogueAtom);
  expect(world.catalogue()).toMatchObject({
    status: 'ready',
    products: [pilsner],
    problem: { code: 'internal' },
  });
});

// LISTING-13
test('An unchanged catalogue is not replaced, whether the API sends 304 or the same list', async () => {
  const world = await started({ products: [pilsner, stout], etag: '"r1"' });
  const before = world.catalogue();
  await world.store.set(loadCatalogueAtom);
  expect(world.catalogue()).toBe(before);
  world.answers[PRODUCTS] = { products: [pilsner, stout], etag: '"r2"' };
  await world.store.set(loadCatalogueAtom);
  expect(world.catalogue().products).toBe(before.products);
  expect(world.catalogue().etag).toBe('"r2"');
});

test('A product that sells out while the page is open stays known; a hidden one is removed', async () => {
  const world = await started({ products: [pilsner, stout], etag: '"r1"' });
  world.answers[PRODUCTS] = { products: [], etag: '"r2"' };
  world.answers['GET /api/products?ids=CTR-101%2CFUG-303'] = { products: [{ ...pilsner, stock: 0 }] };
  await world.store.set(loadCatalogueAtom);
  expect(world.catalogue().products).toEqual([{ ...pilsner, stock: 0 }]);
});

test('In a changed catalogue only changed products are new objects', () => {
  const before = [pilsner, stout];
  const fresh = [{ ...pilsner, stock: 9 }, { ...stout }];
  const kept = keepUnchanged(before, fresh);
  expect(kept[0]).toEqual({ ...pilsner, stock: 9 });
  expect(kept[1]).toBe(stout);
  expect(keepUnchanged(before, [{ ...pilsner }, { ...stout }])).toBe(before);
  expect(keepUnchanged(before, [stout, pilsner])).toEqual([stout, pilsner]);
  expect(keepUnchanged(before, [pilsner])).toEqual([pilsner]);
});

// LISTING-13
test('A change of products is fetched on its event, and after a gap in the stream', async () => {
  const world = await started({ products: [pilsner] });
  world.listeners.live?.onOpen?.(false);
  expect(world.store.get(isLiveAtom)).toBe(true);
  expect(fetches(world)).toBe(1);
  world.answers[PRODUCTS] = { products: [stout] };
  world.answers['GET /api/products?ids=CTR-101'] = { products: [] };
  world.listeners.live?.onEvent({ revision: 'r2' });
  await world.clock.advance(0);
  expect(world.catalogue().products).toEqual([stout]);
  world.listeners.live?.onDown?.();
  expect(world.store.get(isLiveAtom)).toBe(false);
  world.listeners.live?.onOpen?.(true);
  await world.clock.advance(0);
  expect(fetches(world)).toBe(3);
});

test('Many changes during one fetch cause one more fetch', async () => {
  const world = await started({ products: [pilsner] });
  const running = world.store.set(loadCatalogueAtom);
  world.store.set(loadCatalogueAtom);
  world.store.set(loadCatalogueAtom);
  await running;
  expect(fetches(world)).toBe(3);
});

test('What staff just saved shows at once, and the next fetch reads the whole list', async () => {
  const world = await started({ products: [pilsner], etag: '"r1"' });
  world.store.set(replaceProductAtom, { ...pilsner, price: 66 });
  world.store.set(replaceProductAtom, stout);
  expect(world.catalogue().products).toEqual([{ ...pilsner, price: 66 }, stout]);
  world.answers['GET /api/products?ids=FUG-303'] = { products: [] };
  await world.store.set(loadCatalogueAtom);
  expect(world.catalogue().products).toEqual([pilsner]);
});

test('The current time advances every 30 s on an open page, until it is stopped', async () => {
  const world = await started({ products: [] });
  await world.clock.advance(60_000);
  expect(world.store.get(nowAtom)).toEqual(new Date('2026-11-20T17:42:00.000Z'));
  world.stop();
  await world.clock.advance(60_000);
  expect(world.store.get(nowAtom)).toEqual(new Date('2026-11-20T17:42:00.000Z'));
  expect(world.listeners).toEqual({});
});

test('Prices and stock are as old as the answer that contained them', async () => {
  const { store, environment } = fakeEnvironment();
  const data = { products: [], etag: null, asOf: Date.parse('2026-11-20T14:05:00Z') };
  store.set(environmentAtom, {
    ...environment,
    client: { ...environment.client, productList: async () => ({ ok: true as const, data }) },
  });
  expect(store.get(catalogueAsOfAtom)).toBeNull();
  await store.set(loadCatalogueAtom);
  expect(store.get(catalogueAsOfAtom)).toBe(Date.parse('2026-11-20T14:05:00Z'));
});

// LISTING-19
test('Of a large catalogue a page knows what is in carts and what it asked for, and hears what became of it', async () => {
  const world = await started({ products: [], isLarge: true });
  expect(world.catalogue()).toMatchObject({ status: 'ready', isLarge: true, products: [] });
  world.store.set(addToCartAtom, { channel: 'licensee', product: pilsner });
  world.answers['GET /api/products?ids=FUG-303'] = { products: [stout] };
  await world.store.set(learnProductsAtom, ['FUG-303', 'CTR-101']);
  expect(world.catalogue().products).toEqual([pilsner, stout]);
  const edition = world.store.get(catalogueEditionAtom);
  world.answers['GET /api/products?ids=CTR-101%2CFUG-303'] = { products: [{ ...pilsner, stock: 0 }] };
  await world.store.set(loadCatalogueAtom);
  expect(world.catalogue().products).toEqual([{ ...pilsner, stock: 0 }]);
  expect(world.store.get(reconciledCartAtoms.licensee)).toMatchObject([{ product: { id: 'CTR-101' } }]);
  expect(world.store.get(catalogueEditionAtom)).toBe(edition + 1);
});

test('What is known of a large catalogue stays where it could not be asked for again', async () => {
  const world = await started({ products: [], isLarge: true });
  world.store.set(addToCartAtom, { channel: 'licensee', product: pilsner });
  world.answers['GET /api/products?ids=CTR-101'] = failing(500, 'internal');
  await world.store.set(loadCatalogueAtom);
  await world.store.set(learnProductsAtom, ['CTR-101']);
  expect(world.catalogue().products).toEqual([pilsner]);
});
