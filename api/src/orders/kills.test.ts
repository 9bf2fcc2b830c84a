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
import { checkoutForm, freshKey, kegForm, openShop, type Shop } from '../../test/shop.ts';

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
  ...returnPages,
};

const placedOrders = () =>
  shop.api.deps.connection.collection('orders').find({ state: 'placed' }).toArray() as Promise<
    { _id: unknown; status: string; channel: string }[]
  >;

describe('an API process killed while it places a keg order', () => {
  test.each(gaps(16))('in front of database command %i loses and doubles nothing', async (gap) => {
    const key = freshKey();
    await doomed.dieBefore(gap);
    const answer = await answerOf(post(doomed.url, '/orders/keg', kegs, { 'Idempotency-Key': key }));
    expect([201, undefined]).toContain(answer);
    await afterwards(shop);
    const held = (await placedOrders()).length;
    expect(await shop.stock('KEG')).toEqual({ stock: 10 - 2 * held, looseUnits: 0, holds: 0 });
    expect(await shop.stock('SMALL')).toEqual({ stock: 10 - held, looseUnits: 0, holds: 0 });
    expect(await distinctMails(shop)).toBe(2 * held);
    // The customer tries again with the same key.
    const again = await post(shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': key });
    expect(again.status).toBe(201);
    await afterwards(shop);
    expect(await placedOrders()).toHaveLength(1);
    expect(await shop.stock('KEG')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
    expect(await shop.stock('SMALL')).toEqual({ stock: 9, looseUnits: 0, holds: 0 });
    expect(await distinctMails(shop)).toBe(2);
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
