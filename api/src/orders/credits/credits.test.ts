import { creditNotesOf, invoiceOf, saleOf } from 'shared-domain/accounting';
import { sumOf } from 'shared-domain/money';
import { type Browser, kegOrder, wholesaleOrder } from '../../../test/buyers.ts';
import { editedShop } from '../../../test/edited-shop.ts';
import { freshKey, line } from '../../../test/shop.ts';
import { findOrder, soldOrder } from '../order/index.ts';
import { creditNumberModel } from './series.ts';

const world = editedShop();

const CREDIT = { lines: [line('IPA', 1)], reason: 'broken', note: '', restock: false, mail: true };

/** Two cases of IPA at 60.00, GST 6.00, deposit 4.80; delivered. */
async function delivered(staff: Browser = world.staff): Promise<string> {
  const id = await wholesaleOrder(staff);
  await staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered' }).expect(200);
  return id;
}
const credit = (id: string, more: object = {}, key: string = freshKey()) =>
  world.staff
    .post(`/api/admin/orders/${id}/credits`)
    .set('Idempotency-Key', key)
    .send({ ...CREDIT, ...more });
const reverse = (id: string, which: string, key: string = freshKey()) =>
  world.staff
    .post(`/api/admin/orders/${id}/credits/${which}/reversal`)
    .set('Idempotency-Key', key)
    .send({ note: '', mail: true });
const file = async (name: string) =>
  (await world.staff.get(`/api/admin/accounting/${name}?from=2026-11-01&to=2026-11-30`).expect(200)).text;
const creditMails = async () =>
  (await world.shop.mails()).filter(({ subject }) => subject.startsWith('Credit note'));

describe('a credit', () => {
  // CREDIT-1, CREDIT-2, CREDIT-3
  test('of one of two cases is half the order, has a number, a PDF and a mail, and is in the timeline', async () => {
    const id = await delivered();
    const { body } = await credit(id, { note: 'Leaking' }).expect(200);
    expect(body).toMatchObject({
      status: 'delivered',
      creditedAmount: 65.4,
      items: [{ productId: 'IPA', quantity: 2, refunded: 1 }],
      credits: [{ number: 'CN-1001', amount: 65.4, reason: 'broken', note: 'Leaking', restock: false }],
    });
    expect(body.timeline.at(-1)).toMatchObject({
      event: 'credited',
      who: 'dev@cbo.example',
      detail: '$65.40 credited: Broken, Leaking (not put back in stock)',
    });
    await world.shop.work();
    const [mail] = await creditMails();
    expect(mail?.subject).toBe(`Credit note CN-1001 for order ${id}`);
    expect(mail?.text).toContain(`We have credited $65.40 for order ${id}.`);
    const [{ id: creditId }] = body.credits;
    const pdf = await world.staff
      .get(`/api/admin/orders/${id}/credits/${creditId}/credit-note.pdf`)
      .expect(200);
    expect(pdf.headers['content-disposition']).toContain('credit-note-CN-1001.pdf');
    await world.staff.get(`/api/admin/orders/${id}/credits/none/credit-note.pdf`).expect(404);
  });

  // CREDIT-1
  test('never exceeds what is left, also when two are asked for at once, and the same request is one credit', async () => {
    const id = await delivered();
    const key = freshKey();
    const answers = await Promise.all([
      credit(id, { lines: [line('IPA', 2)] }, key),
      credit(id, { lines: [line('IPA', 2)] }, key),
      credit(id, { lines: [line('IPA', 1)] }),
    ]);
    const made = answers.filter(({ status }) => status === 200).length;
    const { credits = [], items } = (await findOrder(world.shop.api.deps, id)) ?? {};
    expect(sumOf(credits.flatMap(({ lines }) => lines.map(({ quantity }) => quantity)))).toBe(
      items?.[0]?.refunded,
    );
    expect(items?.[0]?.refunded).toBeLessThanOrEqual(2);
    expect(made).toBeGreaterThan(0);
    const { body } = await credit(id, { lines: [line('IPA', 2)] }).expect(409);
    expect(body.code).toBe('credit_refused');
  });

  // CREDIT-1
  test('is refused for an order that is not delivered', async () => {
    const id = await wholesaleOrder(world.staff);
    const { body } = await credit(id).expect(409);
    expect(body.detail).toContain('Only a delivered order can be credited.');
  });

  // CREDIT-7
  test('keeps its order delivered until it is reversed', async () => {
    const id = await delivered();
    const { body } = await credit(id).expect(200);
    const cancel = () => world.staff.patch(`/api/admin/orders/${id}`).send({ status: 'cancelled' });
    const { body: refused } = await cancel().expect(409);
    expect(refused).toMatchObject({
      code: 'status_refused',
      detail: 'Its credit notes must be reversed first.',
    });
    await reverse(id, body.credits[0].id).expect(200);
    await cancel().expect(200);
  });

  // CREDIT-2
  test('gets numbers of one series without a gap when many are made at once', async () => {
    const ids = [await delivered(), await delivered(), await delivered()];
    const answers = await Promise.all(ids.map((id) => credit(id)));
    await world.shop.work();
    const numbers = await creditNumberModel(world.shop.api.deps.connection).find().sort({ _id: 1 }).lean();
    expect(numbers.map(({ _id }) => _id)).toEqual([1001, 1002, 1003]);
    expect(numbers.map(({ order }) => order).sort()).toEqual([...ids].sort());
    expect(answers.map(({ body }) => body.credits[0].number).sort()).toEqual([
      'CN-1001',
      'CN-1002',
      'CN-1003',
    ]);
  });

  // CREDIT-4
  test('puts units back in stock only if staff say so', async () => {
    const id = await delivered();
    const before = (await world.shop.stock('IPA')).stock;
    await credit(id).expect(200);
    expect((await world.shop.stock('IPA')).stock).toBe(before);
    await credit(id, { reason: 'returned', restock: true }).expect(200);
    expect((await world.shop.stock('IPA')).stock).toBe(before + 1);
  });

  // CREDIT-4, KEGS-2
  test('takes kegs that came back off the keg account, and leaves a broken one on it', async () => {
    await world.shop.putProducts({
      _id: 'KEG',
      name: 'Lager Keg',
      price: 199.99,
      packagingType: '50L',
      stock: 5,
    });
    const id = await kegOrder(world.staff, [line('KEG', 3)], 1103.93);
    await world.staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered' }).expect(200);
    const out = async () => {
      await world.shop.work();
      const { body } = await world.staff.get('/api/admin/kegs').expect(200);
      return body.accounts[0].total;
    };
    expect(await out()).toBe(3);
    await credit(id, { lines: [line('KEG', 1)] }).expect(200);
    expect(await out()).toBe(3);
    await credit(id, { lines: [line('KEG', 1)], reason: 'returned', restock: true }).expect(200);
    expect(await out()).toBe(2);
  });

  // CREDIT-5
  test('is in sales, credit memo, Xero file and register', async () => {
    const id = await delivered();
    await credit(id).expect(200);
    expect(await file('sales.csv')).toContain('60.00,60.00,3.00');
    expect(await file('quickbooks-credit-notes.csv')).toContain('CN-1001');
    expect(await file('xero.csv')).toContain('CN-1001');
    const register = (await file('liquor-register.csv')).split('\n').filter((row) => row.includes(id));
    expect(register.map((row) => row.split(',').at(-4))).toEqual(['48', '-24']);
  });
});

// CREDIT-6
describe('a reversal', () => {
  test('is a second note that charges the amount again, takes the units from stock, and happens once', async () => {
    const id = await delivered();
    const stock = (await world.shop.stock('IPA')).stock;
    const { body: credited } = await credit(id, { reason: 'returned', restock: true }).expect(200);
    const [{ id: first }] = credited.credits;
    const { body } = await reverse(id, first).expect(200);
    expect(body).toMatchObject({
      creditedAmount: 0,
      items: [{ productId: 'IPA', quantity: 2, refunded: 0 }],
      credits: [{ number: 'CN-1001' }, { number: 'CN-1002', amount: -65.4, reverses: first }],
    });
    expect((await world.shop.stock('IPA')).stock).toBe(stock);
    const { body: again } = await reverse(id, first).expect(409);
    expect(again.detail).toContain('reversed already');
    expect(await file('quickbooks-invoices.csv')).toContain('CN-1002');
    const order = await findOrder(world.shop.api.deps, id);
    if (!order) throw new Error('It is gone');
    const sold = soldOrder(order);
    const signed = creditNotesOf(sold).map(({ kind, total }) => (kind === 'invoice' ? total : -total));
    expect(invoiceOf(sold).total + sumOf(signed)).toBe(13080);
    expect(saleOf(sold).total).toBe(13080);
    await credit(id, { lines: [line('IPA', 2)] }).expect(200);
  });

  test('is refused if the returned units are sold by now, and changes nothing', async () => {
    const id = await delivered();
    const { body } = await credit(id, { reason: 'returned', restock: true }).expect(200);
    const { stock } = await world.shop.stock('IPA');
    await world.staff.patch('/api/admin/products/IPA').send({ stock: 0 }).expect(200);
    const { body: refused } = await reverse(id, body.credits[0].id).expect(409);
    expect(refused.code).toBe('out_of_stock');
    expect((await findOrder(world.shop.api.deps, id))?.credits).toHaveLength(1);
    expect(stock).toBeGreaterThan(0);
  });
});
