import { addressOf } from 'shared-domain/client';
import { productFixture } from 'shared-domain/testing';
import { productDocument } from '../../../test/products.ts';
import { staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from './model.ts';

/** Makes a page large enough to be compressed. */
const LONG = 'Two kinds of hops, then two more. '.repeat(20);

describe('the product list', () => {
  const api = testApi();
  beforeAll(async () => {
    await productModel(api.deps.connection).insertMany([
      productDocument({ _id: 'CTR-101', name: 'Dry Dock Pilsner', price: 61.2, stock: 84 }),
      productDocument({ _id: 'CZB-305', name: 'Polotmavý Amber Lager', stock: 0 }),
      productDocument({
        _id: 'FRC-404',
        name: 'Gale Force Double IPA',
        stock: 0,
        forceDisplay: true,
        description: LONG,
      }),
      productDocument({ _id: 'FUG-507', name: 'Hearth & Hop Porter', stock: 0, looseUnits: 5 }),
      productDocument({ _id: 'HID-1', name: 'Hidden Ale', hidden: true, stock: 9 }),
    ]);
    await api.deps.live.changed('products');
  });

  // LISTING-2
  test('A visitor sees what is in stock or forced visible, by name, and nothing hidden', async () => {
    const { body, status } = await api.browser().get('/api/products');
    expect(status).toBe(200);
    expect(body.products.map(({ id }: { id: string }) => id)).toEqual(['CTR-101', 'FRC-404', 'FUG-507']);
    expect(body.products[0]).toEqual(
      productFixture({
        id: 'CTR-101',
        name: 'Dry Dock Pilsner',
        price: 61.2,
        stock: 84,
        created_at: '2026-11-01T00:00:00.000Z',
        updatedAt: '2026-11-01T00:00:00.000Z',
      }),
    );
  });

  // API-9
  test('An unchanged list is answered with 304, a changed one in full', async () => {
    const first = await api.browser().get('/api/products');
    const again = await api
      .browser()
      .get('/api/products')
      .set('If-None-Match', first.headers.etag ?? '');
    expect(again.status).toBe(304);
    await productModel(api.deps.connection).updateOne({ _id: 'FUG-507' }, { $set: { looseUnits: 4 } });
    await api.deps.live.changed('products');
    const changed = await api
      .browser()
      .get('/api/products')
      .set('If-None-Match', first.headers.etag ?? '');
    expect(changed.status).toBe(200);
    expect(changed.body.products[2].looseUnits).toBe(4);
  });

  // API-9
  test.each(['br', 'gzip'])(
    'List, pages and inventory are sent as %p to browsers that accept it',
    async (encoding) => {
      const staff = await staffBrowser(api);
      for (const path of [
        '/api/products',
        '/api/products?limit=2',
        '/api/products?channel=dtc',
        '/api/admin/products',
      ]) {
        const { headers, body } = await staff.get(path).set('Accept-Encoding', encoding).expect(200);
        expect([path, headers['content-encoding']]).toEqual([path, encoding]);
        expect(headers.vary).toContain('Accept-Encoding');
        expect(body.products.length).toBeGreaterThan(0);
      }
      const one = await staff.get('/api/products/CTR-101').set('Accept-Encoding', encoding).expect(200);
      expect(one.headers['content-encoding']).toBeUndefined();
    },
  );

  // API-9
  test('A page of the list leads to the next one', async () => {
    const first = await api.browser().get('/api/products?limit=2');
    expect(first.body.products).toHaveLength(2);
    const second = await api.browser().get(`/api/products?limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body.products.map(({ id }: { id: string }) => id)).toEqual(['FUG-507']);
    expect(second.body.nextCursor).toBeUndefined();
  });

  test('A cursor that is not ours is bad input', async () => {
    const answer = await api.browser().get('/api/products?limit=2&cursor=nonsense');
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual([{ path: 'cursor', message: 'This cursor is not one of ours' }]);
  });

  // LISTING-1
  test('A sold-out product has a page; a hidden one is 404', async () => {
    expect((await api.browser().get('/api/products/CZB-305')).body.stock).toBe(0);
    const hidden = await api.browser().get('/api/products/HID-1');
    expect(hidden.status).toBe(404);
    expect(hidden.body.code).toBe('product_not_found');
  });

  test('A SKU with a comma is requested in a call of its own', async () => {
    await productModel(api.deps.connection).create(productDocument({ _id: 'A,B 100%', name: 'Ale' }));
    await api.deps.live.changed('products');
    const idsAt = async (ids: string[]) => {
      const { body } = await api.browser().get(addressOf('', '/api/products', { ids }));
      return body.products.map(({ id }: { id: string }) => id);
    };
    expect(await idsAt(['A,B 100%', 'CTR-101'])).toEqual(['A,B 100%', 'CTR-101']);
    expect(await idsAt(['A', 'B 100%'])).toEqual([]);
    await productModel(api.deps.connection).deleteOne({ _id: 'A,B 100%' });
    await api.deps.live.changed('products');
  });

  test('Products requested by SKU are returned even when sold out; hidden and unknown ones are left out', async () => {
    const { body, status } = await api.browser().get('/api/products?ids=CZB-305,HID-1,NOPE-1,CTR-101');
    expect(status).toBe(200);
    expect(body.products.map(({ id, stock }: { id: string; stock: number }) => [id, stock]).sort()).toEqual([
      ['CTR-101', 84],
      ['CZB-305', 0],
    ]);
    const tooLong = await api.browser().get(`/api/products?ids=${'X'.repeat(2001)}`);
    expect([tooLong.status, tooLong.body.errors[0].path]).toEqual([422, 'ids']);
  });
});

describe('the catalogue in memory', () => {
  const api = testApi({ monitorCommands: true });
  const model = () => productModel(api.deps.connection);
  let reads: unknown[] = [];
  beforeAll(() => {
    api.deps.connection.getClient().on('commandStarted', ({ command, commandName }) => {
      if (commandName === 'find' && command.find === 'products') reads.push(command.filter);
    });
  });
  beforeEach(async () => {
    await model().deleteMany({});
    await model().insertMany([
      productDocument({ _id: 'ALE', name: 'Ale' }),
      productDocument({ _id: 'BITTER', name: 'Bitter' }),
    ]);
    await api.deps.live.changed('products');
    await names();
    reads = [];
  });

  const names = async (): Promise<string[]> => {
    const { body } = await api.browser().get('/api/products');
    return body.products.map(({ name }: { name: string }) => name);
  };
  const rename = (id: string, name: string) => model().updateOne({ _id: id }, { $set: { name } });

  test('After a change that names its products only those are read again', async () => {
    await rename('ALE', 'Zwickel');
    await api.deps.live.changed('products', ['ALE']);
    await api.deps.live.changed('products', ['GONE']);
    expect(await names()).toEqual(['Bitter', 'Zwickel']);
    expect(reads).toEqual([{ _id: { $in: ['ALE', 'GONE'] } }]);
  });

  test('After a change that names none everything is read again, and nothing while nothing changes', async () => {
    await rename('ALE', 'Zwickel');
    await api.deps.live.changed('products', ['BITTER']);
    await api.deps.live.changed('products');
    expect(await names()).toEqual(['Bitter', 'Zwickel']);
    await names();
    expect(reads).toEqual([{}]);
  });

  test('A process that missed more changes than are remembered reads everything again', async () => {
    await rename('ALE', 'Zwickel');
    for (let change = 0; change < 201; change += 1) await api.deps.live.changed('products', ['ALE']);
    expect(await names()).toEqual(['Bitter', 'Zwickel']);
    expect(reads).toEqual([{}]);
  });

  test('A deleted product is in no list any more', async () => {
    await model().deleteOne({ _id: 'ALE' });
    await api.deps.live.changed('products', ['ALE']);
    expect(await names()).toEqual(['Bitter']);
    expect((await api.browser().get('/api/products/ALE')).status).toBe(404);
  });

  test('Many requests at once after a change are answered from one read', async () => {
    await api.deps.live.changed('products');
    await Promise.all(Array.from({ length: 8 }, names));
    expect(reads).toEqual([{}]);
  });
});
