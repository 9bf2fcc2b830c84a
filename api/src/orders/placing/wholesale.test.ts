import { licensee, sendOrder } from '../../../test/buyers.ts';
import { checkoutForm, freshKey, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10, category: 'Beer-Craft' },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 3, packagingType: '50L' },
  { _id: 'FORCED', name: 'Winter Ale', price: 48, stock: 2, forceDisplay: true },
  { _id: 'GONE', name: 'Hidden Ale', price: 10, stock: 9, hidden: true },
);

const two = [line('IPA', 2), line('KEG', 1)];
// 2 x 60.00 + 199.99 = 319.99; GST 16.00; deposit 4.80
const body = { ...checkoutForm, lines: two, expectedTotal: 340.79 };

describe('a wholesale order', () => {
  // STOCK-3, MAIL-1, ORDER-17
  test('is answered with its prices and taxes, takes its stock, and is mailed to business and customer', async () => {
    const browser = await licensee(shop);
    const { body: order } = await browser
      .post('/api/orders/licensee')
      .set('Idempotency-Key', freshKey())
      .set('X-Composition', JSON.stringify({ shell: '1.0.0@aa', 'mfe-wholesale': '1.2.0@bb' }))
      .send({ ...body, licenseNumber: '999999', deliveryDetails: 'Back door' })
      .expect(201);
    expect(order).toMatchObject({
      id: 'CBO-1795196460000',
      channel: 'licensee',
      status: 'pending',
      customerName: 'Ines Tremblay',
      customerEmail: 'ines@tremblay.example',
      address: '2256 West 4th Avenue, Vancouver, BC, V6K 1N9',
      deliveryDetails: 'Back door',
      accountName: 'The Gull & Anchor',
      licenseNum: '104882',
      totalAmount: 340.79,
      orderDate: '2026-11-20T17:41:00.000Z',
      taxDetails: { gst: 16, pst: 0, hst: 0, alcoholTax: 0, canDeposit: 4.8, totalTax: 16, subtotal: 319.99 },
      composition: { shell: '1.0.0@aa', 'mfe-wholesale': '1.2.0@bb' },
    });
    expect(order.items).toEqual([
      {
        productId: 'IPA',
        productName: 'Moon Moth Hazy IPA',
        productPrice: 60,
        productCategory: 'Beer-Craft',
        productPackagingType: 'Packaged',
        quantity: 2,
        lineTotal: 120,
      },
      {
        productId: 'KEG',
        productName: 'Lager Keg 50L',
        productPrice: 199.99,
        productPackagingType: '50L',
        quantity: 1,
        lineTotal: 199.99,
      },
    ]);
    expect(order.payment).toBeUndefined();
    expect(await shop.stock('IPA')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
    expect(await shop.stock('KEG')).toEqual({ stock: 2, looseUnits: 0, holds: 0 });
    await shop.work();
    const mails = await shop.mails();
    expect(mails.map(({ to, subject }) => [to[0], subject]).sort()).toEqual([
      ['dtc-orders@cbo.example', expect.stringMatching(/^New wholesale order CBO-\d+$/)],
      ['ines@tremblay.example', expect.stringMatching(/^Your order CBO-\d+ with Coastal Brew Outfitters$/)],
    ]);
    for (const { text, html } of mails) {
      for (const amount of ['$120.00', '$199.99', '$319.99', '$16.00', '$4.80', '$340.79']) {
        expect(text).toContain(amount);
        expect(html).toContain(amount);
      }
    }
  });

  // ORDER-9
  test('is refused without a verified licence, to staff too, who order by their own call, and nothing is stored', async () => {
    const staff = shop.api.browser();
    await staff.post('/api/auth/dev-session').expect(200);
    for (const browser of [shop.api.browser(), staff]) {
      const { body: refusal } = await sendOrder(browser, 'licensee', body).expect(401);
      expect(refusal.code).toBe('licence_required');
    }
    expect(await shop.api.deps.connection.collection('orders').countDocuments()).toBe(0);
  });

  // ORDER-9
  test("is the session's account's, whatever account the form names", async () => {
    const browser = await licensee(shop);
    const typed = { accountName: 'Thief & Co', licenseNumber: '555' };
    const { body: order } = await sendOrder(browser, 'licensee', { ...body, ...typed }).expect(201);
    expect(order).toMatchObject({ licenseNum: '104882', accountName: 'The Gull & Anchor' });
  });

  // ORDER-6
  test('is refused with a fresh quote when its total is not the one that was shown', async () => {
    const browser = await licensee(shop);
    const { body: refusal } = await sendOrder(browser, 'licensee', { ...body, expectedTotal: 340.78 }).expect(
      409,
    );
    expect(refusal).toMatchObject({ code: 'price_changed', quote: { total: 340.79, deposit: 4.8 } });
    expect(await shop.stock('IPA')).toMatchObject({ stock: 10 });
    expect(await shop.api.deps.connection.collection('orders').countDocuments()).toBe(0);
  });

  // STOCK-3
  test('is refused with the lines that fell short and the units left', async () => {
    const browser = await licensee(shop);
    const { body: refusal } = await sendOrder(browser, 'licensee', {
      ...body,
      lines: [line('KEG', 4), line('GONE', 1)],
    }).expect(409);
    expect(refusal.code).toBe('out_of_stock');
    expect(refusal.unavailable).toEqual([
      { productId: 'KEG', left: 3 },
      { productId: 'GONE', left: 0 },
    ]);
  });

  // STOCK-5
  test('says on order and mails how many units of a forced product follow, and leaves its stock at 0', async () => {
    const browser = await licensee(shop);
    const { body: order } = await sendOrder(browser, 'licensee', {
      ...body,
      lines: [line('FORCED', 5)],
      expectedTotal: 264,
    }).expect(201);
    expect(order.items).toMatchObject([{ quantity: 5, backOrdered: 3 }]);
    expect(await shop.stock('FORCED')).toMatchObject({ stock: 0 });
    await shop.work();
    for (const { text } of await shop.mails()) expect(text).toMatch(/3 to follow when back in\s+stock/);
  });
});
