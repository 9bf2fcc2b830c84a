import { mkdtempSync, readdirSync, renameSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openBucket } from 'shared-domain/bucket';
import { BUCKET_ACCESS } from '../../../../local/src/stand-ins/index.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { decideFeeds } from './feeds.ts';
import { importModel, readFeeds, workOnImports } from './index.ts';

const OWNER = 'olga@cbo.example';

describe('stock and prices of other systems', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'feeds-'));
  const api = testApi({
    environment: ({ url }) => ({
      FEED_DIR: folder,
      FEED_BUCKET: 'partner',
      FEED_S3_ENDPOINT: `${url}/s3`,
      AWS_REGION: BUCKET_ACCESS.region,
      AWS_ACCESS_KEY_ID: BUCKET_ACCESS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: BUCKET_ACCESS.secretAccessKey,
    }),
  });
  let owner: Browser;
  beforeAll(async () => {
    owner = await staffBrowser(api, OWNER);
    await owner.post('/api/admin/staff').expect(201);
  });
  beforeEach(async () => {
    await importModel(api.deps.connection).deleteMany({});
    await productModel(api.deps.connection).deleteMany({});
    const products = ['A-1', 'A-2', 'A-3'].map((_id) => productDocument({ _id, stock: 10, price: 60 }));
    await productModel(api.deps.connection).insertMany(products);
    await limit(2, 5);
  });

  const limit = async (products: number, percent: number) => {
    const { body: before } = await owner.get('/api/admin/feeds/limits').expect(200);
    await owner.put('/api/admin/feeds/limits').send({ products, percent, before }).expect(200);
  };

  /** Sends rows with a new key that may do this. */
  const feed = async (group: string, rows: object[]) => {
    const { body } = await owner
      .post('/api/admin/api-keys')
      .send({ name: `Till ${Math.random()}`, groups: [group] });
    return api
      .browser()
      .post('/api/admin/feeds/products')
      .set('Authorization', `Bearer ${body.token}`)
      .send({ rows });
  };

  const work = async () => {
    await decideFeeds(api.deps);
    await workOnImports(api.deps);
  };
  const stored = async (id: string) => {
    const product = await productModel(api.deps.connection).findById(id).lean();
    return [product?.stock, product?.price];
  };
  const history = async () => (await owner.get('/api/admin/imports').expect(200)).body.imports;

  // FEED-1, FEED-2
  test('are applied by themselves within the limits of an owner, and undone as an upload is', async () => {
    const { status, body } = await feed('catalogue.write', [
      { id: 'A-1', stock: 42, price: 62.5 },
      { id: 'A-2', stock: 7, price: 60 },
    ]);
    expect([status, body.waitsBecause, body.state, body.fromFeed]).toEqual([
      201,
      undefined,
      'applying',
      true,
    ]);
    await work();
    expect([await stored('A-1'), await stored('A-2'), await stored('A-3')]).toEqual([
      [42, 62.5],
      [7, 60],
      [10, 60],
    ]);
    await owner.post(`/api/admin/imports/${body.id}/undo`).send({}).expect(202);
    await work();
    expect([await stored('A-1'), await stored('A-2')]).toEqual([
      [10, 60],
      [10, 60],
    ]);
  });

  // FEED-2
  test.each([
    [
      'too many products',
      ['A-1', 'A-2', 'A-3'].map((id) => ({ id, stock: 1 })),
      'It changes 3 products; 2 may be changed without a person.',
    ],
    [
      'a price that moves too far',
      [{ id: 'A-1', price: 64 }],
      'A price changes by 6.7%; 5% may be changed without a person.',
    ],
    ['an unknown product', [{ id: 'NEW-1', stock: 4 }], 'Rows with an issue: 1.'],
  ])('wait for a person with %s, who then applies them', async (_what, rows, why) => {
    const { body } = await feed('catalogue.write', rows);
    expect(body).toMatchObject({ state: 'ready', waitsBecause: why });
    await work();
    expect(await stored('A-1')).toEqual([10, 60]);
    await owner.post(`/api/admin/imports/${body.id}/apply`).expect(202);
    await work();
    const [shown] = await history();
    expect([shown.state, shown.waitsBecause]).toEqual(['applied', undefined]);
  });

  // KEY-2, STAFF-42
  test('are stock alone for a key that may change only stock', async () => {
    const refused = await feed('stock.write', [{ id: 'A-1', stock: 4, price: 61 }]);
    expect([refused.status, refused.body.code]).toEqual([403, 'stock_only']);
    expect((await feed('stock.write', [{ id: 'A-1', stock: 4 }])).body.state).toBe('applying');
    expect((await feed('orders.read', [{ id: 'A-1', stock: 4 }])).status).toBe(403);
  });

  // FEED-2
  test('that a killed process had not decided on are decided by the next one', async () => {
    const { body } = await feed('stock.write', [{ id: 'A-1', stock: 4 }]);
    await importModel(api.deps.connection).updateOne(
      { _id: body.id },
      { $set: { state: 'ready', feed: 'undecided' } },
    );
    await work();
    expect(await stored('A-1')).toEqual([4, 60]);
  });

  const put = (name: string, content: string, secondsAgo = 60) => {
    const file = path.join(folder, name);
    writeFileSync(file, content);
    const at = Date.now() / 1000 - secondsAgo;
    utimesSync(file, at, at);
  };

  // FEED-3
  test('are read once from files in a folder, whoever looks, when nothing is written to them any more', async () => {
    put('night.csv', 'SKU,Stock\nA-1,5\n');
    put('growing.csv', 'SKU,Stock\nA-2,', 1);
    put('letter.csv', 'Dear all,\nsee you\n');
    await Promise.all([readFeeds(api.deps), readFeeds(api.deps)]);
    await readFeeds(api.deps);
    await work();
    expect(await stored('A-1')).toEqual([5, 60]);
    expect(readdirSync(folder).sort()).toEqual(['done', 'growing.csv', 'refused']);
    const files = (await history()).map(({ fileName, state }: { fileName: string; state: string }) => [
      fileName,
      state,
    ]);
    expect(files.sort()).toEqual([
      ['letter.csv', 'failed'],
      ['night.csv', 'applied'],
    ]);
  });

  // FEED-3
  test('are read again from a file that a killed process had begun to read', async () => {
    put('again.csv', 'SKU,Stock\nA-1,6\n');
    await readFeeds(api.deps);
    const [begun] = await importModel(api.deps.connection).find({ fileName: 'again.csv' }).lean();
    const failure = 'The upload was interrupted. Please upload the file again.';
    await importModel(api.deps.connection).updateOne(
      { _id: begun?._id },
      { $set: { state: 'failed', failure } },
    );
    const [done] = readdirSync(path.join(folder, 'done')).filter((name) => name.endsWith('again.csv'));
    expect(done).toBeDefined();
    renameSync(path.join(folder, 'done', String(done)), path.join(folder, 'again.csv'));
    await readFeeds(api.deps);
    await work();
    expect(await stored('A-1')).toEqual([6, 60]);
  });

  // FEED-3
  test('are read from a bucket, below its prefix alone', async () => {
    const bucket = openBucket({ endpoint: `${api.standIns.url}/s3`, bucket: 'partner', ...BUCKET_ACCESS });
    await bucket.put('feeds/stock.csv', 'SKU,Stock\nA-1,8\n');
    await bucket.put('other/stock.csv', 'SKU,Stock\nA-2,8\n');
    await readFeeds(api.deps);
    await readFeeds(api.deps);
    await work();
    expect([await stored('A-1'), await stored('A-2')]).toEqual([
      [8, 60],
      [10, 60],
    ]);
    const keys = await bucket.keys('');
    expect(keys.map((key) => key.replace(/[^/ ]+Z /, ''))).toEqual([
      'feeds/done/stock.csv',
      'other/stock.csv',
    ]);
    expect(await history()).toHaveLength(1);
  });
});
