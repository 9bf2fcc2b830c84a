import { edit, wholesaleOrder } from '../../../test/buyers.ts';
import { editedShop, twoCases } from '../../../test/edited-shop.ts';
import { freshKey, line } from '../../../test/shop.ts';

const world = editedShop();

describe('an edit of an order on account', () => {
  // EDIT-8
  test('is the same edit under the same key, and another body is refused', async () => {
    const id = await wholesaleOrder(world.staff);
    const key = freshKey();
    const more = { ...twoCases, expectedTotal: 196.2 };
    await edit(world.staff, id, [line('IPA', 3)], more, key).expect(200);
    await edit(world.staff, id, [line('IPA', 3)], more, key).expect(200);
    expect((await world.shop.order(id)).edits).toHaveLength(1);
    const other = { ...twoCases, expectedTotal: 261.6 };
    expect((await edit(world.staff, id, [line('IPA', 4)], other, key)).body.code).toBe(
      'idempotency_conflict',
    );
    expect(await world.shop.stock('IPA')).toMatchObject({ stock: 7 });
  });

  // EDIT-6
  test.each([
    { what: 'both taking more stock', one: line('IPA', 3), other: line('IPA', 4) },
    { what: 'giving stock back and taking more', one: line('IPA', 1), other: line('IPA', 5) },
  ])('of two editors at once, $what, one is shown what the other has changed', async ({ one, other }) => {
    const id = await wholesaleOrder(world.staff);
    const answers = await Promise.all(
      [one, other].map((wanted) =>
        edit(world.staff, id, [wanted], { ...twoCases, expectedTotal: (wanted.quantity * 6540) / 100 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const stored = (await world.shop.order(id)) as unknown as { items: { quantity: number }[] };
    const quantity = stored.items[0]?.quantity ?? 0;
    expect(refused?.body).toMatchObject({ code: 'stale', currentOrder: { items: [{ quantity }] } });
    await world.shop.work();
    expect(await world.shop.stock('IPA')).toEqual({ stock: 10 - quantity, looseUnits: 0, holds: 0 });
  });
});
