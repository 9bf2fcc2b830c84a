import fc from 'fast-check';
import {
  listingOf,
  type ShopSort,
  searchAmong,
  searchProducts,
  sortByDefault,
  sortByNewest,
} from 'shared-domain/catalogue';
import { inventoryAmong, inventoryOf } from 'shared-domain/inventory';
import type { Channel, Product } from 'shared-domain/products';
import { COMPARE, SHOP_SORTS, sortKeysOf } from 'shared-domain/refinements';
import { productFixture } from 'shared-domain/testing';
import { CatalogueState } from './snapshot.ts';

const NOON = new Date('2026-11-20T20:00:00Z');
const PLAIN = { sort: 'default', styles: [], containers: [], only: [] } as const;
const AFTER_THE_OFFER = new Date('2026-11-26T20:00:00Z');

const words = fc.constantFrom(
  'Světlý',
  'Ležák',
  'hazy',
  'IPA',
  'Pilsner',
  'Straße',
  'Nitro',
  'a',
  'Øl',
  '”Gose“',
  '🍺',
);
const text = fc.oneof(
  fc.array(words, { minLength: 1, maxLength: 4 }).map((some) => some.join(' ')),
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
);

const product = fc
  .record({
    number: fc.nat(40),
    name: text,
    friendlyName: fc.option(text, { nil: undefined }),
    description: fc.option(text, { nil: undefined }),
    category: fc.constantFrom('Beer-Craft', 'Cider', undefined),
    hiddenCategory: fc.constantFrom('FORCE', 'FUGGLES', ' ', undefined),
    packagingType: fc.constantFrom('Packaged' as const, '20L & 30L' as const, '50L' as const),
    stock: fc.nat(2),
    hidden: fc.nat(5).map((die) => die === 0),
    forceDisplay: fc.boolean(),
    ltoPrice: fc.constantFrom(undefined, 50),
    created_at: fc.constantFrom(undefined, '2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z'),
  })
  .map(
    ({ number, ...fields }): Product => ({
      id: `SKU-${number}`,
      price: 60,
      looseUnits: 0,
      ...fields,
      ...(fields.ltoPrice ? { ltoStartDate: '2026-11-18', ltoEndDate: '2026-11-25' } : {}),
    }),
  );
const distinct = (list: Product[]) => [...new Map(list.map((one) => [one.id, one])).values()];
const products = fc.array(product, { maxLength: 40 }).map(distinct);
const idsOf = (list: readonly Product[]) => list.map(({ id }) => id);

/** A catalogue after two changes, with sorted lists made before them. */
async function changedTwice(lists: readonly Product[][], channel: Channel): Promise<CatalogueState> {
  const state = new CatalogueState();
  await state.rank(channel, 'default', NOON);
  await state.rank(channel, 'newest', NOON);
  for (const list of lists) await state.putAll(list);
  return state;
}

const histories = fc.tuple(products, products, products);
const channels = fc.constantFrom<Channel>('licensee', 'dtc', 'keg');
const queries = fc.oneof(
  text,
  fc.constantFrom('', 'svetly lezak', 'ipa hazy', 'HAZY', 'strasse', 'f', 'sku-1', 'x y z'),
);

// LISTING-6, LISTING-7
test('The index finds what plain search finds, in the same order, whatever changed before', () =>
  fc.assert(
    fc.asyncProperty(histories, channels, queries, async (lists, channel, query) => {
      const state = await changedTwice(lists, channel);
      const snapshot = state.snapshot('any');
      const all = snapshot.list('staff');
      expect(idsOf(searchAmong(snapshot.candidates, query))).toEqual(idsOf(searchProducts(all, query)));
      const filters = {
        brands: ['force'],
        packagings: [],
        showHidden: false,
        quickFilters: [],
        search: query,
      };
      expect(idsOf(inventoryAmong(snapshot.candidates, filters))).toEqual(idsOf(inventoryOf(all, filters)));
      const shop = snapshot.shop(channel, 'default', NOON);
      const found = shop?.found({ brands: [], packagings: [], search: query }, PLAIN, { channel, at: NOON });
      const plain = searchProducts(sortByDefault(listingOf(all, channel), NOON, channel), query);
      expect(idsOf(found ?? [])).toEqual(idsOf(plain));
    }),
  ));

// LISTING-8
test("A shop's list is sorted after every change, and when an offer has ended", () =>
  fc.assert(
    fc.asyncProperty(histories, channels, async (lists, channel) => {
      const state = await changedTwice(lists, channel);
      const orderOf = (sort: ShopSort, at: Date) => state.snapshot('any').shop(channel, sort, at)?.products;
      const listed = listingOf(state.snapshot('any').list('staff'), channel);
      expect(orderOf('default', NOON)).toEqual(sortByDefault(listed, NOON, channel));
      expect(orderOf('newest', NOON)).toEqual(sortByNewest(listed));
      for (const sort of SHOP_SORTS) {
        await state.rank(channel, sort, NOON);
        const others = orderOf(sort, NOON)?.map((each) => sortKeysOf(each, { channel, at: NOON })) ?? [];
        expect([...others].sort(COMPARE[sort])).toEqual(others);
      }
      await state.rank(channel, 'default', AFTER_THE_OFFER);
      expect(orderOf('default', AFTER_THE_OFFER)).toEqual(sortByDefault(listed, AFTER_THE_OFFER, channel));
      await state.rank(channel, 'default', NOON);
      expect(orderOf('default', NOON)).toEqual(sortByDefault(listed, NOON, channel));
    }),
  ));

test('A list that was handed out is searched unchanged while the next change is running', async () => {
  const [pilsner, stout] = ['Pilsner', 'Stout'].map((name, place) =>
    productFixture({ id: `SKU-${place}`, name, stock: 5 }),
  ) as [Product, Product];
  const state = new CatalogueState();
  await state.putAll([pilsner, stout]);
  const former = state.snapshot('former');
  const changing = state.putAll([{ ...pilsner, name: 'Helles' }, stout]);
  expect(searchAmong(former.candidates, 'pils')).toEqual([pilsner]);
  await changing;
  expect(searchAmong(former.candidates, 'pils')).toEqual([pilsner]);
  expect(searchAmong(state.snapshot('now').candidates, 'pils')).toEqual([]);
});

test('Many products are sorted in slices, so that other requests are served in between', async () => {
  const many = Array.from({ length: 20_000 }, (_one, place) =>
    productFixture({
      id: `SKU-${place}`,
      name: `Beer ${(place * 7919) % 20_000}`,
      description: 'A clean body, a soft finish and a foam that stays for the whole pint.',
      stock: 5,
    }),
  );
  const state = new CatalogueState();
  let turns = 0;
  let isDone = false;
  const count = (): void => {
    turns += 1;
    if (!isDone) setImmediate(count);
  };
  count();
  await state.putAll(many);
  isDone = true;
  expect(turns).toBeGreaterThan(5);
  expect(searchAmong(state.snapshot('any').candidates, 'beer 19999')).toHaveLength(1);
});
