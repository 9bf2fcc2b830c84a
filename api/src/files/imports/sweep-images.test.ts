import sharp from 'sharp';
import { carryOut, upload as uploadCsv } from '../../../test/imports.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { imageFiles, storeImage } from '../../foundation/image-store/index.ts';
import { sweepImages } from './index.ts';

const DAY = 24 * 60 * 60 * 1000;

describe('pictures that no product shows any more', () => {
  const api = testApi({ parts: { clock: () => now } });
  let staff: Browser;
  let picture: Buffer;
  let now: Date;
  beforeAll(async () => {
    picture = await sharp({ create: { width: 200, height: 300, channels: 3, background: '#2E6F95' } })
      .png()
      .toBuffer();
  });
  beforeEach(async () => {
    now = new Date();
    const { connection } = api.deps;
    for (const name of ['prodimg.files', 'prodimg.chunks']) await connection.collection(name).deleteMany({});
    await productModel(connection).deleteMany({});
    await productModel(connection).insertMany([productDocument({ _id: 'CTR-101' })]);
    staff = await staffBrowser(api);
  });

  const passed = (days: number) => {
    now = new Date(now.getTime() + days * DAY);
  };

  /** Uploads a picture and requests it once, so that it has a rendition. Returns its address. */
  async function shown(): Promise<string> {
    const { body } = await staff
      .post('/api/admin/products/CTR-101/image')
      .attach('image', picture, 'can.png')
      .expect(200);
    await api.browser().get(`${body.imageUrl}&w=96`).set('Accept', 'image/webp').expect(200);
    return body.imageUrl;
  }

  const fileCount = () => imageFiles(api.deps.connection).countDocuments();
  const chunkCount = () => api.deps.connection.collection('prodimg.chunks').countDocuments();

  // PRODUCT-15
  test('are deleted with their renditions after thirty days; the one shown is kept', async () => {
    const old = await shown();
    const current = await shown();
    expect(await fileCount()).toBe(4);
    await sweepImages(api.deps);
    passed(29);
    await sweepImages(api.deps);
    expect(await fileCount()).toBe(4);
    passed(2);
    await sweepImages(api.deps);
    expect([await fileCount(), await chunkCount()]).toEqual([2, 2]);
    await api.browser().get(old).expect(404);
    await api.browser().get(current).expect(200);
  });

  test('are kept when an edit restores them in time, and their thirty days start over', async () => {
    const first = await shown();
    await shown();
    await sweepImages(api.deps);
    passed(20);
    staff = await staffBrowser(api);
    await staff.patch('/api/admin/products/CTR-101').send({ imageUrl: first }).expect(200);
    await sweepImages(api.deps);
    passed(20);
    await sweepImages(api.deps);
    await api.browser().get(first).expect(200);
    expect(await fileCount()).toBe(4);
  });

  // PRODUCT-15
  test('are kept for as long as the import that replaced them can be undone', async () => {
    const first = await shown();
    const { body } = await uploadCsv(
      staff,
      'descriptions',
      'ID,Image\nCTR-101,https://pictures.example/a.jpg\n',
    );
    await carryOut(api, staff, body.id, 'apply');
    await sweepImages(api.deps);
    passed(60);
    await sweepImages(api.deps);
    staff = await staffBrowser(api);
    await carryOut(api, staff, body.id, 'undo');
    const { body: product } = await api.browser().get('/api/products/CTR-101').expect(200);
    expect(product.imageUrl.split('?')[0]).toBe(first.split('?')[0]);
    await api.browser().get(product.imageUrl).expect(200);
  });

  test('and renditions that were made twice, or of a deleted picture, are deleted at once', async () => {
    await shown();
    const { connection } = api.deps;
    const [rendition] = await imageFiles(connection)
      .find({ 'metadata.of': { $exists: true } })
      .toArray();
    const of = String(rendition?.metadata?.of);
    await storeImage(api.deps, String(rendition?.filename), streamOf(picture), { type: 'image/webp', of });
    await storeImage(api.deps, 'products/GONE.png#96.webp', streamOf(picture), {
      type: 'image/webp',
      of: 'products/GONE.png',
    });
    expect(await fileCount()).toBe(4);
    await sweepImages(api.deps);
    expect([await fileCount(), await chunkCount()]).toEqual([2, 2]);
  });

  test('leave nothing behind when their product refuses them', async () => {
    // Another edit at the same moment: the upload of one of the two is stale.
    const before = await productModel(api.deps.connection).findById('CTR-101').lean();
    const answers = await Promise.all(
      Array.from({ length: 6 }, () =>
        staff.post('/api/admin/products/CTR-101/image').attach('image', picture, 'can.png'),
      ),
    );
    const taken = answers.filter(({ status }) => status === 200).length;
    expect(before?.imageFile).toBeUndefined();
    expect(await fileCount()).toBe(taken);
  });
});

const streamOf = (bytes: Buffer) => new Blob([new Uint8Array(bytes)]).stream() as never;
