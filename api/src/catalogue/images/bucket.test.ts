import { Readable } from 'node:stream';
import { mongo } from 'mongoose';
import { openBucket } from 'shared-domain/bucket';
import sharp from 'sharp';
import { BUCKET_ACCESS } from '../../../../local/src/stand-ins/index.ts';
import { productDocument } from '../../../test/products.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { sweepImages } from '../../files/imports/index.ts';
import { signedAddress, storeImage } from '../../foundation/image-store/index.ts';
import { productModel } from '../products/index.ts';

const DAY = 24 * 3_600_000;

describe('pictures in a bucket', () => {
  const api = testApi({
    environment: ({ url }) => ({
      IMAGES_BUCKET: 'pictures',
      IMAGES_S3_ENDPOINT: `${url}/s3`,
      AWS_REGION: BUCKET_ACCESS.region,
      AWS_ACCESS_KEY_ID: BUCKET_ACCESS.accessKeyId,
      AWS_SECRET_ACCESS_KEY: BUCKET_ACCESS.secretAccessKey,
    }),
    parts: { clock: () => now },
  });
  let now = new Date();
  let staff: Browser;
  let picture: Buffer;
  beforeAll(async () => {
    picture = await sharp({ create: { width: 200, height: 200, channels: 3, background: '#C8792B' } })
      .png()
      .toBuffer();
    await productModel(api.deps.connection).insertMany([productDocument({ _id: 'CTR-101' })]);
    staff = await staffBrowser(api);
  });

  const bucket = () =>
    openBucket({ endpoint: `${api.standIns.url}/s3`, bucket: 'pictures', ...BUCKET_ACCESS });
  const chunks = () => api.deps.connection.collection('prodimg.chunks').countDocuments();
  const read = (address: string) => api.browser().get(address).set('Accept', 'image/webp');
  const upload = async (): Promise<string> => {
    const { body } = await staff
      .post('/api/admin/products/CTR-101/image')
      .attach('image', picture, 'can.png')
      .expect(200);
    return body.imageUrl;
  };

  // PRODUCT-13, PRODUCT-14
  test('are uploaded, shown in each size, and leave nothing but their list in the database', async () => {
    const address = await upload();
    const shown = await read(`${address}&w=96`).expect(200).expect('Content-Type', 'image/webp');
    expect((await sharp(shown.body).metadata()).width).toBe(96);
    await read(`${address}&w=96`).expect(200);
    expect((await api.browser().get(address).expect(200)).body).toEqual(picture);
    expect([(await bucket().keys('pictures/')).length, await chunks()]).toEqual([2, 0]);
  });

  test('stand beside those that the database had before', async () => {
    const { connection, configuration } = api.deps;
    await storeImage({ connection }, 'products/before.png', Readable.from([picture]), { type: 'image/png' });
    const address = signedAddress(configuration.keys['image-address'], 'before.png', now);
    expect((await api.browser().get(address).expect(200)).body).toEqual(picture);
    expect(await chunks()).toBe(1);
  });

  // PRODUCT-15
  test('are deleted there when no product has used them for thirty days', async () => {
    const [replaced, current] = [await upload(), await upload()];
    await sweepImages(api.deps);
    now = new Date(now.getTime() + 31 * DAY);
    await sweepImages(api.deps);
    expect(await bucket().keys('pictures/')).toHaveLength(1);
    await read(replaced).expect(404);
    await read(current).expect(200);
  });

  test('that were not finished, as a killed process leaves them, are removed after an hour', async () => {
    const old = mongo.ObjectId.createFromTime(now.getTime() / 1000 - 3_700).toHexString();
    const recent = mongo.ObjectId.createFromTime(now.getTime() / 1000 - 3_000).toHexString();
    for (const id of [old, recent]) await bucket().put(`pictures/${id}`, 'half');
    await sweepImages(api.deps);
    const left = await bucket().keys('pictures/');
    expect([left.includes(`pictures/${old}`), left.includes(`pictures/${recent}`)]).toEqual([false, true]);
  });

  // PRODUCT-16
  test('that the bucket has lost are shown as a drawing by the page', async () => {
    staff = await staffBrowser(api);
    const address = await upload();
    for (const key of await bucket().keys('pictures/')) await bucket().remove(key);
    expect((await read(`${address}&w=300`)).body.code).toBe('image_not_found');
  });
});
