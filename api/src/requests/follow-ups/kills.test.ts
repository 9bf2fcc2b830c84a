import { afterwards, answerOf, cookieOf, distinctMails, gaps, post } from '../../../test/killable.ts';
import { kegs, killableShop } from '../../../test/killable-shop.ts';
import { freshKey } from '../../../test/shop.ts';
import { ORIGIN } from '../../../test/start-api.ts';

const world = killableShop();

describe('an API process killed while it carries out follow-ups', () => {
  test.each(gaps(10))('before database command %i returns stock once and sends each mail', async (gap) => {
    const keg = await post(world.shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': freshKey() });
    const { id } = (await keg.json()) as { id: string };
    const orders = world.shop.api.deps.connection.collection<{ _id: string }>('orders');
    const taken = [
      { productId: 'KEG', taken: 2, unit: 'stocked' },
      { productId: 'SMALL', taken: 1, unit: 'stocked' },
    ];
    const due = {
      id: 'give-back-1',
      kind: 'give-back',
      state: 'due',
      dueAt: world.shop.clock.now(),
      attempts: 0,
      data: { lines: taken },
    };
    await orders.updateOne(
      { _id: id },
      { $set: { status: 'cancelled', taken: [] }, $push: { followUps: due } },
    );
    await world.killable.dieBefore(gap);
    await world.killable.work();
    world.shop.clock.advance(61_000);
    await afterwards(world.shop);
    expect(await world.shop.stock('KEG')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
    expect(await world.shop.stock('SMALL')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
    expect(await distinctMails(world.shop)).toBe(2);
  });
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

  test.each(gaps(40))('before database command %i leaves stock and status agreeing', async (gap) => {
    const keg = await post(world.shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': freshKey() });
    const { id } = (await keg.json()) as { id: string };
    const signedIn = await post(world.shop.api.url, '/auth/dev-session', {});
    const cookie = cookieOf(signedIn);
    // Even gaps kill a cancellation, odd ones its reversal.
    const back = gap % 2 === 1;
    if (back) expect(await patch(cookie, world.shop.api.url, id, 'cancelled')).toBe(200);
    await world.killable.dieBefore(Math.ceil(gap / 2));
    await patch(cookie, world.killable.url, id, back ? 'pending' : 'cancelled');
    await afterwards(world.shop);
    const { status } = (await world.shop.order(id)) as { status?: string };
    expect(await world.shop.stock('KEG')).toEqual({
      stock: status === 'cancelled' ? 10 : 8,
      looseUnits: 0,
      holds: 0,
    });
  });
});
