import { type Browser, edit, paidOrder, staffMember, wholesaleOrder } from '../../test/buyers.ts';
import { freshKey } from '../../test/shop.ts';
import { stockedShop } from '../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10, category: 'Beer-Craft' },
  { _id: 'LAGER', name: 'Tidal Lager', price: 50, stock: 6, category: 'Beer-Craft' },
  { _id: 'OLD', name: 'Old Ale', price: 40, stock: 9, hidden: true, category: 'Beer-Craft' },
  { _id: 'BACK', name: 'Winter Ale', price: 10, stock: 2, forceDisplay: true, category: 'Beer-Craft' },
);
let staff: Browser;
beforeAll(async () => {
  staff = await staffMember(shop);
});
beforeEach(async () => {
  await shop.control('/carrier/_control', { fail: 500 });
});

const line = (productId: string, quantity: number) => ({ productId, quantity });
/** Two cases of IPA: 120.00, GST 6.00, deposit 4.80. */
const twoCases = { from: { lines: [line('IPA', 2)] }, expectedTotal: 130.8 };
const preview = (id: string, lines: object[], more: object = {}) =>
  staff.post(`/api/admin/orders/${id}/edits/preview`).send({ lines, ...more });
const price = (id: string, amount: number) =>
  staff.patch(`/api/admin/products/${id}`).send({ price: amount }).expect(200);

describe('an edit of an order on account', () => {
  // EDIT-2, EDIT-3, EDIT-4, EDIT-7
  test('keeps old prices, prices new lines now, moves stock and says so', async () => {
    const id = await wholesaleOrder(staff);
    await shop.work();
    await price('IPA', 80);
    await price('LAGER', 51);
    const lines = [line('IPA', 3), line('LAGER', 1)];
    const { body: shown } = await preview(id, lines).expect(200);
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
    const { body } = await edit(staff, id, lines, { ...twoCases, expectedTotal: 252.15, sentence }).expect(
      200,
    );
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
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 7, looseUnits: 0, holds: 0 });
    expect(await shop.stock('LAGER')).toEqual({ stock: 5, looseUnits: 0, holds: 0 });
    const [mail] = (await shop.mails()).filter(({ subject }) => subject.includes('has changed'));
    expect(mail?.to).toEqual(['ines@tremblay.example']);
    for (const words of [
      'Moon Moth Hazy IPA: 3 instead of 2',
      'Tidal Lager: 1 added',
      'New total: $252.15',
      sentence,
    ])
      expect(mail?.text).toContain(words);
  });

  // EDIT-4, EDIT-9
  test('gives back what is taken out, and an edit back undoes it at the earlier price', async () => {
    const id = await wholesaleOrder(staff, {
      lines: [line('IPA', 2), line('LAGER', 2)],
      expectedTotal: 240.6,
    });
    const both = { lines: [line('IPA', 2), line('LAGER', 2)] };
    const { body: less } = await edit(staff, id, [line('IPA', 2)], {
      from: both,
      expectedTotal: 130.8,
      mail: false,
    });
    expect(less).toMatchObject({ totalAmount: 130.8, items: [{ productId: 'IPA' }] });
    expect(await shop.stock('LAGER')).toMatchObject({ stock: 6 });
    await price('LAGER', 99);
    const { body: back } = await edit(staff, id, both.lines, {
      ...twoCases,
      expectedTotal: 240.6,
      mail: false,
    });
    expect(back).toMatchObject({ totalAmount: 240.6, items: [{}, { productId: 'LAGER', productPrice: 50 }] });
    expect(await shop.stock('LAGER')).toMatchObject({ stock: 4, holds: 0 });
    await shop.work();
    expect((await shop.mails()).filter(({ subject }) => subject.includes('changed'))).toEqual([]);
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'cancelled' }).expect(200);
    await shop.work();
    expect(await shop.stock('LAGER')).toEqual({ stock: 6, looseUnits: 0, holds: 0 });
    expect(await shop.stock('IPA')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
  });

  // EDIT-4
  test('takes back-ordered units out first: they never left the stock', async () => {
    const lines = [line('BACK', 5)];
    const id = await wholesaleOrder(staff, { lines, expectedTotal: 64.5 });
    expect(await shop.stock('BACK')).toMatchObject({ stock: 0 });
    await edit(staff, id, [line('BACK', 3)], { from: { lines }, expectedTotal: 38.7 }).expect(200);
    expect(await shop.order(id)).toMatchObject({ items: [{ quantity: 3, backOrdered: 1 }] });
    expect(await shop.stock('BACK')).toMatchObject({ stock: 0 });
    const three = { from: { lines: [line('BACK', 3)] } };
    await edit(staff, id, [line('BACK', 1)], { ...three, expectedTotal: 12.9 }).expect(200);
    expect(await shop.stock('BACK')).toMatchObject({ stock: 1 });
  });

  // EDIT-3, EDIT-4
  test('is refused for more than there is, for what is not sold, and at another total than was shown', async () => {
    const id = await wholesaleOrder(staff);
    const { body: short } = await edit(staff, id, [line('IPA', 13)], {
      ...twoCases,
      expectedTotal: 850.2,
    }).expect(409);
    expect(short).toMatchObject({ code: 'out_of_stock', unavailable: [{ productId: 'IPA', left: 8 }] });
    const { body: hidden } = await preview(id, [line('IPA', 2), line('OLD', 1)]).expect(200);
    expect(hidden).toMatchObject({ unavailable: [{ productId: 'OLD', left: 0 }], total: { difference: 0 } });
    await edit(staff, id, [line('IPA', 2), line('OLD', 1)], twoCases).expect(409);
    const { body: dear } = await edit(staff, id, [line('IPA', 3)], twoCases).expect(409);
    expect(dear.code).toBe('price_changed');
    await edit(staff, id, [], twoCases).expect(422);
    expect(await shop.order(id)).toMatchObject({ totalAmount: 130.8 });
    expect(await shop.stock('IPA')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
  });

  // EDIT-1
  test('is refused while it is on a truck that has left', async () => {
    const id = await wholesaleOrder(staff);
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
    await shop.api.deps.connection.collection('runs').insertOne(stored as never);
    const { body } = await edit(staff, id, [line('IPA', 1)], { ...twoCases, expectedTotal: 65.4 }).expect(
      409,
    );
    expect([body.code, body.detail]).toEqual([
      'edit_refused',
      'This order is on a truck. Its driver edits it at the stop.',
    ]);
    expect((await preview(id, [line('IPA', 1)]).expect(200)).body.refusal).toContain('on a truck');
  });

  // EDIT-1
  test.each(['shipped', 'delivered', 'cancelled'])('is refused once it is %s', async (status) => {
    const id = await wholesaleOrder(staff);
    await staff.patch(`/api/admin/orders/${id}`).send({ status }).expect(200);
    const { body } = await edit(staff, id, [line('IPA', 1)], { ...twoCases, expectedTotal: 65.4 }).expect(
      409,
    );
    expect(body).toMatchObject({ code: 'edit_refused', detail: expect.stringContaining(status) });
    expect((await preview(id, [line('IPA', 1)]).expect(200)).body.refusal).toContain(status);
  });

  // KEGS-12
  test('can change the empties to collect alone, and refuses what another page changed since', async () => {
    const id = await wholesaleOrder(staff);
    const put = (collectEmpties: object | null, seen: object | null) =>
      edit(staff, id, [line('IPA', 2)], {
        ...twoCases,
        collectEmpties,
        from: { ...twoCases.from, collectEmpties: seen },
      });
    expect((await put({ 50: 3 }, null).expect(200)).body.collectEmpties).toEqual({ 50: 3 });
    expect((await put(null, { 50: 2 }).expect(409)).body.code).toBe('stale');
    expect((await put({}, { 50: 3 }).expect(200)).body.collectEmpties).toEqual({});
    expect((await put(null, {}).expect(200)).body).not.toHaveProperty('collectEmpties');
    await shop.work();
    const texts = (await shop.mails()).map(({ text }) => text ?? '');
    for (const words of ['3 × 50 L', 'To be counted at the door', 'none'])
      expect(texts.some((text) => text.includes(`Empty kegs to collect: ${words}`))).toBe(true);
    const [entry] = (await staff.get('/api/admin/audit?action=order.edit')).body.entries;
    expect([entry.before.empties, entry.after.empties]).toEqual(['To be counted at the door', 'none']);
  });

  // EDIT-1
  test('can change the note for the driver alone', async () => {
    const id = await wholesaleOrder(staff);
    const { body } = await edit(staff, id, [line('IPA', 2)], { ...twoCases, note: 'Lane door' }).expect(200);
    expect(body).toMatchObject({ deliveryDetails: 'Lane door', totalAmount: 130.8 });
    const seen = { lines: [line('IPA', 2)], note: '' };
    const { body: stale } = await edit(staff, id, [line('IPA', 1)], {
      from: seen,
      expectedTotal: 65.4,
    }).expect(409);
    expect(stale).toMatchObject({ code: 'stale', currentOrder: { deliveryDetails: 'Lane door' } });
  });

  // EDIT-8
  test('is the same edit under the same key, and another body is refused', async () => {
    const id = await wholesaleOrder(staff);
    const key = freshKey();
    const more = { ...twoCases, expectedTotal: 196.2 };
    await edit(staff, id, [line('IPA', 3)], more, key).expect(200);
    await edit(staff, id, [line('IPA', 3)], more, key).expect(200);
    expect((await shop.order(id)).edits).toHaveLength(1);
    const other = { ...twoCases, expectedTotal: 261.6 };
    expect((await edit(staff, id, [line('IPA', 4)], other, key)).body.code).toBe('idempotency_conflict');
    expect(await shop.stock('IPA')).toMatchObject({ stock: 7 });
  });

  // EDIT-6
  test.each([
    { what: 'both taking more stock', one: line('IPA', 3), other: line('IPA', 4) },
    { what: 'giving stock back and taking more', one: line('IPA', 1), other: line('IPA', 5) },
  ])('of two editors at once, $what, one is shown what the other has changed', async ({ one, other }) => {
    const id = await wholesaleOrder(staff);
    const answers = await Promise.all(
      [one, other].map((wanted) =>
        edit(staff, id, [wanted], { ...twoCases, expectedTotal: (wanted.quantity * 6540) / 100 }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    const stored = (await shop.order(id)) as unknown as { items: { quantity: number }[] };
    const quantity = stored.items[0]?.quantity ?? 0;
    expect(refused?.body).toMatchObject({ code: 'stale', currentOrder: { items: [{ quantity }] } });
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 10 - quantity, looseUnits: 0, holds: 0 });
  });
});

describe('an edit of a paid order', () => {
  /** 12 cans 51.00, taxes 7.65, deposit 1.20, estimated shipping 14.95: 74.80. */
  const twelve = { lines: [line('IPA', 12)] };

  // EDIT-5
  test('that makes it cheaper refunds the difference, and the rest can be refunded later', async () => {
    const { id } = await paidOrder(shop, staff, twelve.lines);
    const fewer = [line('IPA', 8)];
    const { body: shown } = await preview(id, fewer).expect(200);
    // 4 cans 17.00, their taxes 2.55, deposit 0.40
    expect(shown).toMatchObject({ refund: 19.95, total: { after: 54.85, difference: -19.95 } });
    const { body } = await edit(staff, id, fewer, { from: twelve, expectedTotal: 54.85 }).expect(200);
    expect(body).toMatchObject({ totalAmount: 54.85, payment: { status: 'paid', refundedAmount: 19.95 } });
    await shop.work();
    expect(await shop.stock('IPA')).toEqual({ stock: 9, looseUnits: 16, holds: 0 });
    const mails = (await shop.mails()).filter(({ subject }) => subject.includes('has changed'));
    expect(mails[0]?.text).toContain('We are refunding $19.95 to your card.');
    shop.clock.advance(3 * 60_000);
    expect((await staff.get('/api/admin/sentinel').expect(200)).body.findings).toEqual([]);
    const rest = await staff
      .post(`/api/admin/orders/${id}/refund`)
      .set('Idempotency-Key', freshKey())
      .send({});
    expect(rest.body.payment).toMatchObject({ status: 'refunded', refundedAmount: 74.8 });
    expect(await shop.stock('IPA')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
  });

  // EDIT-5
  test('that makes it dearer is refused', async () => {
    const { id } = await paidOrder(shop, staff, twelve.lines);
    const more = [line('IPA', 13)];
    const words = 'This order is paid. Place a second order for the difference.';
    expect((await preview(id, more).expect(200)).body.refusal).toBe(words);
    const { body } = await edit(staff, id, more, { from: twelve, expectedTotal: 79.79 }).expect(409);
    expect(body).toMatchObject({ code: 'paid_order_dearer', detail: words });
  });
});
