import { afterwards, answerOf, cookieOf, distinctMails, gaps, post } from '../../../test/killable.ts';
import { kegs, killableShop } from '../../../test/killable-shop.ts';
import { freshKey, line } from '../../../test/shop.ts';
import { creditNumberModel } from './series.ts';

const world = killableShop();

const credit = { lines: [line('KEG', 1)], reason: 'returned', note: '', restock: true, mail: true };

describe('an API process killed while it credits an order', () => {
  // CREDIT-2
  test.each(gaps(20))(
    'before database command %i leaves no credit without a number, no number without a credit, and no second one',
    async (gap) => {
      const { shop, killable } = world;
      const placed = await post(shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': freshKey() });
      const { id } = (await placed.json()) as { id: string };
      const headers = { Cookie: cookieOf(await post(shop.api.url, '/auth/dev-session', {})) };
      const delivered = { changes: [{ id, status: 'delivered' }] };
      expect((await post(shop.api.url, '/admin/orders/bulk', delivered, headers)).status).toBe(200);
      await afterwards(shop);
      const keyed = { ...headers, 'Idempotency-Key': freshKey() };
      const send = (url: string) => post(url, `/admin/orders/${id}/credits`, credit, keyed);
      await killable.dieBefore(gap);
      expect([200, undefined]).toContain(await answerOf(send(killable.url)));
      await afterwards(shop);
      const there = (await shop.order(id)) as { credits?: { id: string; number?: number }[] };
      const numbers = () => creditNumberModel(shop.api.deps.connection).find().sort({ _id: 1 }).lean();
      expect((await numbers()).map(({ _id, credit }) => [_id, credit])).toEqual(
        (there.credits ?? []).map((one) => [one.number, one.id]),
      );
      // Staff press again.
      expect((await send(shop.api.url)).status).toBe(200);
      await afterwards(shop);
      expect(await shop.order(id)).toMatchObject({ credits: [{ number: 1001 }] });
      expect((await numbers()).map(({ _id }) => _id)).toEqual([1001]);
      expect(await shop.stock('KEG')).toEqual({ stock: 9, looseUnits: 0, holds: 0 });
      expect(await distinctMails(shop)).toBe(3);
    },
  );
});
