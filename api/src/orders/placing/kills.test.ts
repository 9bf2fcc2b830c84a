import {
  afterwards,
  answerOf,
  cookieOf,
  distinctMails,
  gaps,
  post,
  request,
} from '../../../test/killable.ts';
import { cans, kegs, killableShop } from '../../../test/killable-shop.ts';
import { freshKey } from '../../../test/shop.ts';

const world = killableShop();

const placedOrders = () =>
  world.shop.api.deps.connection.collection('orders').find({ state: 'placed' }).toArray() as Promise<
    { _id: unknown; status: string; channel: string }[]
  >;

describe('an API process killed while it places a keg order', () => {
  // ORDER-10
  test.each(gaps(16))('before database command %i loses and duplicates nothing', async (gap) => {
    const key = freshKey();
    await world.killable.dieBefore(gap);
    const answer = await answerOf(post(world.killable.url, '/orders/keg', kegs, { 'Idempotency-Key': key }));
    expect([201, undefined]).toContain(answer);
    await afterwards(world.shop);
    const orders = (await placedOrders()).length;
    expect(await world.shop.stock('KEG')).toEqual({ stock: 10 - 2 * orders, looseUnits: 0, holds: 0 });
    expect(await world.shop.stock('SMALL')).toEqual({ stock: 10 - orders, looseUnits: 0, holds: 0 });
    expect(await distinctMails(world.shop)).toBe(2 * orders);
    // The customer tries again with the same key.
    const again = await post(world.shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': key });
    expect(again.status).toBe(201);
    await afterwards(world.shop);
    expect(await placedOrders()).toHaveLength(1);
    expect(await world.shop.stock('KEG')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
    expect(await world.shop.stock('SMALL')).toEqual({ stock: 9, looseUnits: 0, holds: 0 });
    expect(await distinctMails(world.shop)).toBe(2);
  });
});

describe('an API process killed while it places a retail order', () => {
  test.each(gaps(16))('before database command %i returns the stock or keeps the order', async (gap) => {
    const key = freshKey();
    await world.killable.dieBefore(gap);
    const answer = await answerOf(post(world.killable.url, '/orders/dtc', cans, { 'Idempotency-Key': key }));
    expect([201, undefined]).toContain(answer);
    world.shop.clock.advance(31_000);
    await world.shop.reconcile();
    const orders = (await placedOrders()).length;
    expect(await world.shop.stock('IPA')).toEqual(
      orders === 1 ? { stock: 1, looseUnits: 17, holds: 0 } : { stock: 2, looseUnits: 5, holds: 0 },
    );
    const again = await post(world.shop.api.url, '/orders/dtc', cans, { 'Idempotency-Key': key });
    expect(again.status).toBe(201);
    const { order, url } = (await again.json()) as {
      order: { id: string; payment: { sessionId: string } };
      url: string;
    };
    expect(url).toContain(order.payment.sessionId);
    expect(await placedOrders()).toHaveLength(1);
    expect(await world.shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  });
});

describe('an API process killed while it restores a cancelled order', () => {
  test.each(gaps(16))('before database command %i leaves an order that can be restored', async (gap) => {
    const { shop, killable } = world;
    const placed = await post(shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': freshKey() });
    const { id } = (await placed.json()) as { id: string };
    const staff = cookieOf(await post(shop.api.url, '/auth/dev-session', {}));
    const setStatus = (url: string, status: string) =>
      request(url, 'PATCH', `/admin/orders/${id}`, { status }, { Cookie: staff });
    expect((await setStatus(shop.api.url, 'cancelled')).status).toBe(200);
    await killable.dieBefore(gap);
    expect([200, undefined]).toContain(await answerOf(setStatus(killable.url, 'processed')));
    await afterwards(shop);
    expect((await setStatus(shop.api.url, 'processed')).status).toBe(200);
    await afterwards(shop);
    expect(await shop.order(id)).toMatchObject({ status: 'processed' });
    expect(await shop.stock('KEG')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
    expect(await shop.stock('SMALL')).toEqual({ stock: 9, looseUnits: 0, holds: 0 });
  });
});
