import { type RetailOrder, retailOrder, staffMember } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { webhook as send, signatureOf } from '../../../test/stripe.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5 });

const placed = () => retailOrder(shop.api.browser(), [line('IPA', 12)]);

/** A signed event as Stripe would send it. */
function event(id: string, type: string, { session, total, ...order }: RetailOrder, given: object = {}) {
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

const signed = (payload: string, secret?: string, at = shop.clock.now()) => signatureOf(payload, at, secret);
const webhook = (payload: string, signature: string) => send(shop, payload, signature);

describe('the webhook', () => {
  // PAYMENT-2
  test('refuses events that are unsigned, wrongly signed, too old, from the future, or altered', async () => {
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

  // PAYMENT-3
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

  // PAYMENT-19
  test("doesn't make an order paid by a payment of another amount, currency or session", async () => {
    const order = await placed();
    for (const [place, given] of [
      { amount_total: 100 },
      { currency: 'usd' },
      { id: 'cs_another' },
    ].entries()) {
      const { payload, header } = event(`evt_${place}`, 'checkout.session.completed', order, given);
      expect(await webhook(payload, header)).toEqual({ status: 200 });
      await shop.work();
      expect(await shop.order(order.id)).toMatchObject({
        payment: { status: 'pending', sessionId: order.session },
      });
    }
    expect(await shop.mails()).toEqual([]);
  });

  // PAYMENT-3
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

  test('pays late an order that staff had restored themselves', async () => {
    const order = await placed();
    const completed = event('evt_1', 'checkout.session.completed', order);
    const expired = event('evt_2', 'checkout.session.expired', order);
    await webhook(expired.payload, expired.header);
    await shop.work();
    const staff = await staffMember(shop);
    await staff.patch(`/api/admin/orders/${order.id}`).send({ status: 'processed' }).expect(200);
    await webhook(completed.payload, completed.header);
    await shop.work();
    expect(await shop.order(order.id)).toMatchObject({ status: 'processed', payment: { status: 'paid' } });
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
    expect(await shop.mails()).toHaveLength(2);
  });

  // PAYMENT-17
  test('sends no confirmation for an order that staff cancelled while it was being paid, but says so', async () => {
    const order = await placed();
    const staff = await staffMember(shop);
    await staff.patch(`/api/admin/orders/${order.id}`).send({ status: 'cancelled' }).expect(200);
    const { payload, header } = event('evt_1', 'checkout.session.completed', order);
    await webhook(payload, header);
    await shop.work();
    expect(await shop.order(order.id)).toMatchObject({ status: 'cancelled', payment: { status: 'paid' } });
    const subjects = (await shop.mails()).map(({ subject }) => subject);
    expect(subjects).toEqual([`Your order ${order.id} was cancelled`]);
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });

  // PAYMENT-18
  test('brings a dispute to the order and to what needs a look, with the day by which to answer, until it is decided', async () => {
    const order = await placed();
    const staff = await staffMember(shop);
    const paid = event('evt_1', 'checkout.session.completed', order);
    await webhook(paid.payload, paid.header);
    const disputed = (id: string, type: string, given: object) =>
      event(id, `charge.dispute.${type}`, order, {
        id: 'du_1',
        object: 'dispute',
        amount: 9720,
        payment_intent: 'pi_1',
        reason: 'product_not_received',
        evidence_details: { due_by: Date.parse('2026-12-03T20:00:00Z') / 1000 },
        ...given,
      });
    const open = disputed('evt_2', 'created', { status: 'needs_response' });
    await webhook(open.payload, open.header);
    await webhook(open.payload, open.header);
    const detail =
      "The customer's bank disputes $97.20 (product not received). Answer it in Stripe's dashboard by December 3, 2026.";
    const looks = async () => {
      const { body } = await staff.get('/api/admin/sentinel').expect(200);
      return body.findings.filter(({ isDisputed }: { isDisputed?: boolean }) => isDisputed);
    };
    expect(await looks()).toMatchObject([{ orderId: order.id, detail }]);
    const closed = disputed('evt_3', 'closed', { status: 'lost' });
    await webhook(closed.payload, closed.header);
    await shop.work();
    expect(await looks()).toEqual([]);
    const { body } = await staff.get(`/api/admin/orders/${order.id}`).expect(200);
    const told = body.timeline.filter((entry: { event: string }) => entry.event === 'disputed');
    expect(told.map((entry: { detail: string }) => entry.detail)).toEqual([
      detail,
      'The dispute of $97.20 was lost: the bank has taken the money back.',
    ]);
  });

  test('waits for an order that is still being placed', async () => {
    const order = await placed();
    const orders = shop.api.deps.connection.collection<{ _id: string }>('orders');
    await orders.updateOne({ _id: order.id }, { $set: { state: 'reserving' } });
    const { payload, header } = event('evt_1', 'checkout.session.completed', order);
    expect(await webhook(payload, header)).toEqual({ status: 200 });
    await orders.updateOne({ _id: order.id }, { $set: { state: 'placed' } });
    shop.clock.advance(5_000);
    await shop.work();
    expect(await shop.order(order.id)).toMatchObject({ payment: { status: 'paid' } });
  });

  test('accepts events of unknown orders and of kinds that it ignores', async () => {
    const order = await placed();
    const stranger = event('evt_1', 'checkout.session.completed', { ...order, id: 'CBO-1' });
    const other = event('evt_2', 'customer.created', order);
    expect(await webhook(stranger.payload, stranger.header)).toEqual({ status: 200 });
    expect(await webhook(other.payload, other.header)).toEqual({ status: 200 });
    expect(await shop.order(order.id)).toMatchObject({ payment: { status: 'pending' } });
  });
});
