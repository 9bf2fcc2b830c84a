import { adoptSessionAtom, catalogueAtom, futureAtom, lookAheadAtom, nowAtom, startState } from './index.ts';
import { madeUpWorld } from './made-up-world.ts';

const DECEMBER = new Date('2026-12-05T18:00:00.000Z');
const nora = { staff: { email: 'nora.whitfield@cbo.example', devMode: false } };
const product = { id: 'CTR-112', name: 'Gantry IPA', price: 74.4, stock: 5, hidden: false };
const PRODUCTS = { etag: '"1"', products: [product, { ...product, id: 'CTR-113', hidden: true }] };

async function staffTab(kept?: string) {
  const world = madeUpWorld({ 'GET /api/session': nora, 'GET /api/products': PRODUCTS });
  if (kept) world.sessionStorage.write('staff-future', kept);
  startState(world.store, world.environment);
  await world.clock.advance(0);
  return world;
}
const shown = ({ store }: { store: Awaited<ReturnType<typeof staffTab>>['store'] }) =>
  store.get(catalogueAtom).products.map(({ id }) => id);

test('Staff look at the shops as of a moment: offers go by it, hidden products are out of sight', async () => {
  const world = await staffTab();
  expect(shown(world)).toEqual(['CTR-112', 'CTR-113']);
  world.store.set(lookAheadAtom, DECEMBER);
  expect(world.store.get(nowAtom)).toEqual(DECEMBER);
  expect(shown(world)).toEqual(['CTR-112']);
  world.store.set(lookAheadAtom, null);
  expect(world.store.get(nowAtom)).toEqual(new Date('2026-11-20T17:41:00.000Z'));
  expect(world.sessionStorage.read('staff-future')).toBeNull();
});

test('A reload keeps the moment; what is no moment is the present', async () => {
  expect((await staffTab(DECEMBER.toISOString())).store.get(futureAtom)).toEqual(DECEMBER);
  expect((await staffTab('soon')).store.get(futureAtom)).toBeNull();
});

test('Whose staff session is over is back in the present', async () => {
  const { store } = await staffTab(DECEMBER.toISOString());
  store.set(adoptSessionAtom, {});
  expect(store.get(futureAtom)).toBeNull();
});
