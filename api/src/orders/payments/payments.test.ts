import { act, retailOrder, sees } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5 });

const placed = () => retailOrder(shop.api.browser(), [line('IPA', 12)]);

describe('a payment', () => {
  // MAIL-3
  test('makes the order paid and sends two mails with the amounts of the order', async () => {
    const order = await placed();
    await act(shop, order.session, 'pay');
    expect(await sees(shop, order, 'paid')).toEqual({
      id: order.id,
      status: 'paid',
      customerEmail: 'ines@tremblay.example',
      items: [{ productName: 'Moon Moth Hazy IPA', quantity: 12 }],
      totalAmount: order.total,
    });
    await shop.work();
    const mails = await shop.mails();
    expect(mails.map(({ to }) => to[0]).sort()).toEqual(['dtc-orders@cbo.example', 'ines@tremblay.example']);
    for (const { text } of mails) {
      expect(text).toContain('$51.00');
      expect(text).toContain(`$${order.total.toFixed(2)}`);
    }
    expect(await shop.order(order.id)).toMatchObject({
      status: 'pending',
      payment: { status: 'paid', paidAmount: order.total, test: true },
      timeline: [{ event: 'placed' }, { event: 'paid', who: 'payment' }],
    });
  });

  // PAYMENT-7
  test('can be read only by the browser that placed the order', async () => {
    const order = await placed();
    await shop.api.browser().get(`/api/orders/dtc/${order.id}/payment`).expect(404);
    await shop.api.browser().post(`/api/orders/dtc/${order.id}/cancel-payment`).expect(404);
  });

  // PAYMENT-4, STOCK-6
  test('that expires cancels the order and returns its stock, folded into cases again', async () => {
    const order = await placed();
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
    await act(shop, order.session, 'expire');
    await sees(shop, order, 'expired');
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
    expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', taken: [] });
    expect(await shop.mails()).toEqual([]);
  });

  // PAYMENT-4
  test('that we never hear about is ended by us when its time is up', async () => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const order = await placed();
    shop.clock.advance(31 * 60_000);
    await shop.work();
    expect((await order.browser.get(`/api/orders/dtc/${order.id}/payment`)).body.status).toBe('pending');
    shop.clock.advance(60_000);
    await shop.work();
    expect((await order.browser.get(`/api/orders/dtc/${order.id}/payment`)).body.status).toBe('expired');
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });

  test('that was made without our hearing about it is found when its time is up', async () => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const order = await placed();
    await act(shop, order.session, 'pay');
    shop.clock.advance(32 * 60_000);
    await shop.work();
    expect((await order.browser.get(`/api/orders/dtc/${order.id}/payment`)).body.status).toBe('paid');
  });
});

describe('cancelling a payment', () => {
  // PAYMENT-5
  test('ends the session at once and returns the stock once, however often it is called', async () => {
    const order = await placed();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order.browser.post(`/api/orders/dtc/${order.id}/cancel-payment`)),
    );
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      new Array(5).fill([200, 'expired']),
    );
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
    const paying = await act(shop, order.session, 'pay');
    expect(paying).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  });

  // PAYMENT-5
  test('is refused once the order is paid', async () => {
    const order = await placed();
    await act(shop, order.session, 'pay');
    await sees(shop, order, 'paid');
    const { body } = await order.browser.post(`/api/orders/dtc/${order.id}/cancel-payment`).expect(409);
    expect(body).toMatchObject({ code: 'payment_closed' });
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  });

  // PAYMENT-5
  test('finds a payment that was made at that very moment', async () => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const order = await placed();
    await act(shop, order.session, 'pay');
    await order.browser.post(`/api/orders/dtc/${order.id}/cancel-payment`).expect(409);
    expect((await order.browser.get(`/api/orders/dtc/${order.id}/payment`)).body.status).toBe('paid');
  });

  test("changes nothing when Stripe can't be reached", async () => {
    const order = await placed();
    await shop.control('/stripe/_control', { fail: 500 });
    await order.browser.post(`/api/orders/dtc/${order.id}/cancel-payment`).expect(502);
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
    expect(await shop.order(order.id)).toMatchObject({ status: 'pending', payment: { status: 'pending' } });
  });
});
