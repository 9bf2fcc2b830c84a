import { returnPages, sendOrder } from '../../../test/buyers.ts';
import { checkoutForm, freshKey, line } from '../../../test/shop.ts';
import { atStripe } from '../../../test/stripe.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5, category: 'Beer-Craft' },
  { _id: 'CAP', name: 'Cap', price: 20, stock: 5, category: 'Merchandise' },
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

async function retailBody(given: object = {}) {
  const { total } = await quoted();
  return { ...checkoutForm, lines, expectedTotal: total, ...returnPages, ...given };
}

const sessionOf = (id: string) => atStripe<Record<string, unknown>>(shop, `checkout/sessions/${id}`);

describe('a retail order', () => {
  // PAYMENT-1, PAYMENT-9, STOCK-6
  test('reserves its stock and waits for a payment whose items (lines, taxes, deposit, shipping) add up to its total', async () => {
    const { body } = await sendOrder(shop.api.browser(), 'dtc', await retailBody()).expect(201);
    expect(body.url).toMatch(/\/local\/pay\/cs_test_/);
    expect(body.order).toMatchObject({
      channel: 'dtc',
      status: 'pending',
      taxDetails: {
        gst: 3.55,
        pst: 4.97,
        hst: 0,
        alcoholTax: 1.53,
        canDeposit: 1.2,
        totalTax: 10.05,
        subtotal: 71,
      },
      payment: {
        status: 'pending',
        amount: body.order.totalAmount,
        expiresAt: '2026-11-20T18:11:10.000Z',
        test: true,
      },
    });
    // 12 of 2 x 24 + 5: five loose ones first, then seven from a case.
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
    expect(await shop.stock('CAP')).toEqual({ stock: 4, looseUnits: 0, holds: 0 });
    await shop.work();
    expect(await shop.mails()).toEqual([]);
    const { sessionId } = body.order.payment;
    expect(await sessionOf(sessionId)).toMatchObject({
      amount_total: Math.round(body.order.totalAmount * 100),
      currency: 'cad',
      client_reference_id: body.order.id,
      customer_email: 'ines@tremblay.example',
      success_url: `http://localhost:8080/dtc/payment-success?order=${body.order.id}`,
      cancel_url: `http://localhost:8080/dtc/payment-cancel?order=${body.order.id}`,
    });
    type Items = { data: { description: string; quantity: number; amount_total: number }[] };
    const { data } = await atStripe<Items>(shop, `checkout/sessions/${sessionId}/line_items`);
    expect(data.map((item) => [item.description, item.quantity, item.amount_total])).toEqual([
      ['Moon Moth Hazy IPA', 12, 5100],
      ['Cap', 1, 2000],
      ['GST (5%)', 1, 355],
      ['PST (7%)', 1, 497],
      ['Alcohol tax (3%)', 1, 153],
      ['Container deposit', 1, 120],
      [expect.any(String), 1, Math.round(body.order.shipping.amount * 100)],
    ]);
  });

  test("leaves room in the success page's address for Stripe to write the session's id into", async () => {
    const successUrl = `${returnPages.successUrl}?session={CHECKOUT_SESSION_ID}`;
    const { body } = await sendOrder(shop.api.browser(), 'dtc', await retailBody({ successUrl })).expect(201);
    expect((await sessionOf(body.order.payment.sessionId)).success_url).toBe(
      `http://localhost:8080/dtc/payment-success?session={CHECKOUT_SESSION_ID}&order=${body.order.id}`,
    );
  });

  // GATE-13
  test('is refused with a clear message while the retail store is closed', async () => {
    const order = await retailBody();
    await shop.api.deps.connection
      .collection<{ _id: string; comingSoon: boolean; retailStoreOpen: boolean }>('settings')
      .insertOne({ _id: 'site', comingSoon: false, retailStoreOpen: false });
    const { body } = await sendOrder(shop.api.browser(), 'dtc', order).expect(409);
    expect(body).toMatchObject({
      code: 'store_closed',
      detail: 'Our retail store is closed at the moment. Please come back soon.',
    });
    expect(await shop.stock('IPA')).toMatchObject({ stock: 2, looseUnits: 5 });
  });

  // SHIPPING-12
  test('is refused at its province while that is closed for shipping, as are its quotes', async () => {
    const order = await retailBody();
    const { connection, live } = shop.api.deps;
    const close = async (closedProvinces: string[]) => {
      const settings = connection.collection<{ _id: string; closedProvinces: string[] }>('settings');
      await settings.updateOne({ _id: 'site' }, { $set: { closedProvinces } }, { upsert: true });
      await live.changed('settings');
    };
    await close(['BC', 'NT']);
    const errors = [{ path: 'province', message: "We don't ship to British Columbia at the moment." }];
    const refused = await sendOrder(shop.api.browser(), 'dtc', order).expect(422);
    expect(refused.body).toMatchObject({ code: 'validation', errors });
    expect(await shop.stock('IPA')).toMatchObject({ stock: 2, looseUnits: 5 });
    const quote = (body: object) => shop.api.browser().post('/api/quotes').send(body);
    const { lines } = order;
    expect((await quote({ channel: 'dtc', lines, province: 'BC' }).expect(422)).body.errors).toEqual(errors);
    const north = await quote({ channel: 'dtc', lines, postalCode: 'X1A 2B3' }).expect(422);
    expect(north.body.errors[0].message).toBe("We don't ship to the Northwest Territories at the moment.");
    await shop.api
      .browser()
      .post('/api/shipping/quote')
      .send({ destinationPostalCode: 'V6K 1N9', itemCount: 1 })
      .expect(422);
    await quote({ channel: 'dtc', lines, province: 'ON', postalCode: 'M5V 3A8' }).expect(200);
    await quote({ channel: 'licensee', lines: [] }).expect(200);
    await close([]);
    await sendOrder(shop.api.browser(), 'dtc', order).expect(201);
  });

  // PAYMENT-8
  test('never sends the customer to another site', async () => {
    const order = await retailBody();
    for (const [field, address] of [
      ['successUrl', 'https://evil.example/dtc/payment-success'],
      ['cancelUrl', '//evil.example/'],
      ['cancelUrl', 'http://localhost:8080@evil.example/'],
      ['successUrl', 'javascript:alert(1)'],
    ] as const) {
      const { body } = await sendOrder(shop.api.browser(), 'dtc', { ...order, [field]: address }).expect(422);
      expect(body.errors).toEqual([{ path: field, message: 'Please send a page of this site' }]);
    }
  });

  // ORDER-6
  test('is refused with a new quote when the shown total is outdated', async () => {
    const order = await retailBody();
    await shop.api.deps.connection
      .collection<{ _id: string }>('products')
      .updateOne({ _id: 'CAP' }, { $set: { price: 21 } });
    const { body } = await sendOrder(shop.api.browser(), 'dtc', order).expect(409);
    expect(body).toMatchObject({ code: 'price_changed', quote: { subtotal: 72 } });
  });

  // SHIPPING-6
  test("is refused with a new quote when its shipping option isn't offered", async () => {
    const before = await shop.stock('IPA');
    const answer = await sendOrder(
      shop.api.browser(),
      'dtc',
      await retailBody({ shippingService: 'By balloon' }),
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'price_changed']);
    expect(answer.body.quote.shippingOptions.length).toBeGreaterThan(0);
    expect(await shop.stock('IPA')).toEqual(before);
  });

  // PAYMENT-10
  test("takes no stock and leaves no order when Stripe can't be reached, and can be retried with the same key", async () => {
    const order = await retailBody();
    const key = freshKey();
    await shop.control('/stripe/_control', { fail: 503 });
    const browser = shop.api.browser();
    const { body } = await sendOrder(browser, 'dtc', order, key).expect(502);
    expect(body.code).toBe('payment_start_failed');
    expect(body.detail).toMatch(/^Could not start payment: /);
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
    await shop.control('/stripe/_control', {});
    await sendOrder(browser, 'dtc', order, key).expect(201);
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  });
});
