import { afterwards, answerOf, cookieOf, distinctMails, gaps, post } from '../../../test/killable.ts';
import { kegs, killableShop } from '../../../test/killable-shop.ts';
import { freshKey, line } from '../../../test/shop.ts';

const world = killableShop();

/** Two of 50 L at 319.98 and one of 30 L at 160.00 become three of 50 L: 959.94, and 15%. */
const edit = { lines: [line('KEG', 3)], from: { lines: kegs.lines }, expectedTotal: 1103.93, mail: true };

describe('an API process killed while it edits an order', () => {
  // EDIT-8
  test.each(gaps(22))(
    'before database command %i leaves the old order or the new one, and its stock',
    async (gap) => {
      const { shop, killable } = world;
      const placed = await post(shop.api.url, '/orders/keg', kegs, { 'Idempotency-Key': freshKey() });
      const { id } = (await placed.json()) as { id: string };
      await shop.work();
      const staff = cookieOf(await post(shop.api.url, '/auth/dev-session', {}));
      const headers = { Cookie: staff, 'Idempotency-Key': freshKey() };
      const send = (url: string) => post(url, `/admin/orders/${id}/edits`, edit, headers);
      await killable.dieBefore(gap);
      expect([200, undefined]).toContain(await answerOf(send(killable.url)));
      await afterwards(shop);
      const isEdited = (await shop.order(id)).totalAmount === 1103.93;
      expect(await shop.stock('KEG')).toEqual({ stock: isEdited ? 7 : 8, looseUnits: 0, holds: 0 });
      expect(await shop.stock('SMALL')).toEqual({ stock: isEdited ? 10 : 9, looseUnits: 0, holds: 0 });
      expect(await distinctMails(shop)).toBe(isEdited ? 3 : 2);
      // Staff press again.
      expect((await send(shop.api.url)).status).toBe(200);
      await afterwards(shop);
      expect(await shop.order(id)).toMatchObject({ totalAmount: 1103.93, edits: [{ difference: 183.98 }] });
      expect(await shop.stock('KEG')).toEqual({ stock: 7, looseUnits: 0, holds: 0 });
      expect(await shop.stock('SMALL')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
      expect(await distinctMails(shop)).toBe(3);
    },
  );
});
