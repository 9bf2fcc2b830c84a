import { randomUUID } from 'node:crypto';
import {
  type Browser,
  edit,
  licensee,
  registerPub,
  sendOrder,
  staffMember,
  wholesaleOrder,
} from '../../../test/buyers.ts';
import { checkoutForm, freshKey, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { licenseeModel } from '../licences/index.ts';
import { receivablesModel } from './model.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 400 });
const NUMBER = '104882';

let staff: Browser;
beforeEach(async () => {
  staff = await staffMember(shop);
  await licenseeModel(shop.api.deps.connection).updateOne(
    { _id: NUMBER },
    { $unset: { paymentTerms: 1, creditLimit: 1, creditHold: 1, contacts: 1 } },
  );
  await registerPub(staff, NUMBER, 'The Gull & Anchor');
});

const set = (fields: object) =>
  staff
    .put(`/api/admin/licences/${NUMBER}`)
    .send({ companyName: 'The Gull & Anchor', ...fields })
    .expect(200);
const setStatus = (id: string, status: string) => staff.patch(`/api/admin/orders/${id}`).send({ status });
const read = async () => (await staff.get(`/api/admin/receivables/${NUMBER}`).expect(200)).body;
const add = (entry: object) =>
  staff.post(`/api/admin/receivables/${NUMBER}/entries`).send({ id: randomUUID(), ...entry });
const pay = (amount: number, more: object = {}) =>
  add({ kind: 'payment', method: 'cheque', amount, ...more });

async function delivered(): Promise<string> {
  const id = await wholesaleOrder(staff);
  await setStatus(id, 'delivered').expect(200);
  await shop.work();
  return id;
}

/** It is November 20, 2026. */
describe('the ledger of an account', () => {
  // RECEIVABLE-4, RECEIVABLE-8
  test('gets the invoice of an order under terms when it is delivered, once, and loses it when it is not', async () => {
    await set({ paymentTerms: 'net-14' });
    const id = await wholesaleOrder(staff);
    await shop.work();
    expect(await read()).toMatchObject({ balance: 0, invoices: [], entries: [] });
    await setStatus(id, 'delivered').expect(200);
    await Promise.all([shop.work(), shop.work(), shop.work()]);
    expect(await read()).toMatchObject({
      ...{ name: 'The Gull & Anchor', balance: 130.8, overdue: 0 },
      ages: { current: 130.8, to30: 0, to60: 0, to90: 0, over90: 0 },
      invoices: [{ document: id, due: '2026-12-04', amount: 130.8, left: 130.8 }],
      entries: [{ kind: 'invoice', document: id, amount: 130.8, who: 'system', canReverse: false }],
    });
    await setStatus(id, 'shipped').expect(200);
    await shop.work();
    expect(await read()).toMatchObject({ balance: 0, invoices: [], entries: [{ amount: -130.8 }, {}] });
    await setStatus(id, 'delivered').expect(200);
    await shop.work();
    expect(await read()).toMatchObject({ balance: 130.8, entries: [{ amount: 130.8 }, {}, {}] });
  });

  // RECEIVABLE-4
  test('is not opened for an account that pays on delivery, until a payment names one of its orders', async () => {
    const first = await delivered();
    const second = await delivered();
    expect(await read()).toMatchObject({ balance: 0, entries: [] });
    const { body } = await pay(130.8, { settles: [second] }).expect(200);
    expect(body).toMatchObject({ balance: 0, invoices: [{ document: second, due: '2026-11-20', left: 0 }] });
    expect(JSON.stringify(body)).not.toContain(first);
    const third = await delivered();
    expect(await read()).toMatchObject({ balance: 130.8, invoices: [{ document: third }, { left: 0 }] });
  });

  // RECEIVABLE-3, RECEIVABLE-5
  test('takes a payment once, the oldest invoice first or those that staff choose, and keeps the rest as credit', async () => {
    await set({ paymentTerms: 'net-7' });
    const [first, second] = [await delivered(), await delivered()];
    const id = randomUUID();
    for (const _ of [1, 2]) await pay(100, { id, reference: 'No. 118', settles: [second] }).expect(200);
    const left = async () => (await read()).invoices.map((one: { left: number }) => one.left);
    expect(await left()).toEqual([30.8, 130.8]);
    expect((await pay(200).expect(200)).body).toMatchObject({
      ...{ balance: -38.4, credit: 38.4 },
      invoices: [
        { document: second, left: 0 },
        { document: first, left: 0 },
      ],
      entries: [
        { kind: 'payment', amount: -200, balance: -38.4, method: 'cheque', who: 'dev@cbo.example' },
        { amount: -100, reference: 'No. 118', canReverse: true },
        {},
        {},
      ],
    });
    await pay(5, { settles: ['CBO-1'] })
      .expect(409)
      .expect(({ body }) => expect(body.detail).toBe('CBO-1 is no delivered order of this account.'));
  });

  // RECEIVABLE-4
  test('follows the credit notes of its orders and their reversals', async () => {
    await set({ paymentTerms: 'net-7' });
    const id = await delivered();
    const { body: order } = await staff
      .post(`/api/admin/orders/${id}/credits`)
      .set('Idempotency-Key', freshKey())
      .send({ reason: 'broken', lines: [line('IPA', 1)], restock: false, mail: false })
      .expect(200);
    await shop.work();
    const [note] = order.credits;
    expect(await read()).toMatchObject({
      balance: 65.4,
      invoices: [{ document: id, amount: 130.8, left: 65.4 }],
      entries: [{ kind: 'credit-note', document: note.number, amount: -65.4 }, {}],
    });
    await staff
      .post(`/api/admin/orders/${id}/credits/${note.id}/reversal`)
      .set('Idempotency-Key', freshKey())
      .send({ mail: false })
      .expect(200);
    await shop.work();
    expect(await read()).toMatchObject({
      balance: 130.8,
      invoices: [{ left: 130.8 }],
      entries: [{ amount: 65.4 }, {}, {}],
    });
  });

  // RECEIVABLE-5, RECEIVABLE-6
  test('is corrected with a reason, written off no further than what is left, and each is taken back once', async () => {
    await set({ paymentTerms: 'net-7' });
    const id = await delivered();
    await add({ kind: 'correction', amount: 9.2 }).expect(422);
    await add({ kind: 'correction', amount: 9.2, reason: 'Balance of our old books' }).expect(200);
    await add({ kind: 'write-off', amount: 130.81, settles: [id], reason: 'Closed down' }).expect(409);
    const { body } = await add({
      kind: 'write-off',
      amount: 130.8,
      settles: [id],
      reason: 'Closed down',
    }).expect(200);
    expect(body).toMatchObject({
      balance: 9.2,
      entries: [{ kind: 'write-off', reason: 'Closed down' }, {}, {}],
    });
    const undo = (entry: string) =>
      staff.post(`/api/admin/receivables/${NUMBER}/entries/${entry}/reversal`).send({ reason: 'They paid' });
    const [writeOff, correction, invoice] = body.entries.map((entry: { id: string }) => entry.id);
    const answers = await Promise.all([undo(writeOff), undo(writeOff)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(await read()).toMatchObject({
      balance: 140,
      entries: [{ amount: 130.8, undoes: writeOff }, {}, {}, {}],
    });
    await undo(correction).expect(200);
    await undo(invoice).expect(409);
    await undo('nothing').expect(404);
    expect(await read()).toMatchObject({ balance: 130.8 });
  });

  // RECEIVABLE-5
  test('mails a receipt to the contacts who get order mails', async () => {
    await set({ contacts: [{ name: 'Ada Lund', email: 'ada@gull.example', orderMails: true }] });
    await pay(250.5, { method: 'e-transfer', reference: 'CA7x', mail: true }).expect(200);
    await shop.work();
    const [mail] = await shop.mails();
    expect(mail).toMatchObject({ to: ['ada@gull.example'], subject: expect.stringContaining('$250.50') });
    expect(mail?.text).toContain('E-transfer');
  });

  // RECEIVABLE-13
  test('is a PDF by month', async () => {
    await set({ paymentTerms: 'net-7' });
    await delivered();
    const { headers, body } = await staff
      .get(`/api/admin/receivables/${NUMBER}/statement.pdf?month=2026-11`)
      .expect(200);
    expect(headers['content-type']).toBe('application/pdf');
    expect(headers['content-disposition']).toContain(`statement-${NUMBER}-2026-11-20`);
    expect(body.subarray(0, 5).toString()).toBe('%PDF-');
    await staff.get(`/api/admin/receivables/${NUMBER}/statement.pdf?month=soon`).expect(422);
  });

  // RECEIVABLE-7
  test('is listed by what is overdue, with its ages, and as a CSV file', async () => {
    await set({ paymentTerms: 'net-7', creditHold: 'Cheque bounced' });
    const id = await wholesaleOrder(staff);
    await staff.post(`/api/admin/orders/${id}/release`).send({ reason: 'Paid by phone' }).expect(200);
    await setStatus(id, 'delivered').expect(200);
    await shop.work();
    const list = async (show: string) => (await staff.get(`/api/admin/receivables?show=${show}`)).body;
    expect(await list('overdue')).toMatchObject({ accounts: [], totals: { balance: 130.8, overdue: 0 } });
    shop.clock.advance(40 * 24 * 60 * 60_000);
    staff = await staffMember(shop);
    expect(await list('overdue')).toMatchObject({
      accounts: [{ licenseNumber: NUMBER, overdue: 130.8, daysLate: 33, creditHold: 'Cheque bounced' }],
      totals: { balance: 130.8, overdue: 130.8, ages: { to60: 130.8 } },
    });
    expect((await list('hold')).accounts).toHaveLength(1);
    const csv = (await staff.get('/api/admin/receivables.csv').expect(200)).text;
    expect(csv.trimEnd().split('\n')).toEqual([
      '\uFEFFAccount,Licence,Owes,Current,1 to 30 days,31 to 60 days,61 to 90 days,Over 90 days,Days late,On hold',
      'The Gull & Anchor,104882,130.80,0.00,0.00,130.80,0.00,0.00,33,Cheque bounced',
    ]);
  });
});

// RECEIVABLE-7, RECEIVABLE-18
test('at the end of a month with 300 accounts the office sees the 12 that are late, the 3 on hold, and the one that paid twice', async () => {
  shop.clock.advance(Date.parse('2026-11-20T17:41:00.000Z') - shop.clock.now().getTime());
  staff = await staffMember(shop);
  const { connection } = shop.api.deps;
  const number = (place: number) => `70${String(place).padStart(4, '0')}`;
  const places = Array.from({ length: 300 }, (_, place) => place);
  const at = '2026-10-20T18:00:00.000Z';
  const createdAt = new Date(at);
  await licenseeModel(connection).insertMany(
    places.map((place) => ({
      ...{ _id: number(place), companyName: `Pub ${place}`, created_at: createdAt, updatedAt: createdAt },
      ...(place < 3 ? { creditHold: 'Cheque bounced' } : {}),
    })),
  );
  await receivablesModel(connection).insertMany(
    places.map((place) => {
      const due = place < 12 ? '2026-11-03' : '2026-11-27';
      const invoice = {
        id: 'i',
        at,
        kind: 'invoice' as const,
        cents: 10_001,
        document: `B-${place}`,
        due,
        who: 'system',
      };
      const paid = ['p', 'q'].map((id) => ({ ...invoice, id, kind: 'payment' as const, cents: -10_001 }));
      const isPaid = place === 299;
      return {
        ...{ _id: number(place), name: `Pub ${place}`, entries: isPaid ? [invoice, ...paid] : [invoice] },
        open: isPaid ? [] : [{ document: `B-${place}`, due, left: 10_001 }],
        ...{ credit: isPaid ? 10_001 : 0, balance: isPaid ? -10_001 : 10_001 },
        ...{ version: isPaid ? 3 : 1, followUps: [], createdAt },
      };
    }),
  );
  const list = async (show: string) => (await staff.get(`/api/admin/receivables?show=${show}`)).body;
  const late = await list('overdue');
  expect(late.accounts.map(({ licenseNumber }: { licenseNumber: string }) => licenseNumber).sort()).toEqual(
    places.slice(0, 12).map(number),
  );
  // 299 invoices of $100.01 less $100.01 of credit, 12 of them overdue.
  expect(late.totals).toMatchObject({ balance: 29_802.98, overdue: 1_200.12 });
  expect((await list('hold')).accounts).toHaveLength(3);
  const days = { from: '2026-11-01', to: '2026-11-30' };
  const { body } = await staff.get('/api/admin/statements').query(days).expect(200);
  const twice = body.accounts.find(({ name }: { name: string }) => name === 'Pub 299');
  expect([body.accounts.length, twice.closing]).toEqual([300, -100.01]);
  await licenseeModel(connection).deleteMany({ _id: /^70/ });
});

describe('an order of an account', () => {
  const place = async (browser: Browser, cases = 2, expectedTotal = 130.8) =>
    (
      await sendOrder(browser, 'licensee', {
        ...checkoutForm,
        lines: [line('IPA', cases)],
        expectedTotal,
      }).expect(201)
    ).body;
  const waiting = async () => (await staff.get('/api/admin/sentinel').expect(200)).body.held;

  // RECEIVABLE-10, RECEIVABLE-11, RECEIVABLE-12
  test('on hold is taken as always, waits, does not leave, and is released with a reason', async () => {
    await set({ creditHold: 'Cheque bounced' });
    const order = await place(await licensee(shop));
    const words =
      'We have your order and have put its stock aside. Our office confirms it before it goes on a truck, and emails you then. Questions? Call 604-555-0142.';
    expect(order).toMatchObject({ status: 'pending', held: { words } });
    expect(JSON.stringify(order)).not.toContain('bounced');
    await shop.work();
    const customers = (await shop.mails()).find(({ to }) => to.includes('ines@tremblay.example'));
    expect(customers?.text).toMatch(/Our office confirms it\s+before\s+it goes on a truck/);
    expect(customers?.text).not.toContain('bounced');
    expect(await waiting()).toMatchObject([
      { orderId: order.id, why: 'The account is on hold: Cheque bounced', orderAmount: 130.8 },
    ]);
    await setStatus(order.id, 'processed').expect(200);
    await setStatus(order.id, 'shipped')
      .expect(409)
      .expect(({ body }) => expect(body.detail).toContain('It waits to be released.'));
    await staff.post(`/api/admin/orders/${order.id}/release`).send({ reason: '' }).expect(422);
    for (const _ of [1, 2])
      await staff.post(`/api/admin/orders/${order.id}/release`).send({ reason: 'Paid by phone' }).expect(200);
    expect(await waiting()).toEqual([]);
    await setStatus(order.id, 'shipped').expect(200);
    await shop.work();
    const confirmed = (await shop.mails()).filter(({ subject }) => subject.includes('confirmed'));
    expect(confirmed).toHaveLength(1);
  });

  // RECEIVABLE-10
  test('that would pass its limit with what it owes and has ordered waits, also of two at once', async () => {
    await set({ paymentTerms: 'net-30', creditLimit: 400 });
    await delivered();
    const buyer = await licensee(shop);
    const orders = await Promise.all([place(buyer), place(buyer)]);
    expect(orders.filter(({ held }) => held)).toEqual([]);
    const third = await place(buyer, 1, 65.4);
    expect(third.held).toBeDefined();
    expect((await waiting())[0].why).toBe(
      'The account would pass its credit limit: $457.80 with this order, $400.00 at most',
    );
    await setStatus(third.id, 'cancelled').expect(200);
    expect(await waiting()).toEqual([]);
  });

  // RECEIVABLE-21
  test('that an edit makes dearer than its limit allows waits again, also after its release, and its customer reads so', async () => {
    await set({ paymentTerms: 'net-30', creditLimit: 200 });
    const id = await wholesaleOrder(staff);
    const grow = (from: number, to: number) =>
      edit(staff, id, [line('IPA', to)], {
        from: { lines: [line('IPA', from)] },
        expectedTotal: Math.round(to * 6540) / 100,
      }).expect(200);
    const why = async () => (await waiting())[0]?.why;
    await grow(2, 3);
    expect(await why()).toBeUndefined();
    await grow(3, 4);
    expect(await why()).toContain('$261.60 with this order, $200.00 at most');
    await shop.work();
    const mail = (await shop.mails()).find(({ subject }) => subject.includes('has changed'));
    expect(mail?.text).toMatch(/Our office confirms it\s+before/);
    await staff.post(`/api/admin/orders/${id}/release`).send({ reason: 'Paid by phone' }).expect(200);
    await grow(4, 3);
    expect(await why()).toBeUndefined();
    await grow(3, 5);
    expect(await why()).toContain('$327.00 with this order');
  });

  // RECEIVABLE-10
  test('that is overdue for more days than staff set waits', async () => {
    await set({ paymentTerms: 'net-7' });
    await delivered();
    shop.clock.advance(28 * 24 * 60 * 60_000);
    staff = await staffMember(shop);
    expect((await place(await licensee(shop))).held).toBeUndefined();
    await staff.patch('/api/admin/settings').send({ holdAfterDays: 20 }).expect(200);
    expect((await place(await licensee(shop))).held).toBeDefined();
    await staff.patch('/api/admin/settings').send({ holdAfterDays: 21 }).expect(200);
    expect((await place(await licensee(shop))).held).toBeUndefined();
  });
});
