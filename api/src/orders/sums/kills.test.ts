import { answerOf, cookieOf, gaps, post, request } from '../../../test/killable.ts';
import { kegs, killableShop } from '../../../test/killable-shop.ts';
import { freshKey } from '../../../test/shop.ts';
import { expectTrueAccounts, expectTrueSums } from '../../../test/true-sums.ts';

const world = killableShop();

describe('an API process killed while it counts orders', () => {
  // ACCOUNTING-6, LICENCE-21
  test.each(gaps(32))('before database command %i leaves sums that the next one puts right', async (gap) => {
    const { shop, killable } = world;
    const placed = await post(shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': freshKey() });
    expect(placed.status).toBe(201);
    const staff = { Cookie: cookieOf(await post(shop.api.url, '/auth/dev-session', {})) };
    await killable.dieBefore(gap);
    const list = fetch(`${killable.url}/api/admin/accounts?limit=1`, { headers: staff });
    expect([200, undefined]).toContain(await answerOf(list));
    const { id } = (await placed.json()) as { id: string };
    await request(shop.api.url, 'PATCH', `/admin/orders/${id}`, { status: 'cancelled' }, staff);
    await expectTrueSums(shop.api.deps.connection);
    await expectTrueAccounts(shop.api.deps);
  });
});
