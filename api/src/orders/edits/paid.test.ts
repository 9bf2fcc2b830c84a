import { edit, paidOrder, refund } from '../../../test/buyers.ts';
import { editedShop } from '../../../test/edited-shop.ts';
import { textOfPdf } from '../../../test/pdf.ts';
import { line } from '../../../test/shop.ts';

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
    const rest = await refund(world.staff, id).expect(200);
    expect(rest.body.payment).toMatchObject({ status: 'refunded', refundedAmount: 74.8 });
    expect(await world.shop.stock('IPA')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
  });

  /** The invoice's words and amounts. */
  const invoiceOf = async (id: string) => {
    const { body } = await world.staff.get(`/api/admin/orders/${id}/invoice.pdf`).buffer(true).expect(200);
    return textOfPdf(body);
  };

  // ORDER-19
  test('shows each refund once on the invoice, whether it came before or after', async () => {
    // 51.00 and 3.75, taxes 8.21, deposit 1.30, shipping 14.95
    const from = { lines: [line('IPA', 12), line('LAGER', 1)] };
    const { id, total } = await paidOrder(world.shop, world.staff, from.lines);
    expect(total).toBe(79.21);
    await refund(world.staff, id, { lines: [line('LAGER', 1)] }).expect(200);
    const fewer = [line('IPA', 8), line('LAGER', 1)];
    const { body } = await edit(world.staff, id, fewer, { from, expectedTotal: 59.26 }).expect(200);
    expect(body.payment).toMatchObject({ refundedAmount: 24.36, refundedByEdits: 19.95 });
    expect(await invoiceOf(id)).toMatch(
      /Total\s*\$59.26\s*Refunded\s*-\$4.41\s*Total after refunds\s*\$54.85/,
    );
    const { body: all } = await refund(world.staff, id).expect(200);
    expect(all.payment).toMatchObject({ status: 'refunded', refundedAmount: 79.21 });
    expect(await invoiceOf(id)).toMatch(/Total after refunds\s*\$0.00/);
  });

  // EDIT-5
  test('refunds no unit that was refunded already', async () => {
    const two = { lines: [line('IPA', 2)] };
    const { id } = await paidOrder(world.shop, world.staff, two.lines);
    await refund(world.staff, id, { lines: [line('IPA', 1)] }).expect(200);
    const one = [line('IPA', 1)];
    const text = '1 of 2 Moon Moth Hazy IPA was refunded. To take off more, refund it.';
    expect((await world.preview(id, one).expect(409)).body.detail).toBe(text);
    const { body } = await edit(world.staff, id, one, { from: two, expectedTotal: 19.94 }).expect(409);
    expect(body).toMatchObject({ code: 'edit_refused', detail: text });
    const { body: order } = await world.staff.get(`/api/admin/orders/${id}`).expect(200);
    // Two cost 9.99 and one 4.99: taxes are rounded once.
    expect(order.payment).toMatchObject({ status: 'paid', refundedAmount: 5 });
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
