import { productDocument } from '../../../test/products.ts';
import { line } from '../../../test/shop.ts';
import { type Browser, staffBrowser } from '../../../test/staff.ts';
import { testApi } from '../../../test/test-api.ts';
import { productModel } from '../products/index.ts';

const NOW = new Date('2026-11-20T17:41:00.000Z');
const DECEMBER = '2026-12-05T18:00:00.000Z';
const cartRequest = { channel: 'licensee', lines: [line('IPA', 1)] };

describe('the future shop', () => {
  const api = testApi({ parts: { clock: () => NOW } });
  let staff: Browser;
  beforeAll(async () => {
    staff = await staffBrowser(api);
    const offer = { ltoPrice: 48, ltoStartDate: '2026-12-01', ltoEndDate: '2026-12-10' };
    await productModel(api.deps.connection).create(
      productDocument({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 9, ...offer }),
    );
  });

  async function subtotal(browser: Browser, asOf?: string): Promise<number> {
    const asked = browser.post('/api/quotes');
    const { body } = await (asOf ? asked.set('X-As-Of', asOf) : asked).send(cartRequest).expect(200);
    return body.subtotal;
  }

  // PRICE-14
  test('staff in the future shop get the prices of its moment', async () => {
    expect(await subtotal(staff, DECEMBER)).toBe(48);
    expect(await subtotal(staff)).toBe(60);
  });

  // PRICE-14
  test('Everyone else, a moment in the past and an invalid one get current prices', async () => {
    expect(await subtotal(api.browser(), DECEMBER)).toBe(60);
    expect(await subtotal(staff, '2020-01-01T00:00:00.000Z')).toBe(60);
    expect(await subtotal(staff, 'soon')).toBe(60);
    expect(await subtotal(staff, '+275760-09-12T00:00:00.000Z')).toBe(60);
  });

  // PRICE-14
  test.each(['licensee', 'dtc', 'keg'])('Nothing can be ordered in the future shop: %s', async (channel) => {
    const asked = staff.post(`/api/orders/${channel}`).set('X-As-Of', DECEMBER);
    const { body } = await asked.send({}).expect(409);
    expect(body).toMatchObject({ code: 'only_a_look', detail: 'Nothing can be ordered in the future shop.' });
  });
});
