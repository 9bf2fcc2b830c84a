import { productDocument } from '../../../test/products.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from './model.ts';

const idsOf = ({ products }: { products: { id: string }[] }) => products.map(({ id }) => id);

/** Sixty cans of two breweries, the last with an offer, and products that retail doesn't list. */
const DOCUMENTS = [
  ...Array.from({ length: 60 }, (_one, place) =>
    productDocument({
      _id: `CAN-${String(place).padStart(2, '0')}`,
      name: `Ležák ${place}`,
      stock: 5,
      hiddenCategory: place % 2 ? 'FORCE' : 'FUGGLES',
      ...(place === 59 ? { ltoPrice: 50, ltoStartDate: '2020-01-01', ltoEndDate: '2099-01-01' } : {}),
    }),
  ),
  productDocument({ _id: 'OUT', name: 'Sold-out Ležák', stock: 0 }),
  productDocument({ _id: 'HID', name: 'Hidden Ležák', stock: 5, hidden: true }),
  productDocument({ _id: 'KEG', name: 'Ležák 50L', stock: 5, packagingType: '50L' }),
];

describe('the pages of a shop', () => {
  const api = testApi({ environment: { HELD_PRODUCTS: '60' } });
  const model = () => productModel(api.deps.connection);
  const ask = async (query: string) => (await api.browser().get(`/api/products?${query}`)).body;
  beforeAll(async () => {
    await model().insertMany(DOCUMENTS);
    await api.deps.live.changed('products');
  });

  // LISTING-3, LISTING-8, LISTING-19
  test("A shop's list is sorted, has pages of 24, and has the total number", async () => {
    const first = await ask('channel=dtc');
    expect([first.products.length, first.total]).toEqual([24, 60]);
    expect(idsOf(first).slice(0, 3)).toEqual(['CAN-59', 'CAN-00', 'CAN-01']);
    const second = await ask(`channel=dtc&cursor=${first.nextCursor}`);
    const third = await ask(`channel=dtc&cursor=${second.nextCursor}`);
    expect(idsOf(second)[0]).toBe('CAN-23');
    expect([third.products.length, third.nextCursor]).toEqual([12, undefined]);
    expect(second.facets).toBeUndefined();
  });

  // LISTING-9, LISTING-19
  test('The first page also has the brands and packagings to choose from', async () => {
    const { facets } = await ask('channel=licensee&brand=FORCE&category=50L');
    expect(facets).toMatchObject({ listed: 61, inCategory: 1, brands: [] });
    expect(facets.packagings).toMatchObject([
      { packaging: 'Packaged', count: 60, examples: [{ id: 'CAN-59' }, { id: 'CAN-00' }, { id: 'CAN-01' }] },
      { packaging: '50L', count: 1, examples: [{ id: 'KEG' }] },
    ]);
  });

  // LISTING-7, LISTING-10
  test('Filters and search are those of the shop’s address', async () => {
    const found = await ask('channel=dtc&brand=FORCE&packaging=Packaged,nonsense&search=lezak%203');
    expect(idsOf(found)).toEqual(['CAN-03', 'CAN-31', 'CAN-33', 'CAN-35', 'CAN-37', 'CAN-39']);
    expect((await ask('channel=keg&search=LEZAK')).total).toBe(1);
    expect(await ask('channel=dtc&search=zzz')).toMatchObject({ products: [], total: 0 });
  });

  test('A page continues after the last shown product, even if others were added before it', async () => {
    const first = await ask('channel=dtc');
    await model().insertOne(productDocument({ _id: 'NEW', name: 'Ale', stock: 5 }));
    await api.deps.live.changed('products', ['NEW']);
    const second = await ask(`channel=dtc&cursor=${first.nextCursor}`);
    expect([idsOf(second)[0], second.total]).toEqual(['CAN-23', 61]);
    await model().deleteOne({ _id: 'NEW' });
    await api.deps.live.changed('products', ['NEW']);
  });

  test('A page continues where it was, even if the last shown product is gone from the list', async () => {
    const first = await ask('channel=dtc');
    const hide = async (hidden: boolean) => {
      await model().updateOne({ _id: idsOf(first).at(-1) }, { $set: { hidden } });
      await api.deps.live.changed('products', [idsOf(first).at(-1) as string]);
    };
    await hide(true);
    const second = await ask(`channel=dtc&cursor=${first.nextCursor}`);
    expect(idsOf(second)[0]).toBe('CAN-23');
    await hide(false);
  });

  // LISTING-23, LISTING-24
  test('Sorts and further filters are those of the shop’s address, with counts on demand', async () => {
    const sorted = await ask('channel=licensee&sort=price&search=lezak&only=in-stock,nonsense');
    expect([idsOf(sorted)[0], sorted.total, sorted.counts]).toEqual(['CAN-59', 61, undefined]);
    expect(idsOf(await ask('channel=licensee&sort=name&limit=2'))).toEqual(['CAN-00', 'CAN-01']);
    const { total, counts } = await ask('channel=licensee&only=on-sale&container=keg&counts=true');
    expect(total).toBe(0);
    expect(counts).toMatchObject({
      brand: [
        { value: 'FORCE', count: 0 },
        { value: 'FUGGLES', count: 0 },
      ],
      container: [{ value: 'keg', count: 0 }],
      only: [
        { value: 'in-stock', count: 0 },
        { value: 'on-sale', count: 0 },
      ],
    });
    const unknown = await ask('channel=dtc&sort=colour');
    expect(unknown.errors[0].path).toBe('sort');
  });

  // LISTING-19
  test('A browser that only takes small catalogues gets none of this one', async () => {
    expect(await ask('ifSmall=true')).toEqual({ products: [], isLarge: true });
    await model().updateMany({ _id: /^CAN-[0-4]/ }, { $set: { stock: 0 } });
    await api.deps.live.changed('products');
    expect((await ask('ifSmall=true')).products).toHaveLength(11);
  });
});
