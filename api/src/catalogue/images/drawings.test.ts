import type { Product } from 'shared-domain/products';
import sharp from 'sharp';
import { pictureAddress, pictureVersion } from '../../../../shared-ui/src/product-painting/picture.ts';
import { productDocument } from '../../../test/products.ts';
import { staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../products/index.ts';
import { drawingOf } from './drawings.ts';

describe('drawings of products', () => {
  const api = testApi();
  beforeAll(async () => {
    await productModel(api.deps.connection).insertMany([
      productDocument({ _id: 'CTR-101' }),
      productDocument({ _id: 'CZB-310', name: 'Žluťoučký ležák', hiddenCategory: 'CZECH BROS' }),
      productDocument({ _id: 'GST-1', name: 'Пиво', hiddenCategory: 'Kašna' }),
      productDocument({ _id: 'KEG-1', packagingType: '50L', hiddenCategory: 'FORCE' }),
    ]);
  });

  const productOf = async (id: string): Promise<Product> =>
    (await api.browser().get(`/api/products/${id}`)).body;
  const read = (address: string) => api.browser().get(address).buffer(true);

  // PRODUCT-16
  test.each([
    ['CTR-101', 160, [160, 316]],
    ['CZB-310', 96, [96, 189]],
    ['KEG-1', 640, [640, 887]],
  ] as const)('%s is painted %d px wide, for a week of caching', async (id, width, size) => {
    const address = pictureAddress(await productOf(id), width);
    const answer = await read(address);
    expect(answer.headers).toMatchObject({
      'content-type': 'image/webp',
      'cache-control': 'public, max-age=604800',
    });
    const painted = await sharp(answer.body).metadata();
    expect([painted.format, painted.width, painted.height]).toEqual(['webp', ...size]);
    expect(Buffer.compare((await read(address)).body, answer.body)).toBe(0);
  });

  test('A product whose name has changed has another picture', async () => {
    const staff = await staffBrowser(api);
    const before = await read(pictureAddress(await productOf('CTR-101'), 240));
    await staff.patch('/api/admin/products/CTR-101').send({ friendlyName: 'Quay Lager' });
    const after = await read(pictureAddress(await productOf('CTR-101'), 240));
    expect(after.status).toBe(200);
    expect(Buffer.compare(before.body, after.body)).not.toBe(0);
  });

  test.each([
    ['that the catalogue lacks', '/api/images/drawings/NONE-1?w=160&v=a'],
    ['that has changed since', '/api/images/drawings/CTR-101?w=160&v=a'],
  ])('The drawing of a product %s is 404', async (_, address) => {
    const answer = await api.browser().get(address);
    expect([answer.status, answer.body.code]).toEqual([404, 'image_not_found']);
  });

  test('A name in letters that our fonts lack is left to the page', async () => {
    const answer = await api.browser().get(pictureAddress(await productOf('GST-1'), 160));
    expect([answer.status, answer.body.code]).toEqual([404, 'image_not_found']);
  });

  test('Pictures that too many others wait for are refused, and painted once there is room', async () => {
    const guest = await productOf('GST-1');
    const asked = Array.from({ length: 120 }, (_, place) => ({ ...guest, id: `GST-${place}` }));
    const ask = (product: Product) => drawingOf(product, 96, pictureVersion(product));
    const answers = await Promise.allSettled(asked.map(ask));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? answer.reason.code : []));
    expect(refused).toEqual(Array.from({ length: refused.length }, () => 'overloaded'));
    expect(refused.length).toBeGreaterThan(10);
    expect(await ask(await productOf('CTR-101'))).toBeInstanceOf(Buffer);
  });

  test('Other widths are refused', async () => {
    expect((await api.browser().get('/api/images/drawings/CTR-101?w=161&v=a')).status).toBe(422);
  });
});
