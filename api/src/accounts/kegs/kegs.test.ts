import { randomUUID } from 'node:crypto';
import { type Browser, kegOrder, staffMember } from '../../../test/buyers.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 10, packagingType: '50L' },
  { _id: 'SMALL', name: 'Lager Keg 30L', price: 100, stock: 10, packagingType: '20L & 30L' },
);
const ACCOUNT = 'email:ines@tremblay.example';
const DAY = 24 * 60 * 60 * 1000;
/** Two kegs of 50 L and one of 30 L. */
const LINES = [line('KEG', 2), line('SMALL', 1)];

let staff: Browser;
beforeEach(async () => {
  staff = await staffMember(shop);
});

const setStatus = (id: string, status: string) =>
  staff.patch(`/api/admin/orders/${id}`).send({ status }).expect(200);
const read = async (account = ACCOUNT) => (await staff.get(`/api/admin/kegs/${account}`).expect(200)).body;
const book = (booking: object, account = ACCOUNT) =>
  staff.post(`/api/admin/kegs/${account}/entries`).send({ id: randomUUID(), ...booking });

async function delivered(): Promise<string> {
  const id = await kegOrder(staff, LINES, 919.95);
  await setStatus(id, 'delivered');
  await shop.work();
  return id;
}

// KEGS-1, KEGS-2
test('kegs go out when their order is delivered, once, and go back where it is not delivered after all', async () => {
  const id = await delivered();
  await shop.work();
  expect(await read()).toMatchObject({
    name: 'Ines Tremblay',
    email: 'ines@tremblay.example',
    out: { 50: 2, 30: 1, 20: 0 },
    total: 3,
    entries: [{ kind: 'out', change: { 50: 2, 30: 1 }, out: 3, order: id, who: 'system' }],
  });
  await setStatus(id, 'shipped');
  await shop.work();
  expect(await read()).toMatchObject({ total: 0, entries: [{ kind: 'corrected', out: 0 }, {}] });
  await setStatus(id, 'cancelled');
  await setStatus(id, 'delivered');
  await shop.work();
  expect(await read()).toMatchObject({ total: 3 });
});

// KEGS-2
test('an order that was delivered, shipped and delivered again before anybody looked has its kegs out once', async () => {
  const id = await kegOrder(staff, LINES, 919.95);
  for (const status of ['delivered', 'shipped', 'delivered']) await setStatus(id, status);
  await Promise.all([shop.work(), shop.work(), shop.work()]);
  expect(await read()).toMatchObject({ total: 3, entries: [{ kind: 'out' }] });
});

// KEGS-1
test('of two that book the last keg back at once, one is refused', async () => {
  await delivered();
  await book({ kind: 'back', kegs: { 50: 1 } }).expect(200);
  const answers = await Promise.all(Array.from({ length: 4 }, () => book({ kind: 'back', kegs: { 50: 1 } })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.body).toMatchObject({
    code: 'kegs_refused',
    detail: 'Only 0 × 50 L are out with this account.',
  });
  await book({ kind: 'lost', kegs: { 30: 2 }, reason: 'Fire' })
    .expect(409)
    .expect(({ body }) => expect(body.detail).toBe('Only 1 × 30 L are out with this account.'));
  expect(await read()).toMatchObject({ out: { 50: 0, 30: 1, 20: 0 } });
});

// KEGS-5
test('a booking that is sent twice is booked once, and needs its reason where kegs are lost or corrected', async () => {
  await delivered();
  const id = randomUUID();
  await Promise.all([1, 2, 3].map(() => book({ id, kind: 'back', kegs: { 50: 1 } }).expect(200)));
  expect(await read()).toMatchObject({ total: 2 });
  for (const kind of ['lost', 'corrected'])
    await book({ kind, kegs: { 50: 1 } })
      .expect(422)
      .expect(({ body }) =>
        expect(body.errors).toContainEqual({ path: 'reason', message: 'Please say why' }),
      );
  await book({ kind: 'back', kegs: {} }).expect(422);
});

// KEGS-5
test('an entry of staff is undone by another one, as long as no keg of its size has moved since', async () => {
  await delivered();
  const first = randomUUID();
  await book({ id: first, kind: 'back', kegs: { 50: 1 } }).expect(200);
  const undo = () => staff.post(`/api/admin/kegs/${ACCOUNT}/entries/${first}/undo`);
  await undo().expect(200);
  await undo().expect(200);
  expect(await read()).toMatchObject({ total: 3, entries: [{ undoes: first }, {}, {}] });
  const second = randomUUID();
  await book({ id: second, kind: 'back', kegs: { 50: 1 } }).expect(200);
  await book({ kind: 'back', kegs: { 50: 1 } }).expect(200);
  await staff
    .post(`/api/admin/kegs/${ACCOUNT}/entries/${second}/undo`)
    .expect(409)
    .expect(({ body }) => expect(body.code).toBe('kegs_refused'));
});

// KEGS-1, KEGS-4
test('the list has the oldest keg first, counts what is overdue, and is a CSV file too', async () => {
  await delivered();
  shop.clock.advance(61 * DAY);
  staff = await staffMember(shop);
  await book({ kind: 'corrected', kegs: { 20: 4 }, reason: 'First count' }, 'licence:104882').expect(200);
  const { body } = await staff.get('/api/admin/kegs').expect(200);
  expect(body).toMatchObject({
    limitDays: 60,
    accounts: [
      { id: ACCOUNT, oldest: 61, overdue: 3 },
      { licenseNumber: '104882', name: 'The Gull & Anchor', total: 4, oldest: 0, overdue: 0 },
    ],
  });
  const csv = await staff.get('/api/admin/kegs.csv').expect(200);
  expect(csv.text).toContain('Ines Tremblay,ines@tremblay.example,2,1,0,3,61,3,');
  await book({ kind: 'corrected', kegs: { 20: -4 }, reason: 'Not theirs' }, 'licence:104882').expect(200);
  expect((await staff.get('/api/admin/kegs')).body.accounts).toHaveLength(1);
  const found = await staff.get('/api/admin/kegs?search=gull').expect(200);
  expect(found.body.accounts).toMatchObject([{ licenseNumber: '104882', total: 0 }]);
  await book({ kind: 'corrected', kegs: { 20: 1 }, reason: 'Counted' }, 'licence:nobody').expect(404);
  shop.clock.advance(-61 * DAY);
});

// KEGS-6
test('a reminder is looked at first, and the same one goes out once', async () => {
  await delivered();
  await shop.forgetMails();
  const { body } = await staff.get(`/api/admin/kegs/${ACCOUNT}/reminder`).expect(200);
  expect(body).toMatchObject({
    to: ['ines@tremblay.example'],
    subject: '3 kegs to return to Coastal Brew Outfitters',
  });
  expect(body.text).toContain('2 × 50 L, 1 × 30 L');
  const id = randomUUID();
  const remind = () => staff.post('/api/admin/kegs/reminders').send({ id, accounts: [ACCOUNT, ACCOUNT] });
  await Promise.all([remind().expect(202), remind().expect(202)]);
  await shop.work();
  const mails = await shop.mails();
  expect(mails.map(({ subject }) => subject)).toEqual([body.subject]);
  expect(mails[0]?.text).toBe(body.text);
  expect(await read()).toMatchObject({ reminded: { state: 'sent' } });
});

// KEGS-4, KEGS-7
test('staff set the limit and the deposits, which every answer goes by at once', async () => {
  await delivered();
  shop.clock.advance(31 * DAY);
  staff = await staffMember(shop);
  const change = { kegLimitDays: 30, kegDeposits: [{ from: '2026-11-01', 50: 50.5, 30: 40, 20: 30 }] };
  await staff.patch('/api/admin/settings').send(change).expect(200);
  const list = (await staff.get('/api/admin/kegs').expect(200)).body;
  expect(list).toMatchObject({ limitDays: 30, deposits: change.kegDeposits });
  expect(list.accounts).toMatchObject([{ id: ACCOUNT, overdue: 3, deposits: 141 }]);
  expect(await read()).toMatchObject({ limitDays: 30, overdue: 3, deposits: 141 });
  await staff.patch('/api/admin/settings').send({ kegLimitDays: 60, kegDeposits: [] }).expect(200);
  expect(await read()).toMatchObject({ limitDays: 60, overdue: 0 });
  expect(await read()).not.toHaveProperty('deposits');
});
