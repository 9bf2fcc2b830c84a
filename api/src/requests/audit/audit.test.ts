import { upload } from '../../../test/imports.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { entrySources } from '../../models.ts';
import { copyAll } from './index.ts';

const api = testApi();
let staff: Browser;
let importId: string;

/** Each change was made once; nothing has read the audit since. */
const changes: Record<string, () => Promise<{ status: number }>> = {
  products: async () => staff.patch('/api/admin/products/IPA').send({ abv: 6 }),
  licensees: async () => staff.put('/api/admin/licences/301-442').send({ companyName: 'Harbour Light' }),
  settings: async () => staff.patch('/api/admin/settings').send({ comingSoon: true }),
  ignored_skus: async () => staff.post('/api/admin/ignored-skus').send({ sku: 'OLD-1' }),
  import_rows: async () => staff.patch(`/api/admin/imports/${importId}/rows/IPA`).send({ price: 64 }),
};

const pending = (collection: string) =>
  api.deps.connection.collection(collection).countDocuments({ 'pendingAudit.action': { $exists: true } });

async function makeChanges(): Promise<void> {
  for (const change of Object.values(changes)) expect((await change()).status).toBeLessThan(300);
}

beforeAll(async () => {
  staff = await staffBrowser(api);
});

beforeEach(async () => {
  const { connection } = api.deps;
  for (const name of ['audit', ...Object.keys(changes), 'imports']) {
    await connection.collection(name).deleteMany({});
  }
  await productModel(connection).insertMany([productDocument({ _id: 'IPA', name: 'Moon Moth Hazy IPA' })]);
  await api.deps.live.changed('products');
  importId = (await upload(staff, 'inventory', 'sku,price\nIPA,65\n').expect(201)).body.id;
});

describe('an entry that is still stored in the changed document', () => {
  const reads = () => [
    '/api/products',
    '/api/products?ids=IPA',
    '/api/products?limit=1',
    '/api/products/IPA',
    '/api/settings',
    '/api/admin/products',
    '/api/admin/licences?number=301-442',
    '/api/admin/licences?limit=5',
    '/api/admin/ignored-skus',
    '/api/admin/imports',
    `/api/admin/imports/${importId}`,
    '/api/admin/dashboard?days=14',
  ];

  test('leaves the API only through the audit', async () => {
    await makeChanges();
    for (const address of reads()) {
      const { status, text } = await staff.get(address);
      expect([address, status, text.includes('pendingAudit')]).toEqual([address, 200, false]);
    }
    for (const collection of Object.keys(changes).filter((name) => name !== 'settings')) {
      expect([collection, await pending(collection)]).toEqual([collection, 1]);
    }
  });

  test('is in the audit on the next read, and nowhere else from then on', async () => {
    await makeChanges();
    const { body } = await staff.get('/api/admin/audit').expect(200);
    const actions = body.entries.map(({ action }: { action: string }) => action);
    expect(actions.sort()).toEqual([
      'ignored-sku.add',
      'import.row-edit',
      'import.upload',
      'licence.save',
      'product.edit',
      'settings.edit',
    ]);
    for (const { collection } of entrySources(api.deps.connection)) {
      const { collectionName } = collection as { collectionName: string };
      expect([collectionName, await pending(collectionName)]).toEqual([collectionName, 0]);
    }
  });

  test('stays one entry, however many processes copy it at the same moment', async () => {
    await makeChanges();
    const sources = entrySources(api.deps.connection);
    await Promise.all([1, 2, 3, 4].map(() => copyAll(api.deps, sources)));
    expect(await api.deps.connection.collection('audit').countDocuments()).toBe(6);
  });

  test('is taken out of a product without a new time, revision or ETag', async () => {
    await staff.patch('/api/admin/products/IPA').send({ abv: 6 }).expect(200);
    const standing = async () => {
      const list = await api.browser().get('/api/products');
      const stored = await productModel(api.deps.connection).findById('IPA').lean();
      const revision = await api.deps.connection.collection('revisions').find().toArray();
      return [list.headers.etag, stored, revision];
    };
    const before = await standing();
    expect(await pending('products')).toBe(1);
    await staff.get('/api/admin/audit').expect(200);
    expect(await pending('products')).toBe(0);
    expect(await standing()).toEqual(before);
  });

  test('outlives a SKU taken off the ignore list, and the SKU may come back in the meantime', async () => {
    const add = () => staff.post('/api/admin/ignored-skus').send({ sku: 'OLD-1', reason: 'Gone' });
    const remove = () => staff.delete('/api/admin/ignored-skus?sku=OLD-1');
    await add().expect(201);
    await remove().expect(204);
    expect((await staff.get('/api/admin/ignored-skus')).body.ignoredSkus).toEqual([]);
    await remove().expect(404);
    expect((await add().expect(201)).body.ignoredSkus).toMatchObject([{ sku: 'OLD-1', reason: 'Gone' }]);
    const { body } = await staff.get('/api/admin/audit?subject=OLD-1');
    expect(body.entries.map(({ action }: { action: string }) => action)).toEqual([
      'ignored-sku.add',
      'ignored-sku.remove',
      'ignored-sku.add',
    ]);
    expect((await staff.get('/api/admin/ignored-skus')).body.ignoredSkus).toHaveLength(1);
    await remove().expect(204);
    await staff.get('/api/admin/audit').expect(200);
    expect(await api.deps.connection.collection('ignored_skus').countDocuments()).toBe(0);
  });
});

test.each(Object.keys(changes))('a change of %s that changes nothing has no entry', async (name) => {
  await changes[name]?.();
  const entries = async () => (await staff.get('/api/admin/audit')).body.entries.length;
  const once = await entries();
  expect((await changes[name]?.())?.status).toBeLessThan(300);
  expect([once, await entries()]).toEqual([2, 2]);
});
