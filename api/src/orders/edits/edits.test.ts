import { edit, wholesaleOrder } from '../../../test/buyers.ts';
import { editedShop, twoCases } from '../../../test/edited-shop.ts';
import { line } from '../../../test/shop.ts';

const world = editedShop();

describe('an edit of an order on account', () => {
  // EDIT-2, EDIT-3, EDIT-4, EDIT-7
  test('keeps old prices, prices new lines now, moves stock and says so', async () => {
    const id = await wholesaleOrder(world.staff);
    await world.shop.work();
    await world.price('IPA', 80);
    await world.price('LAGER', 51);
    const lines = [line('IPA', 3), line('LAGER', 1)];
    const { body: shown } = await world.preview(id, lines).expect(200);
    expect(shown).toMatchObject({
      lines: [
        { productId: 'IPA', before: 2, after: 3, unitPrice: 60, difference: 60, isNew: false },
        { productId: 'LAGER', before: 0, after: 1, unitPrice: 51, difference: 51, isNew: true },
      ],
      sums: [
        { label: 'Subtotal', before: 120, after: 231, difference: 111 },
        { label: 'GST (5%)', before: 6, after: 11.55, difference: 5.55 },
        { label: 'Container deposit', before: 4.8, after: 9.6, units: { before: 2, after: 4 } },
      ],
      total: { before: 130.8, after: 252.15, difference: 121.35 },
      stock: [
        { productId: 'IPA', units: -1, left: 7 },
        { productId: 'LAGER', units: -1, left: 5 },
      ],
      refund: 0,
      unavailable: [],
      mail: { to: 'ines@tremblay.example', heading: 'Your order has changed' },
    });
    expect(shown).not.toHaveProperty('refusal');
    const sentence = 'Thank you for calling.';
    const { body } = await edit(world.staff, id, lines, {
      ...twoCases,
      expectedTotal: 252.15,
      sentence,
    }).expect(200);
    expect(body).toMatchObject({
      totalAmount: 252.15,
      items: [
        { quantity: 3, productPrice: 60, lineTotal: 180 },
        { quantity: 1, productPrice: 51 },
      ],
      taxDetails: { gst: 11.55, canDeposit: 9.6, subtotal: 231 },
    });
    expect(body.timeline.at(-1)).toMatchObject({
      event: 'edited',
      who: 'dev@cbo.example',
      detail: 'Moon Moth Hazy IPA: 3 instead of 2. Tidal Lager: 1 added',
    });
    await world.shop.work();
    expect(await world.shop.stock('IPA')).toEqual({ stock: 7, looseUnits: 0, holds: 0 });
    expect(await world.shop.stock('LAGER')).toEqual({ stock: 5, looseUnits: 0, holds: 0 });
    const [mail] = (await world.shop.mails()).filter(({ subject }) => subject.includes('has changed'));
    expect(mail?.to).toEqual(['ines@tremblay.example']);
    for (const text of [
      'Moon Moth Hazy IPA: 3 instead of 2',
      'Tidal Lager: 1 added',
      'New total: $252.15',
      sentence,
    ])
      expect(mail?.text).toContain(text);
  });

  // EDIT-4, EDIT-9
  test('gives back what is taken out, and an edit back undoes it at the earlier price', async () => {
    const id = await wholesaleOrder(world.staff, {
      lines: [line('IPA', 2), line('LAGER', 2)],
      expectedTotal: 240.6,
    });
    const both = { lines: [line('IPA', 2), line('LAGER', 2)] };
    const { body: less } = await edit(world.staff, id, [line('IPA', 2)], {
      from: both,
      expectedTotal: 130.8,
      mail: false,
    });
    expect(less).toMatchObject({ totalAmount: 130.8, items: [{ productId: 'IPA' }] });
    expect(await world.shop.stock('LAGER')).toMatchObject({ stock: 6 });
    await world.price('LAGER', 99);
    const { body: back } = await edit(world.staff, id, both.lines, {
      ...twoCases,
      expectedTotal: 240.6,
      mail: false,
    });
    expect(back).toMatchObject({ totalAmount: 240.6, items: [{}, { productId: 'LAGER', productPrice: 50 }] });
    expect(await world.shop.stock('LAGER')).toMatchObject({ stock: 4, holds: 0 });
    await world.shop.work();
    expect((await world.shop.mails()).filter(({ subject }) => subject.includes('changed'))).toEqual([]);
    await world.staff.patch(`/api/admin/orders/${id}`).send({ status: 'cancelled' }).expect(200);
    await world.shop.work();
    expect(await world.shop.stock('LAGER')).toEqual({ stock: 6, looseUnits: 0, holds: 0 });
    expect(await world.shop.stock('IPA')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
  });

  // EDIT-4
  test('takes back-ordered units out first: they never left the stock', async () => {
    const lines = [line('BACK', 5)];
    const id = await wholesaleOrder(world.staff, { lines, expectedTotal: 64.5 });
    expect(await world.shop.stock('BACK')).toMatchObject({ stock: 0 });
    await edit(world.staff, id, [line('BACK', 3)], { from: { lines }, expectedTotal: 38.7 }).expect(200);
    expect(await world.shop.order(id)).toMatchObject({ items: [{ quantity: 3, backOrdered: 1 }] });
    expect(await world.shop.stock('BACK')).toMatchObject({ stock: 0 });
    const three = { from: { lines: [line('BACK', 3)] } };
    await edit(world.staff, id, [line('BACK', 1)], { ...three, expectedTotal: 12.9 }).expect(200);
    expect(await world.shop.stock('BACK')).toMatchObject({ stock: 1 });
  });

  // KEGS-12
  test('can change the empties to collect alone, and refuses what another page changed since', async () => {
    const id = await wholesaleOrder(world.staff);
    const put = (collectEmpties: object | null, seen: object | null) =>
      edit(world.staff, id, [line('IPA', 2)], {
        ...twoCases,
        collectEmpties,
        from: { ...twoCases.from, collectEmpties: seen },
      });
    expect((await put({ 50: 3 }, null).expect(200)).body.collectEmpties).toEqual({ 50: 3 });
    expect((await put(null, { 50: 2 }).expect(409)).body.code).toBe('stale');
    expect((await put({}, { 50: 3 }).expect(200)).body.collectEmpties).toEqual({});
    expect((await put(null, {}).expect(200)).body).not.toHaveProperty('collectEmpties');
    await world.shop.work();
    const texts = (await world.shop.mails()).map(({ text }) => text ?? '');
    for (const words of ['3 × 50 L', 'To be counted at the door', 'none'])
      expect(texts.some((text) => text.includes(`Empty kegs to collect: ${words}`))).toBe(true);
    const [entry] = (await world.staff.get('/api/admin/audit?action=order.edit')).body.entries;
    expect([entry.before.empties, entry.after.empties]).toEqual(['To be counted at the door', 'none']);
  });

  // EDIT-1
  test('can change the note for the driver alone', async () => {
    const id = await wholesaleOrder(world.staff);
    const { body } = await edit(world.staff, id, [line('IPA', 2)], { ...twoCases, note: 'Lane door' }).expect(
      200,
    );
    expect(body).toMatchObject({ deliveryDetails: 'Lane door', totalAmount: 130.8 });
    const seen = { lines: [line('IPA', 2)], note: '' };
    const { body: stale } = await edit(world.staff, id, [line('IPA', 1)], {
      from: seen,
      expectedTotal: 65.4,
    }).expect(409);
    expect(stale).toMatchObject({ code: 'stale', currentOrder: { deliveryDetails: 'Lane door' } });
  });
});
