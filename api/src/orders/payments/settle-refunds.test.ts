import {
  act,
  type Browser,
  paidOrder,
  refund as press,
  type RetailOrder,
  reported,
  retailOrder,
  staffMember,
} from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { atStripe } from '../../../test/stripe.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, category: 'Beer-Craft' },
  { _id: 'CAP', name: 'Cap', price: 20, stock: 5, category: 'Merchandise' },
);
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});
beforeEach(async () => {
  // Stripe forgets nothing: each test uses a week of its own.
  shop.clock.advance(8 * 24 * 60 * 60_000);
  await shop.api.deps.connection.collection('sentinel_findings').deleteMany({});
  await shop.control('/carrier/_control', { fail: 500 });
});

/** 12 cans 51.00, a cap 20.00, taxes 10.05, deposit 1.20, estimated shipping 14.95: 97.20. */
const paid = () => paidOrder(shop, staff, [line('IPA', 12), line('CAP', 1)]);

const read = async (id: string) => (await staff.get(`/api/admin/orders/${id}`).expect(200)).body;
const refund = (id: string, wanted?: object) => press(staff, id, wanted);

/** Someone refunds a payment in Stripe's own dashboard. */
async function refundAtStripe({ id }: RetailOrder, cents?: number): Promise<void> {
  const { payment } = (await shop.order(id)) as unknown as { payment: { paymentIntent: string } };
  const amount: Record<string, string> = cents ? { amount: String(cents) } : {};
  await atStripe(shop, 'refunds', { payment_intent: payment.paymentIntent, ...amount });
}

/** The order once Stripe has reported, with this much refunded. */
async function sent(id: string, dollars: number) {
  await reported(shop);
  const order = await read(id);
  expect(order.payment.refundedAmount).toBe(dollars);
  return order;
}

async function findings() {
  shop.clock.advance(3 * 60_000);
  const { body } = await staff.get('/api/admin/sentinel').expect(200);
  return body.findings as { id: string; kind: string; orderId: string; detail: string; repair?: string }[];
}

describe("a refund made in Stripe's own dashboard", () => {
  // REFUND-6
  test('of everything makes the order refunded, leaves the stock as it is and says so', async () => {
    const order = await paid();
    await refundAtStripe(order);
    const after = await sent(order.id, 97.2);
    expect(after).toMatchObject({ status: 'pending', payment: { status: 'refunded' } });
    expect(after.timeline.at(-1)).toMatchObject({
      event: 'refunded',
      who: 'payment',
      detail: '$97.20 refunded at the payment service; the stock was left as it is',
    });
    expect(await shop.stock('CAP')).toMatchObject({ stock: 4 });
    await refund(order.id).expect(409);
    await staff.patch(`/api/admin/orders/${order.id}`).send({ status: 'cancelled' }).expect(200);
    await shop.work();
    expect(await shop.stock('CAP')).toMatchObject({ stock: 5 });
    expect(await findings()).toEqual([]);
  });

  test('is recorded once, however often Stripe reports it', async () => {
    const order = await paid();
    await shop.control('/stripe/_control/webhooks', {
      copies: 5,
      url: `${shop.api.url}/api/webhooks/stripe`,
    });
    await refundAtStripe(order, 1_000);
    await sent(order.id, 10);
    await refundAtStripe(order, 500);
    const after = await sent(order.id, 15);
    expect(after.timeline.filter(({ event }: { event: string }) => event === 'refunded')).toHaveLength(2);
    const refunds = await shop.api.deps.connection
      .collection('stripe_events')
      .countDocuments({ state: 'refund' });
    expect(refunds).toBe(4);
  });

  // REFUND-6
  test('of a part leaves only the rest to refund here', async () => {
    const order = await paid();
    await refundAtStripe(order, 9_000);
    await sent(order.id, 90);
    const { body } = await refund(order.id, { lines: [line('CAP', 1)] }).expect(409);
    expect(body.detail).toBe("This order can't be refunded: $7.20 are left to refund.");
    const { body: after } = await refund(order.id).expect(200);
    expect(after.payment).toMatchObject({ status: 'refunded', refundedAmount: 97.2 });
  });

  test('that we never hear about is found by the comparison, and its repair records it', async () => {
    const order = await paid();
    await shop.control('/stripe/_control/webhooks', { drop: true });
    await refundAtStripe(order, 2_000);
    const found = await findings();
    expect(found).toMatchObject([
      {
        kind: 'amounts-apart',
        orderId: order.id,
        detail: "The payment service refunded $20.00, but the order doesn't show it.",
        repair: 'Record the refund as the payment service has it; the stock stays as it is.',
      },
    ]);
    const id = encodeURIComponent(found[0]?.id ?? '');
    const { body } = await staff.post(`/api/admin/sentinel/${id}/repair`).expect(200);
    expect(body.findings).toEqual([]);
    expect((await read(order.id)).payment).toMatchObject({ status: 'paid', refundedAmount: 20 });
  });

  test('whose event overtakes that of its payment waits for it', async () => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const order = await retailOrder(staff, [line('CAP', 1)]);
    await act(shop, order.session, 'pay');
    const events = shop.api.deps.connection.collection('stripe_events');
    await shop.control('/stripe/_control/webhooks', { url: `${shop.api.url}/api/webhooks/stripe` });
    type Intents = { data: { id: string; metadata: { orderId: string } }[] };
    const { data } = await atStripe<Intents>(shop, 'payment_intents?limit=1');
    expect(data[0]?.metadata.orderId).toBe(order.id);
    await atStripe(shop, 'refunds', { payment_intent: data[0]?.id ?? '' });
    await reported(shop);
    const waiting = { type: 'charge.refunded', 'followUps.lastError': /recorded/ };
    expect(await events.countDocuments(waiting)).toBe(1);
    await findings();
    await staff
      .post(`/api/admin/sentinel/${encodeURIComponent((await findings())[0]?.id ?? '')}/repair`)
      .expect(200);
    shop.clock.advance(60_000);
    await shop.work();
    expect((await read(order.id)).payment).toMatchObject({ status: 'refunded', refundedAmount: order.total });
  });
});

describe('a refund of ours', () => {
  test('is not counted again when Stripe reports it', async () => {
    const order = await paid();
    await refund(order.id, { lines: [line('CAP', 1)] }).expect(200);
    await reported(shop);
    expect((await read(order.id)).payment).toMatchObject({ status: 'paid', refundedAmount: 22.4 });
    expect(await findings()).toEqual([]);
  });

  // REFUND-7
  test('that a bank returned no longer counts, is shown to staff and can be made again', async () => {
    const order = await paid();
    await refund(order.id, { lines: [line('CAP', 1)] }).expect(200);
    const { payment } = (await shop.order(order.id)) as unknown as {
      payment: { refunds: { providerId: string }[] };
    };
    await shop.control(`/stripe/_control/refunds/${payment.refunds[0]?.providerId}/fail`, {});
    const after = await sent(order.id, 0);
    expect(after.payment.status).toBe('paid');
    expect(after.timeline.at(-1).detail).toBe(
      "The refund of $22.40 failed at the payment service: the customer hasn't received it",
    );
    const [finding] = await findings();
    expect(finding).toMatchObject({
      kind: 'amounts-apart',
      orderId: order.id,
      detail:
        'The refund of $22.40 failed at the payment service. Refund it again, or pay the customer another way.',
    });
    expect(finding?.repair).toBeUndefined();
    await refund(order.id, { lines: [line('CAP', 1)] }).expect(200);
    expect((await read(order.id)).payment).toMatchObject({ refundedAmount: 22.4 });
    expect(await findings()).toEqual([]);
    expect(await shop.stock('CAP')).toMatchObject({ stock: 5 });
  });
});
