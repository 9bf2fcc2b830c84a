import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5, category: 'Beer-Craft' },
  { _id: 'CAP', name: 'Cap', price: 20, stock: 5, category: 'Merchandise' },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 3, packagingType: '50L' },
  { _id: 'RITUAL', name: 'Ritual Beer', price: 30, stock: 9 },
);

// (1.25 x 60 / 24) + 1 = 4.125, so 4.25 a can; 12 of them 51.00, and a cap 20.00: 71.00.
// GST 3.55, PST 4.97, alcohol tax 3% of 51.00 = 1.53, deposit 1.20
const lines = [line('IPA', 12), line('CAP', 1)];

async function quoted(given: object = {}) {
  const { body } = await shop.api
    .browser()
    .post('/api/quotes')
    .send({ channel: 'dtc', lines, province: 'BC', postalCode: 'V6K 1N9', ...given })
    .expect(200);
  return body;
}

describe('a retail quote', () => {
  // QUOTE-1
  test("prices single cans from cases, each tax, the deposit and the carrier's shipping", async () => {
    const quote = await quoted();
    expect(quote).toMatchObject({
      lines: [
        { productId: 'IPA', quantity: 12, unitPrice: 4.25, lineTotal: 51 },
        { productId: 'CAP', quantity: 1, unitPrice: 20, lineTotal: 20 },
      ],
      subtotal: 71,
      taxes: { gst: 3.55, pst: 4.97, hst: 0, alcoholTax: 1.53, total: 10.05 },
      deposit: 1.2,
      unavailable: [],
      pricedAt: '2026-11-20T17:41:00.000Z',
    });
    expect(quote.shippingOptions.map(({ serviceName }: { serviceName: string }) => serviceName)).toContain(
      'Expedited Parcel',
    );
    expect(quote.shipping).toBe(
      Math.min(...quote.shippingOptions.map(({ amount }: { amount: number }) => amount)),
    );
    expect(quote.total).toBeCloseTo(82.25 + quote.shipping, 10);
  });

  test("estimates shipping by province when the carrier doesn't answer", async () => {
    await shop.control('/carrier/_control', { fail: 500 });
    const quote = await quoted();
    expect(quote).toMatchObject({ fallbackRates: true, shipping: 14.95, total: 97.2 });
    const { body } = await shop.api
      .browser()
      .post('/api/shipping/quote')
      .send({ destinationPostalCode: 'X1A 2B3', destinationProvince: 'NT', itemCount: 13 })
      .expect(200);
    expect(body).toMatchObject({ fallbackRates: true, shippingOptions: [{ amount: 39.95 }] });
  });

  // LISTING-5, QUOTE-5
  test("says what isn't available: short of stock, not sold at retail, unknown", async () => {
    const quote = await quoted({
      lines: [line('IPA', 54), line('KEG', 1), line('RITUAL', 1), line('NOBODY', 1)],
    });
    expect(quote.unavailable).toEqual([
      { productId: 'IPA', left: 53 },
      { productId: 'KEG', left: 0 },
      { productId: 'RITUAL', left: 0 },
      { productId: 'NOBODY', left: 0 },
    ]);
  });
});
