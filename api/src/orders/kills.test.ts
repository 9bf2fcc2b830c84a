import { answerOf, type Doomed, startDoomed } from '../../test/doomed.ts';
import { checkoutForm, freshKey, kegForm, openShop, type Shop } from '../../test/shop.ts';
import { ORIGIN } from '../../test/start-api.ts';

jest.setTimeout(120_000);

let shop: Shop;
let doomed: Doomed;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.clear();
  await shop.control('/carrier/_control', { fail: 500 });
  await shop.putProducts(
    { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 10, packagingType: '50L' },
    { _id: 'SMALL', name: 'Lager Keg 30L', price: 100, stock: 10, packagingType: '20L & 30L' },
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5 },
  );
  doomed = await startDoomed(shop);
});
afterEach(() => doomed.end());

/** Each gap between two database commands of an order; the test command takes every fifth, `npm run verify` all. */
const gaps = (last: number, from = 1) =>
  Array.from({ length: last - from + 1 }, (_, place) => from + place).filter(
    (gap) => process.env.VERIFY === 'true' || gap % 5 === 3,
  );

const kegs = {
  ...kegForm,
  lines: [
    { productId: 'KEG', quantity: 2 },
    { productId: 'SMALL', quantity: 1 },
  ],
  expectedTotal: 919.95,
};

// 12 cans 51.00 with taxes 7.65, deposit 1.20, estimated shipping 14.95
const cans = {
  ...checkoutForm,
  lines: [{ productId: 'IPA', quantity: 12 }],
  expectedTotal: 74.8,
  successUrl: 'http://localhost:8080/dtc/payment-success',
  cancelUrl: 'http://localhost:8080/dtc/payment-cancel',
};

function post(
  url: string,
  path: string,
  body: object,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(`${url}/api${path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: ORIGIN, ...headers },
    body: JSON.stringify(body),
  });
}

/** What a fresh process does in the minutes after the crash. */
async function afterwards(): Promise<void> {
  for (const seconds of [31, 31, 6]) {
    shop.clock.advance(seconds * 1_000);
    await shop.reconcile();
    await shop.work();
    await shop.work();
  }
}

const placedOrders = () =>
  shop.api.deps.connection.collection('orders').find({ state: 'placed' }).toArray() as Promise<
    { _id: unknown; status: string; channel: string }[]
  >;

/** Every mail of the mailbox once, however often it went out. */
async function distinctMails(): Promise<number> {
  return new Set((await shop.mails()).map(({ customArgs }) => customArgs?.mail_id)).size;
}

describe('an API process killed while it places a keg order', () => {
  test.each(gaps(16))('in front of database command %i loses and doubles nothing', async (gap) => {
    const key = freshKey();
    await doomed.dieBefore(gap);
    const answer = await answerOf(post(doomed.url, '/orders/keg', kegs, { 'Idempotency-Key': key }));
    expect([201, undefined]).toContain(answer);
    await afterwards();
    const held = (await placedOrders()).length;
    expect(await shop.stock('KEG')).toEqual({ stock: 10 - 2 * held, looseUnits: 0, holds: 0 });
    expect(await shop.stock('SMALL')).toEqual({ stock: 10 - held, looseUnits: 0, holds: 0 });
    expect(await distinctMails()).toBe(2 * held);
    // The customer tries again with the same key.
    const again = await post(shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': key });
    expect(again.status).toBe(201);
    await afterwards();
    expect(await placedOrders()).toHaveLength(1);
    expect(await shop.stock('KEG')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
    expect(await shop.stock('SMALL')).toEqual({ stock: 9, looseUnits: 0, holds: 0 });
    expect(await distinctMails()).toBe(2);
  });
});

describe('an API process killed while it places a retail order', () => {
  test.each(gaps(16))(
    'in front of database command %i gives the stock back or keeps the order',
    async (gap) => {
      const key = freshKey();
      await doomed.dieBefore(gap);
      const answer = await answerOf(post(doomed.url, '/orders/dtc', cans, { 'Idempotency-Key': key }));
      expect([201, undefined]).toContain(answer);
      shop.clock.advance(31_000);
      await shop.reconcile();
      const held = (await placedOrders()).length;
      expect(await shop.stock('IPA')).toEqual(
        held === 1 ? { stock: 1, looseUnits: 17, holds: 0 } : { stock: 2, looseUnits: 5, holds: 0 },
      );
      const again = await post(shop.api.url, '/orders/dtc', cans, { 'Idempotency-Key': key });
      expect(again.status).toBe(201);
      const { order, url } = (await again.json()) as {
        order: { id: string; payment: { sessionId: string } };
        url: string;
      };
      expect(url).toContain(order.payment.sessionId);
      expect(await placedOrders()).toHaveLength(1);
      expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
    },
  );
});

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
    await afterwards();
    expect(await shop.order(order.id)).toMatchObject({ status: 'pending', payment: { status: 'paid' } });
    expect(await distinctMails()).toBe(2);
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  });
});

describe('an API process killed while it carries out follow-ups', () => {
  test.each(gaps(10))(
    'in front of database command %i gives stock back once and sends each mail',
    async (gap) => {
      const keg = await post(shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': freshKey() });
      const { id } = (await keg.json()) as { id: string };
      const orders = shop.api.deps.connection.collection('orders');
      const taken = [
        { productId: 'KEG', taken: 2, unit: 'stocked' },
        { productId: 'SMALL', taken: 1, unit: 'stocked' },
      ];
      const due = {
        id: 'give-back-1',
        kind: 'give-back',
        state: 'due',
        dueAt: shop.clock.now(),
        attempts: 0,
        data: { lines: taken },
      };
      await orders.updateOne(
        { _id: id as never },
        { $set: { status: 'cancelled', taken: [] }, $push: { followUps: due as never } },
      );
      await doomed.dieBefore(gap);
      await doomed.work();
      shop.clock.advance(61_000);
      await afterwards();
      expect(await shop.stock('KEG')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
      expect(await shop.stock('SMALL')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
      expect(await distinctMails()).toBe(2);
    },
  );
});

describe('an API process killed while staff set a status', () => {
  const patch = (cookie: string, url: string, id: string, status: string) =>
    answerOf(
      fetch(`${url}/api/admin/orders/${id}`, {
        method: 'PATCH',
        headers: { 'Content-Type': 'application/json', Origin: ORIGIN, Cookie: cookie },
        body: JSON.stringify({ status }),
      }),
    );

  test.each(gaps(20))('in front of database command %i leaves stock and status agreeing', async (gap) => {
    const keg = await post(shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': freshKey() });
    const { id } = (await keg.json()) as { id: string };
    const signedIn = await post(shop.api.url, '/auth/dev-session', {});
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    // Even gaps kill a cancellation, odd ones the way back from one.
    const back = gap % 2 === 1;
    if (back) expect(await patch(cookie, shop.api.url, id, 'cancelled')).toBe(200);
    await doomed.dieBefore(Math.ceil(gap / 2));
    await patch(cookie, doomed.url, id, back ? 'pending' : 'cancelled');
    await afterwards();
    const { status } = (await shop.order(id)) as { status?: string };
    expect(await shop.stock('KEG')).toEqual({
      stock: status === 'cancelled' ? 10 : 8,
      looseUnits: 0,
      holds: 0,
    });
  });
});
