import { createHmac } from 'node:crypto';
import { checkoutForm, freshKey, openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.clear();
  await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5 });
});

type Placed = { browser: ReturnType<Shop['api']['browser']>; id: string; session: string; total: number };

/** A retail order that waits for its payment. */
async function placed(quantity = 12): Promise<Placed> {
  const browser = shop.api.browser();
  const lines = [{ productId: 'IPA', quantity }];
  const wish = { channel: 'dtc', lines, province: 'BC', postalCode: 'V6K 1N9' };
  const { body: quote } = await browser.post('/api/quotes').send(wish).expect(200);
  const { body } = await browser
    .post('/api/orders/dtc')
    .set('Idempotency-Key', freshKey())
    .send({
      ...checkoutForm,
      lines,
      expectedTotal: quote.total,
      successUrl: 'http://localhost:8080/dtc/payment-success',
      cancelUrl: 'http://localhost:8080/dtc/payment-cancel',
    })
    .expect(201);
  return { browser, id: body.order.id, session: body.order.payment.sessionId, total: body.order.totalAmount };
}

const act = (session: string, name: 'pay' | 'expire' | 'decline') =>
  shop.control(`/stripe/_control/sessions/${session}/${name}`, {});

/** A signed event as Stripe would send it. */
function event(id: string, type: string, { session, total, ...order }: Placed, given: object = {}) {
  const paid = type.endsWith('completed');
  const payload = JSON.stringify({
    id,
    object: 'event',
    type,
    created: shop.clock.now().getTime() / 1000,
    livemode: false,
    data: {
      object: {
        id: session,
        object: 'checkout.session',
        status: paid ? 'complete' : 'expired',
        payment_status: paid ? 'paid' : 'unpaid',
        amount_total: Math.round(total * 100),
        payment_intent: paid ? 'pi_1' : null,
        livemode: false,
        client_reference_id: order.id,
        metadata: { orderId: order.id },
        ...given,
      },
    },
  });
  return { payload, header: signed(payload) };
}

function signed(payload: string, secret = 'whsec_local', at = shop.clock.now()): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${payload}`).digest('hex')}`;
}

async function webhook(payload: string, header: string): Promise<{ status: number; code?: string }> {
  const response = await fetch(`${shop.api.url}/api/webhooks/stripe`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'Stripe-Signature': header },
    body: payload,
  });
  const { code } = (await response.json()) as { code?: string };
  return { status: response.status, ...(code ? { code } : {}) };
}

/** Waits until the payment of an order is seen by its browser as this. */
async function sees({ browser, id }: Placed, status: string) {
  for (let looks = 0; looks < 100; looks += 1) {
    const { body } = await browser.get(`/api/orders/dtc/${id}/payment`);
    if (body.status === status) return body;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error(`the payment of ${id} never became ${status}`);
}

describe('a payment', () => {
  test('makes the order paid and sends two mails with the amounts of the order', async () => {
    const order = await placed();
    await act(order.session, 'pay');
    expect(await sees(order, 'paid')).toEqual({
      id: order.id,
      status: 'paid',
      customerEmail: 'ines@tremblay.example',
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

  test('is asked for by the browser that placed the order alone', async () => {
    const order = await placed();
    await shop.api.browser().get(`/api/orders/dtc/${order.id}/payment`).expect(404);
    await shop.api.browser().post(`/api/orders/dtc/${order.id}/cancel-payment`).expect(404);
  });

  test('that expires cancels the order and gives its stock back, refolded into cases', async () => {
    const order = await placed();
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
    await act(order.session, 'expire');
    await sees(order, 'expired');
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
    expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', taken: [] });
    expect(await shop.mails()).toEqual([]);
  });

  test('that nobody tells us about is ended by ourselves when its time is over', async () => {
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

  test('that was made while nobody told us is found when its time is over', async () => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const order = await placed();
    await act(order.session, 'pay');
    shop.clock.advance(32 * 60_000);
    await shop.work();
    expect((await order.browser.get(`/api/orders/dtc/${order.id}/payment`)).body.status).toBe('paid');
  });
});

describe('cancelling a payment', () => {
  test('ends the session at once and gives the stock back once, however often it is asked', async () => {
    const order = await placed();
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => order.browser.post(`/api/orders/dtc/${order.id}/cancel-payment`)),
    );
    expect(answers.map(({ status, body }) => [status, body.status])).toEqual(
      new Array(5).fill([200, 'expired']),
    );
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
    const paying = await act(order.session, 'pay');
    expect(paying).toMatchObject({ status: 'expired', payment_status: 'unpaid' });
  });

  test('is refused once the order is paid', async () => {
    const order = await placed();
    await act(order.session, 'pay');
    await sees(order, 'paid');
    const { body } = await order.browser.post(`/api/orders/dtc/${order.id}/cancel-payment`).expect(409);
    expect(body).toMatchObject({ code: 'payment_closed' });
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  });

  test('finds a payment that was made in that very moment', async () => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const order = await placed();
    await act(order.session, 'pay');
    await order.browser.post(`/api/orders/dtc/${order.id}/cancel-payment`).expect(409);
    expect((await order.browser.get(`/api/orders/dtc/${order.id}/payment`)).body.status).toBe('paid');
  });

  test('changes nothing when Stripe can not be asked', async () => {
    const order = await placed();
    await shop.control('/stripe/_control', { fail: 500 });
    await order.browser.post(`/api/orders/dtc/${order.id}/cancel-payment`).expect(502);
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
    expect(await shop.order(order.id)).toMatchObject({ status: 'pending', payment: { status: 'pending' } });
  });
});

describe('the webhook', () => {
  test('refuses what is not signed, signed by another, old, of the future, or changed on the way', async () => {
    const order = await placed();
    const { payload, header } = event('evt_1', 'checkout.session.completed', order);
    const minutes = (count: number) => new Date(shop.clock.now().getTime() + count * 60_000);
    const refused = { status: 400, code: 'webhook_refused' };
    expect(await webhook(payload, '')).toEqual(refused);
    expect(await webhook(payload, signed(payload, 'whsec_other'))).toEqual(refused);
    expect(await webhook(payload, signed(payload, 'whsec_local', minutes(-6)))).toEqual(refused);
    expect(await webhook(payload, signed(payload, 'whsec_local', minutes(6)))).toEqual(refused);
    expect(await webhook(payload.replace('"paid"', '"unpaid"'), header)).toEqual(refused);
    expect(await shop.order(order.id)).toMatchObject({ payment: { status: 'pending' } });
  });

  test('acts once on an event that arrives forty times at once', async () => {
    const order = await placed();
    const { payload, header } = event('evt_1', 'checkout.session.completed', order);
    const answers = await Promise.all(Array.from({ length: 40 }, () => webhook(payload, header)));
    expect(answers).toEqual(new Array(40).fill({ status: 200 }));
    await shop.work();
    expect(await shop.mails()).toHaveLength(2);
    const { timeline } = await shop.order(order.id);
    expect(timeline).toHaveLength(2);
  });

  test('acts once on many events of one payment', async () => {
    const order = await placed();
    const storm = Array.from({ length: 20 }, (_, count) =>
      event(`evt_${count}`, 'checkout.session.completed', order),
    );
    await Promise.all(storm.map(({ payload, header }) => webhook(payload, header)));
    await shop.work();
    await shop.work();
    expect(await shop.mails()).toHaveLength(2);
  });

  test('leaves a paid order paid when expired comes after completed', async () => {
    const order = await placed();
    const completed = event('evt_1', 'checkout.session.completed', order);
    const expired = event('evt_2', 'checkout.session.expired', order);
    await webhook(completed.payload, completed.header);
    await webhook(expired.payload, expired.header);
    await shop.work();
    expect(await shop.order(order.id)).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  });

  test('takes the stock again when completed comes after expired', async () => {
    const order = await placed();
    const completed = event('evt_1', 'checkout.session.completed', order);
    const expired = event('evt_2', 'checkout.session.expired', order);
    await webhook(expired.payload, expired.header);
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
    await webhook(completed.payload, completed.header);
    await shop.work();
    await shop.work();
    expect(await shop.order(order.id)).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
    expect(await shop.mails()).toHaveLength(2);
  });

  test('waits for an order that is still being placed', async () => {
    const order = await placed();
    const orders = shop.api.deps.connection.collection('orders');
    await orders.updateOne({ _id: order.id as never }, { $set: { state: 'reserving' } });
    const { payload, header } = event('evt_1', 'checkout.session.completed', order);
    expect(await webhook(payload, header)).toEqual({ status: 200 });
    await orders.updateOne({ _id: order.id as never }, { $set: { state: 'placed' } });
    shop.clock.advance(5_000);
    await shop.work();
    expect(await shop.order(order.id)).toMatchObject({ payment: { status: 'paid' } });
  });

  test('takes an event of an order that it does not know, and of a kind that it does not act upon', async () => {
    const order = await placed();
    const stranger = event('evt_1', 'checkout.session.completed', { ...order, id: 'CBO-1' });
    const other = event('evt_2', 'customer.created', order);
    expect(await webhook(stranger.payload, stranger.header)).toEqual({ status: 200 });
    expect(await webhook(other.payload, other.header)).toEqual({ status: 200 });
    expect(await shop.order(order.id)).toMatchObject({ payment: { status: 'pending' } });
  });
});
