import { act, type Browser, retailOrder, sees, staffMember } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { atStripe } from '../../../test/stripe.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import type { OrderDocument } from '../order/index.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2 });
let staff: Browser;

beforeAll(async () => {
  staff = await staffMember(shop);
});
beforeEach(async () => {
  // Stripe forgets nothing: each test uses a week of its own.
  shop.clock.advance(8 * 24 * 60 * 60_000);
  await shop.api.deps.connection.collection('sentinel_findings').deleteMany({});
});

const placed = () => retailOrder(staff, [line('IPA', 12)]);
const pay = (session: string) => act(shop, session, 'pay');
const orders = () => shop.api.deps.connection.collection<OrderDocument>('orders');
const silence = () => shop.control('/stripe/_control/webhooks', { drop: true });

async function findings() {
  shop.clock.advance(3 * 60_000);
  const { body } = await staff.get('/api/admin/sentinel').expect(200);
  return body.findings as {
    id: string;
    kind: string;
    orderId?: string;
    repair?: string;
    paidAmount?: number;
  }[];
}

const repair = (id: string) => staff.post(`/api/admin/sentinel/${encodeURIComponent(id)}/repair`);
const paymentOf = async (id: string) => (await staff.get(`/api/admin/orders/${id}`)).body.payment;

async function paid() {
  await silence();
  const order = await placed();
  await pay(order.session);
  const [finding] = await findings();
  await repair(finding?.id ?? '').expect(200);
  return order;
}

describe('orders that disagree with Stripe', () => {
  test('finds a payment that we never heard about, and its repair makes the order paid', async () => {
    await silence();
    const { id, session, total } = await placed();
    await pay(session);
    const found = await findings();
    expect(found).toMatchObject([{ kind: 'stuck', orderId: id, paidAmount: total }]);
    const { body } = await repair(found[0]?.id ?? '').expect(200);
    expect(body.findings).toEqual([]);
    expect(await paymentOf(id)).toMatchObject({ status: 'paid' });
    await shop.work();
    expect(await shop.mails()).toHaveLength(2);
  });

  // PAYMENT-13
  test('finds a payment without an order, and its repair refunds it', async () => {
    await silence();
    const { id, session } = await placed();
    await pay(session);
    await orders().deleteOne({ _id: id });
    const found = await findings();
    expect(found).toMatchObject([{ kind: 'paid-without-order', orderId: id }]);
    const { body } = await repair(found[0]?.id ?? '').expect(200);
    expect(body.findings).toEqual([]);
    expect((await atStripe<{ data: unknown[] }>(shop, 'refunds')).data).toHaveLength(1);
  });

  test("finds an order that says it is paid and isn't", async () => {
    await silence();
    const { id } = await placed();
    await orders().updateOne({ _id: id }, { $set: { 'payment.status': 'paid' } });
    const found = await findings();
    expect(found).toMatchObject([{ kind: 'order-without-payment', orderId: id }]);
    expect(found[0]?.repair).toBeUndefined();
    const { body } = await repair(found[0]?.id ?? '').expect(409);
    expect(body.code).toBe('repair_refused');
  });

  // PAYMENT-13
  test('finds amounts that differ', async () => {
    const { id } = await paid();
    await orders().updateOne({ _id: id }, { $set: { totalAmount: 1 } });
    expect(await findings()).toMatchObject([{ kind: 'amounts-apart', orderId: id, orderAmount: 1 }]);
  });

  // PAYMENT-13
  test('finds an order that was shipped and never paid', async () => {
    await silence();
    const { id } = await placed();
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'shipped' }).expect(200);
    expect(await findings()).toMatchObject([{ kind: 'unpaid-but-shipped', orderId: id }]);
  });

  test('finds a payment that is stuck behind hundreds of abandoned ones', async () => {
    await silence();
    const { id } = await placed();
    const order = await orders().findOne({ _id: id });
    if (!order?.payment) throw new Error('the order has no payment');
    const expired = { ...order.payment, status: 'expired' as const };
    const others = Array.from({ length: 600 }, (_, place) => ({
      ...order,
      _id: `CBO-${place}`,
      status: 'cancelled' as const,
      payment: { ...expired, sessionId: `cs_test_given_up_${place}` },
    }));
    await orders().insertMany(others);
    shop.clock.advance(60 * 60_000);
    expect(await findings()).toMatchObject([{ kind: 'stuck', orderId: id }]);
  });

  // PAYMENT-13
  test('finds a paid order that was cancelled, and its repair refunds it', async () => {
    const { id, total } = await paid();
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'cancelled' }).expect(200);
    const found = await findings();
    expect(found).toMatchObject([{ kind: 'paid-without-order', orderId: id }]);
    await repair(found[0]?.id ?? '').expect(200);
    expect(await paymentOf(id)).toMatchObject({ status: 'refunded', refundedAmount: total });
    await shop.work();
    expect(await shop.stock('IPA')).toMatchObject({ stock: 2, looseUnits: 0 });
  });

  // PAYMENT-17
  test('refunds a payment for an order that staff cancelled meanwhile after a day, and mails the customer at once', async () => {
    const order = await placed();
    await staff.patch(`/api/admin/orders/${order.id}`).send({ status: 'cancelled' }).expect(200);
    await pay(order.session);
    await sees(shop, order, 'paid');
    await shop.work();
    const [told] = await shop.mails();
    expect(told).toMatchObject({ subject: `Your order ${order.id} was cancelled` });
    expect(told?.text).toContain('We refund your payment to your card within a day.');
    const [finding] = await findings();
    expect(finding).toMatchObject({ kind: 'paid-without-order', repair: 'Refund the customer.' });
    shop.clock.advance(24 * 60 * 60_000);
    await shop.work();
    await shop.work();
    expect(await paymentOf(order.id)).toMatchObject({ status: 'refunded', refundedAmount: order.total });
    await shop.work();
    expect((await shop.mails()).map(({ subject }) => subject)).toContain(`Your refund for order ${order.id}`);
    expect(await findings()).toEqual([]);
    expect(await shop.stock('IPA')).toMatchObject({ stock: 2, looseUnits: 0 });
  });

  test("shows its last findings, and of when they are, when Stripe can't be reached", async () => {
    await silence();
    const { session } = await placed();
    await pay(session);
    expect(await findings()).toHaveLength(1);
    const looked = shop.clock.now().toISOString();
    await shop.control('/stripe/_control', { fail: 500 });
    expect(await findings()).toHaveLength(1);
    const { body } = await staff.get('/api/admin/sentinel').expect(200);
    expect(body.checkedAt).toBe(looked);
  });

  // PAYMENT-19
  test("finds a payment of another amount than the order's, which isn't paid by it, and its repair gives it back", async () => {
    const { id, session, total } = await placed();
    await orders().updateOne({ _id: id }, { $set: { 'payment.amount': total - 1 } });
    await pay(session);
    const found = await findings();
    expect(found).toMatchObject([{ kind: 'amounts-apart', orderId: id, paidAmount: total }]);
    expect((await paymentOf(id)).status).toBe('pending');
    await repair(found[0]?.id ?? '').expect(200);
    expect(await findings()).toEqual([]);
  });
});
