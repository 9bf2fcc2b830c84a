import {
  afterwards,
  answerOf,
  type Doomed,
  distinctMails,
  gaps,
  post,
  startDoomed,
} from '../../test/doomed.ts';
import { freshKey, kegForm, openShop, type Shop } from '../../test/shop.ts';
import { ORIGIN } from '../../test/start-api.ts';

let shop: Shop;
let doomed: Doomed;

beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.clear();
  await shop.putProducts(
    { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 10, packagingType: '50L' },
    { _id: 'SMALL', name: 'Lager Keg 30L', price: 100, stock: 10, packagingType: '20L & 30L' },
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
      await afterwards(shop);
      expect(await shop.stock('KEG')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
      expect(await shop.stock('SMALL')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
      expect(await distinctMails(shop)).toBe(2);
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

  test.each(gaps(40))('in front of database command %i leaves stock and status agreeing', async (gap) => {
    const keg = await post(shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': freshKey() });
    const { id } = (await keg.json()) as { id: string };
    const signedIn = await post(shop.api.url, '/auth/dev-session', {});
    const cookie = signedIn.headers.get('set-cookie')?.split(';')[0] ?? '';
    // Even gaps kill a cancellation, odd ones the way back from one.
    const back = gap % 2 === 1;
    if (back) expect(await patch(cookie, shop.api.url, id, 'cancelled')).toBe(200);
    await doomed.dieBefore(Math.ceil(gap / 2));
    await patch(cookie, doomed.url, id, back ? 'pending' : 'cancelled');
    await afterwards(shop);
    const { status } = (await shop.order(id)) as { status?: string };
    expect(await shop.stock('KEG')).toEqual({
      stock: status === 'cancelled' ? 10 : 8,
      looseUnits: 0,
      holds: 0,
    });
  });
});
