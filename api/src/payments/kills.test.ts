import { returnPages } from '../../test/buyers.ts';
import {
  afterwards,
  answerOf,
  type Doomed,
  distinctMails,
  gaps,
  post,
  startDoomed,
} from '../../test/doomed.ts';
import { checkoutForm, freshKey, openShop, type Shop } from '../../test/shop.ts';

let shop: Shop;
let doomed: Doomed;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.clear();
  await shop.control('/carrier/_control', { fail: 500 });
  await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5 });
  doomed = await startDoomed(shop);
});
afterEach(() => doomed.end());

// 12 cans 51.00 with taxes 7.65, deposit 1.20, estimated shipping 14.95
const cans = {
  ...checkoutForm,
  lines: [{ productId: 'IPA', quantity: 12 }],
  expectedTotal: 74.8,
  ...returnPages,
};

describe('an API process killed while it hears of a payment', () => {
  test.each(gaps(8))('in front of database command %i makes the order paid once', async (gap) => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const placed = await post(shop.api.url, '/orders/dtc', cans, { 'Idempotency-Key': freshKey() });
    const { order } = (await placed.json()) as { order: { id: string; payment: { sessionId: string } } };
    await shop.control(`/stripe/_control/sessions/${order.payment.sessionId}/pay`, {});
    const { events } = (await (await fetch(`${shop.standInsUrl}/stripe/_control/events`)).json()) as {
      events: { id: string; event: { type: string; data: { object: { id: string } } } }[];
    };
    const completed = events.find(
      ({ event }) =>
        event.type === 'checkout.session.completed' && event.data.object.id === order.payment.sessionId,
    );
    await shop.control('/stripe/_control/webhooks', { url: `${doomed.url}/api/webhooks/stripe` });
    await doomed.dieBefore(gap);
    await shop.control(`/stripe/_control/events/${completed?.id}/replay`, {});
    await shop.control('/stripe/_control/webhooks', { url: `${shop.api.url}/api/webhooks/stripe` });
    // Stripe tries again what was not acknowledged.
    await shop.control(`/stripe/_control/events/${completed?.id}/replay`, {});
    shop.clock.advance(61_000);
    await shop.work();
    await afterwards(shop);
    expect(await shop.order(order.id)).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
    expect(await distinctMails(shop)).toBe(2);
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  });
});

/** A retail order with the cookie of the browser that placed it. */
async function placed() {
  const answer = await post(shop.api.url, '/orders/dtc', cans, { 'Idempotency-Key': freshKey() });
  const { order } = (await answer.json()) as { order: { id: string; payment: { sessionId: string } } };
  return { id: order.id, session: order.payment.sessionId, cookie: cookieOf(answer) };
}

const cookieOf = (answer: Response) =>
  answer.headers
    .getSetCookie()
    .map((text) => text.split(';')[0])
    .join('; ');

describe('an API process killed while a customer cancels the payment', () => {
  test.each(gaps(12))('in front of database command %i gives the stock back once', async (gap) => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const { id, cookie } = await placed();
    await doomed.dieBefore(gap);
    await answerOf(post(doomed.url, `/orders/dtc/${id}/cancel-payment`, {}, { Cookie: cookie }));
    shop.clock.advance(61_000);
    const again = await post(shop.api.url, `/orders/dtc/${id}/cancel-payment`, {}, { Cookie: cookie });
    expect(again.status).toBe(200);
    await afterwards(shop);
    expect(await shop.order(id)).toMatchObject({ status: 'cancelled', payment: { status: 'expired' } });
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });
});

describe('an API process killed while staff refund an order', () => {
  test.each(gaps(20))('in front of database command %i sends the money back once', async (gap) => {
    const { id, session, cookie } = await placed();
    await shop.control(`/stripe/_control/sessions/${session}/pay`, {});
    await until(async () => {
      const answer = await fetch(`${shop.api.url}/api/orders/dtc/${id}/payment`, {
        headers: { Cookie: cookie },
      });
      return ((await answer.json()) as { status: string }).status === 'paid';
    });
    const staff = cookieOf(await post(shop.api.url, '/auth/dev-session', {}));
    await doomed.dieBefore(gap);
    await answerOf(post(doomed.url, `/admin/orders/${id}/refund`, {}, { Cookie: staff }));
    shop.clock.advance(61_000);
    await afterwards(shop);
    // Where the process died before it wrote anything down, staff see it unrefunded and ask again.
    await post(shop.api.url, `/admin/orders/${id}/refund`, {}, { Cookie: staff });
    await afterwards(shop);
    expect(await shop.order(id)).toMatchObject({ payment: { status: 'refunded', refundedAmount: 74.8 } });
    expect(await refundsOf(id)).toEqual([7480]);
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });
});

/** What Stripe has sent back for an order, in cents. */
async function refundsOf(id: string): Promise<number[]> {
  const answer = await fetch(`${shop.standInsUrl}/v1/refunds?limit=100`, {
    headers: { Authorization: 'Bearer sk_test_local' },
  });
  const { data } = (await answer.json()) as { data: { amount: number; metadata: { orderId: string } }[] };
  return data.filter(({ metadata }) => metadata.orderId === id).map(({ amount }) => amount);
}

async function until(happened: () => Promise<boolean>): Promise<void> {
  for (let looks = 0; looks < 200; looks += 1) {
    if (await happened()) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it never happened');
}
