import { edit, wholesaleOrder } from '../../../test/buyers.ts';
import { editedShop, twoCases } from '../../../test/edited-shop.ts';
import { line } from '../../../test/shop.ts';

const world = editedShop();

describe('an edit of an order on account', () => {
  // EDIT-3, EDIT-4
  test('is refused for more than there is, for what is not sold, and at another total than was shown', async () => {
    const id = await wholesaleOrder(world.staff);
    const { body: short } = await edit(world.staff, id, [line('IPA', 13)], {
      ...twoCases,
      expectedTotal: 850.2,
    }).expect(409);
    expect(short).toMatchObject({ code: 'out_of_stock', unavailable: [{ productId: 'IPA', left: 8 }] });
    const { body: hidden } = await world.preview(id, [line('IPA', 2), line('OLD', 1)]).expect(200);
    expect(hidden).toMatchObject({ unavailable: [{ productId: 'OLD', left: 0 }], total: { difference: 0 } });
    await edit(world.staff, id, [line('IPA', 2), line('OLD', 1)], twoCases).expect(409);
    const { body: dear } = await edit(world.staff, id, [line('IPA', 3)], twoCases).expect(409);
    expect(dear.code).toBe('price_changed');
    await edit(world.staff, id, [], twoCases).expect(422);
    expect(await world.shop.order(id)).toMatchObject({ totalAmount: 130.8 });
    expect(await world.shop.stock('IPA')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
  });

  // EDIT-1
  test('is refused while it is on a truck that has left', async () => {
    const id = await wholesaleOrder(world.staff);
    const stop = { orderId: id, postalCode: 'V6K 1N9', state: 'out', moved: 1 };
    const run = {
      id: '2026-11-20-01',
      driver: 'Aiko Tamura',
      leftAt: '2026-11-20T17:00:00.000Z',
      stops: [stop],
    };
    const stored = {
      _id: '2026-11-20',
      version: 1,
      made: 1,
      runs: [run],
      removed: [],
      updatedAt: new Date(),
    };
    await world.shop.api.deps.connection.collection('runs').insertOne(stored as never);
    const { body } = await edit(world.staff, id, [line('IPA', 1)], {
      ...twoCases,
      expectedTotal: 65.4,
    }).expect(409);
    expect([body.code, body.detail]).toEqual([
      'edit_refused',
      'This order is on a truck. Its driver can edit it at the stop.',
    ]);
    expect((await world.preview(id, [line('IPA', 1)]).expect(200)).body.refusal).toContain('on a truck');
  });

  // EDIT-1
  test('is refused once it is shipped', async () => {
    const id = await wholesaleOrder(world.staff);
    await world.staff.patch(`/api/admin/orders/${id}`).send({ status: 'shipped' }).expect(200);
    const { body } = await edit(world.staff, id, [line('IPA', 1)], {
      ...twoCases,
      expectedTotal: 65.4,
    }).expect(409);
    expect(body).toMatchObject({ code: 'edit_refused', detail: expect.stringContaining('shipped') });
    expect((await world.preview(id, [line('IPA', 1)]).expect(200)).body.refusal).toContain('shipped');
  });
});
