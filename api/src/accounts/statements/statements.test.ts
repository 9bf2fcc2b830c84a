import { randomUUID } from 'node:crypto';
import { type Browser, registerPub, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { licenseeModel } from '../licences/index.ts';
import { remindOfDue } from './index.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 400 });
const [GULL, PIER] = ['104882', '306-031'] as const;
const ADA = 'ada@gull.example';
const DAY = 24 * 60 * 60_000;

let staff: Browser;
const save = (number: string, companyName: string, fields: object) =>
  staff
    .put(`/api/admin/licences/${number}`)
    .send({ companyName, ...fields })
    .expect(200);
const sent = async () => (await shop.mails()).map(({ to, subject }) => `${to}: ${subject}`).sort();

async function delivered(): Promise<string> {
  const id = await wholesaleOrder(staff);
  await staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered' }).expect(200);
  await shop.work();
  await shop.work();
  return id;
}

/** It is November 20, 2026: one account has an open invoice of $130.80, due December 4, and another one no address. */
let order: string;
const start = Date.parse('2026-11-20T17:41:00.000Z');
beforeEach(async () => {
  shop.clock.advance(start - shop.clock.now().getTime());
  staff = await staffMember(shop);
  await registerPub(staff, PIER, 'Pier 9 Public House');
  await save(GULL, 'The Gull & Anchor', {
    paymentTerms: 'net-14',
    contacts: [{ name: 'Ada Lund', email: ADA, orderMails: true }],
  });
  order = await delivered();
  await staff
    .post(`/api/admin/receivables/${PIER}/entries`)
    .send({ id: randomUUID(), kind: 'correction', amount: 40, reason: 'Balance of our old books' })
    .expect(200);
});

// RECEIVABLE-17
test('an invoice under terms is mailed once with its PDF and the link to pay it, and another one when it changes', async () => {
  const [mail, ...others] = (await shop.mails()).filter(({ subject }) => subject.startsWith('Invoice'));
  expect(others).toEqual([]);
  expect(mail).toMatchObject({ to: [ADA], subject: `Invoice ${order}: $130.80, due December 4, 2026` });
  expect(mail?.attachments.map(({ filename }) => filename)).toContain(`invoice-${order}.pdf`);
  const token = /\/bills#([\w.-]+)/.exec(mail?.text ?? '')?.[1];
  const { body } = await shop.api.browser().post('/api/bills/link').send({ token }).expect(200);
  expect(body).toMatchObject({ balance: 130.8, invoices: [{ document: order }] });
  await shop.forgetMails();
  for (const status of ['shipped', 'delivered'])
    await staff.patch(`/api/admin/orders/${order}`).send({ status }).expect(200);
  await shop.work();
  expect((await sent()).filter((one) => one.includes('Invoice'))).toEqual([]);
});

// RECEIVABLE-18
describe('the statements of a period', () => {
  const NOVEMBER = { from: '2026-11-01', to: '2026-11-30' };
  const read = async () => (await staff.get('/api/admin/statements').query(NOVEMBER).expect(200)).body;
  const send = async (given: object = {}, accounts: string[] = [GULL, PIER]) =>
    (
      await staff
        .post('/api/admin/statements')
        .send({ id: randomUUID(), ...NOVEMBER, accounts, ...given })
        .expect(200)
    ).body;
  beforeEach(() => shop.forgetMails());

  // RECEIVABLE-14
  test('go to people who may see bills, once they have joined', async () => {
    const people = licenseeModel(shop.api.deps.connection);
    const emails = async () =>
      (await read()).accounts.find(({ licenseNumber }: { licenseNumber: string }) => licenseNumber === PIER)
        .emails;
    const bills = { email: 'imke@ledgerline.example', roles: ['bills'], invitedAt: shop.clock.now() };
    const contact = { name: 'Imke Lund', email: bills.email, orderMails: false };
    const set = (person: object) =>
      people.updateOne({ _id: PIER }, { $set: { contacts: [{ ...contact, person }] } });
    await set(bills);
    expect(await emails()).toEqual([]);
    await set({ ...bills, joinedAt: shop.clock.now() });
    expect(await emails()).toEqual([bills.email]);
    await set({ ...bills, roles: ['order'], joinedAt: shop.clock.now() });
    expect(await emails()).toEqual([]);
  });

  test('are previewed with what each account owes and who has no address', async () => {
    expect(await read()).toEqual({
      accounts: [
        { licenseNumber: PIER, name: 'Pier 9 Public House', opening: 0, closing: 40, entries: 1, emails: [] },
        {
          ...{ licenseNumber: GULL, name: 'The Gull & Anchor', opening: 0, closing: 130.8, entries: 1 },
          emails: [ADA],
        },
      ],
      ...{ waiting: 0, sent: 0, failed: 0 },
    });
    await staff.get('/api/admin/statements').query({ from: '2026-12-01', to: '2026-11-01' }).expect(422);
  });

  test('are mailed once with a PDF and a link, however often it is pressed, and again only if asked', async () => {
    const answers = await Promise.all([send(), send(), send()]);
    expect(answers.map(({ accounts }) => accounts).sort()).toEqual([0, 0, 1]);
    expect(await read()).toMatchObject({ waiting: 1, accounts: [{}, { sentAt: expect.any(String) }] });
    await Promise.all([shop.work(), shop.work()]);
    expect(await sent()).toEqual([
      `${ADA}: Statement of The Gull & Anchor, November 1, 2026 to November 30, 2026`,
    ]);
    const [mail] = await shop.mails();
    expect(mail?.attachments.map(({ filename }) => filename)).toContain(`statement-${GULL}-2026-11-30.pdf`);
    expect(mail?.text).toContain('/bills#');
    const progress = await staff.get('/api/admin/statements/progress').query(NOVEMBER).expect(200);
    expect(progress.body).toEqual({ waiting: 0, sent: 1, failed: 0 });
    const again = { again: true, id: randomUUID() };
    expect([await send(again), await send(again)].map(({ accounts }) => accounts)).toEqual([1, 0]);
    await shop.work();
    expect(await sent()).toHaveLength(2);
  });

  test('are PDFs by days', async () => {
    const { headers } = await staff
      .get(`/api/admin/receivables/${GULL}/statement.pdf?from=2026-11-02&to=2026-11-09`)
      .expect(200);
    expect(headers['content-disposition']).toContain(`statement-${GULL}-2026-11-09`);
  });
});

// RECEIVABLE-19
describe('reminders of due invoices', () => {
  const days = (before: number, after: number) =>
    staff.patch('/api/admin/settings').send({ remindDaysBefore: before, remindDaysAfter: after }).expect(200);
  /** Moves to a day after the delivery, and runs the task twice in two processes at once. */
  const on = async (day: number) => {
    shop.clock.advance(start + day * DAY - shop.clock.now().getTime());
    await Promise.all([remindOfDue(shop.api.deps), remindOfDue(shop.api.deps)]);
    await remindOfDue(shop.api.deps);
    await shop.work();
  };
  beforeEach(() => shop.forgetMails());

  test('are off by default, and go once before and once after the due date', async () => {
    for (const day of [12, 14, 30]) await on(day);
    expect(await sent()).toEqual([]);
    staff = await staffMember(shop);
    await days(3, 7);
    const mailed: [number, string[]][] = [];
    for (const day of [10, 11, 12, 14, 20, 21, 22, 40]) {
      await on(day);
      mailed.push([day, await sent()]);
      await shop.forgetMails();
    }
    expect(mailed.filter(([, mails]) => mails.length > 0)).toEqual([
      [11, [`${ADA}: $130.80 is due soon, The Gull & Anchor`]],
      [21, [`${ADA}: $130.80 is overdue, The Gull & Anchor`]],
    ]);
  });

  test('name what is still open when they leave, and nothing that was paid', async () => {
    await days(3, 0);
    await delivered();
    await shop.forgetMails();
    shop.clock.advance(12 * DAY);
    await remindOfDue(shop.api.deps);
    staff = await staffMember(shop);
    await staff
      .post(`/api/admin/receivables/${GULL}/entries`)
      .send({ id: randomUUID(), kind: 'payment', method: 'cash', amount: 130.8, settles: [order] })
      .expect(200);
    await shop.work();
    const [mail] = await shop.mails();
    expect(mail?.subject).toBe('$130.80 is due soon, The Gull & Anchor');
    expect(mail?.text).not.toContain(order);
  });

  test('are previewed before they are turned on', async () => {
    shop.clock.advance(12 * DAY);
    staff = await staffMember(shop);
    const { body } = await staff.get('/api/admin/receivables/reminders?before=3&after=7').expect(200);
    expect(body.reminders).toHaveLength(2);
    expect(body.reminders).toEqual(
      expect.arrayContaining([
        {
          ...{
            licenseNumber: GULL,
            name: 'The Gull & Anchor',
            kind: 'soon',
            invoices: [order],
            emails: [ADA],
          },
        },
        {
          ...{ licenseNumber: PIER, name: 'Pier 9 Public House', kind: 'late', invoices: ['Correction'] },
          emails: [],
        },
      ]),
    );
    expect(body.example.subject).toMatch(/ is (due soon|overdue), /);
  });
});
