import { edit, paidOrder } from '../../../test/buyers.ts';
import { editedShop } from '../../../test/edited-shop.ts';
import { freshKey, line } from '../../../test/shop.ts';

const world = editedShop();

describe('an edit of a paid order', () => {
  /** 12 cans 51.00, taxes 7.65, deposit 1.20, estimated shipping 14.95: 74.80. */
  const twelve = { lines: [line('IPA', 12)] };

  // EDIT-5
  test('that makes it cheaper refunds the difference, and the rest can be refunded later', async () => {
    const { id } = await paidOrder(world.shop, world.staff, twelve.lines);
    const fewer = [line('IPA', 8)];
    const { body: shown } = await world.preview(id, fewer).expect(200);
    // 4 cans 17.00, their taxes 2.55, deposit 0.40
    expect(shown).toMatchObject({ refund: 19.95, total: { after: 54.85, difference: -19.95 } });
    const { body } = await edit(world.staff, id, fewer, { from: twelve, expectedTotal: 54.85 }).expect(200);
    expect(body).toMatchObject({ totalAmount: 54.85, payment: { status: 'paid', refundedAmount: 19.95 } });
    await world.shop.work();
    expect(await world.shop.stock('IPA')).toEqual({ stock: 9, looseUnits: 16, holds: 0 });
    const mails = (await world.shop.mails()).filter(({ subject }) => subject.includes('has changed'));
    expect(mails[0]?.text).toContain('We are refunding $19.95 to your card.');
    world.shop.clock.advance(3 * 60_000);
    expect((await world.staff.get('/api/admin/sentinel').expect(200)).body.findings).toEqual([]);
    const rest = await world.staff
      .post(`/api/admin/orders/${id}/refund`)
      .set('Idempotency-Key', freshKey())
      .send({});
    expect(rest.body.payment).toMatchObject({ status: 'refunded', refundedAmount: 74.8 });
    expect(await world.shop.stock('IPA')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
  });

  // EDIT-5
  test('that makes it dearer is refused', async () => {
    const { id } = await paidOrder(world.shop, world.staff, twelve.lines);
    const more = [line('IPA', 13)];
    const text = 'This order is paid. Place a second order for the difference.';
    expect((await world.preview(id, more).expect(200)).body.refusal).toBe(text);
    const { body } = await edit(world.staff, id, more, { from: twelve, expectedTotal: 79.79 }).expect(409);
    expect(body).toMatchObject({ code: 'paid_order_dearer', detail: text });
  });
});
