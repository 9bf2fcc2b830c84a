import type { PersonalDataJson } from 'shared-domain/contracts';
import { dayOf } from 'shared-domain/dates';
import { type Browser, paidOrder, retailOrder, staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { carryOut, upload } from '../../../test/imports.ts';
import { line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { kegAccountModel } from '../../accounts/kegs/index.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { proofModel } from '../../deliveries/proofs/index.ts';
import { contactMessageModel } from '../../messages/contact/index.ts';
import { leadModel } from '../../messages/leads/index.ts';
import { queueMail } from '../../messages/mails/index.ts';
import { stockAlertsModel } from '../../messages/stock-alerts/index.ts';
import { emailAccount, orderModel } from '../../orders/order/index.ts';
import { auditModel } from '../../requests/audit/index.ts';

const HANA = 'hana@okafor.example';
const DAY_MS = 24 * 60 * 60 * 1000;

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 50 });
let staff: Browser;

const find = async (email = HANA): Promise<PersonalDataJson> =>
  (await staff.post('/api/admin/personal-data').send({ email }).expect(200)).body;
const erase = (seal: string, email = HANA) =>
  staff.post('/api/admin/personal-data/erasure').send({ email, seal });
const counts = ({ found }: PersonalDataJson) =>
  Object.fromEntries(found.map(({ kind, count, kept }) => [kind, [count, kept]]));

/** Everything that can be stored of her but orders, in several spellings of her address; and of someone else. */
async function knowHana(): Promise<void> {
  const { deps } = shop.api;
  const { connection } = deps;
  const now = shop.clock.now();
  const person = { name: 'Hana Okafor', email: 'Hana@Okafor.example' };
  await leadModel(connection).create([
    { ...person, mailbox: HANA, source: 'retail_popup', created_at: now },
    { name: 'Ada', email: 'ada@example.com', source: 'retail_popup', created_at: now },
  ]);
  const form = { fullName: person.name, email: HANA, message: 'Do you deliver to Ladner?' };
  await contactMessageModel(connection).insertOne({ ...form, created_at: now });
  await queueMail(deps, { kind: 'contact', to: 'orders@cbo.example', form });
  await stockAlertsModel(connection).insertOne({
    ...{ _id: HANA, email: person.email, key: 'secret-key', alerts: [], followUps: [], updatedAt: now },
  });
  const contact = { ...person, orderMails: true };
  const other = { name: 'Bo Park', email: 'bo@gull.example', orderMails: false };
  await licenseeModel(connection).updateOne({ _id: '104882' }, { $set: { contacts: [contact, other] } });
  await kegAccountModel(connection).create([
    {
      ...{ _id: emailAccount(HANA), name: person.name, entries: [], lots: [], total: 2, version: 1 },
      ...{ reminders: [], followUps: [], createdAt: now },
    },
  ]);
}

beforeEach(async () => {
  const { connection } = shop.api.deps;
  await shop.clear();
  for (const name of [
    'retail_leads',
    'contact_messages',
    'stock_alerts',
    'keg_accounts',
    'mails',
    'audit',
    'staff',
  ])
    await connection.collection(name).deleteMany({});
  await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 50 });
  staff = await staffMember(shop);
});

// PRIVACY-1
test('One address finds everything about a person, however it was typed, and nothing of others', async () => {
  await knowHana();
  await wholesaleOrder(staff, { email: 'HANA@okafor.example' });
  const found = await find(' Hana@OKAFOR.example ');
  expect([found.email, counts(found)]).toEqual([
    HANA,
    {
      ...{ orders: [1, 1], kegs: [1, 1], contacts: [1, 0], messages: [1, 0], leads: [1, 0] },
      ...{ alerts: [1, 0], mails: [1, 0] },
    },
  ]);
  expect((await find('no.one@example.com')).found).toEqual([]);
  const bad = await staff.post('/api/admin/personal-data').send({ email: 'hana' }).expect(422);
  expect(bad.body.errors[0].message).toBe('Please enter a valid email address');
});

// PRIVACY-1, PRIVACY-4
test("A supplier's contact is found and erased, with the file that named it", async () => {
  const csv = `Supplier,Brand,Email\nForce Brewing,FORCE,${HANA}\nForce Brewing,,bo@force.example\n`;
  const { body: uploaded } = await upload(staff, 'suppliers', csv).expect(201);
  await carryOut(shop.api, staff, uploaded.id, 'apply');
  const { body: file } = await staff
    .post('/api/admin/personal-data/export')
    .send({ email: HANA })
    .expect(200);
  expect(file.found.contacts).toEqual(
    expect.arrayContaining([
      { supplier: 'Force Brewing', contacts: [{ name: 'Force Brewing', email: HANA, getsReports: true }] },
      { import: uploaded.id, rows: [2, 3] },
    ]),
  );
  await erase((await find()).seal).expect(200);
  const { body } = await staff.get('/api/admin/suppliers').expect(200);
  expect(body.suppliers[0].contacts.map(({ email }: { email: string }) => email)).toEqual([
    'bo@force.example',
  ]);
  expect((await find()).found).toEqual([]);
});

// PRIVACY-2
test('The file has all of it, and nothing that opens something', async () => {
  await knowHana();
  const { body } = await staff.post('/api/admin/personal-data/export').send({ email: HANA }).expect(200);
  expect(Object.keys(body.found)).toEqual(['kegs', 'contacts', 'messages', 'leads', 'alerts', 'mails']);
  expect(body.found.messages[0]).toMatchObject({ message: 'Do you deliver to Ladner?' });
  expect(body.found.contacts[0].contacts).toHaveLength(1);
  expect(JSON.stringify(body)).not.toMatch(/secret-key|bo@gull|followUps/);
});

// PRIVACY-3, PRIVACY-4, PRIVACY-10
test('An erasure deletes what no law wants, and leaves the order, kegs that are out and other people', async () => {
  await knowHana();
  const id = await wholesaleOrder(staff, {
    email: HANA,

    deliveryDetails: 'At the back',
  });
  await staff.patch(`/api/admin/orders/${id}`).send({ status: 'delivered' }).expect(200);
  const before = await shop.order(id);
  const proof = { at: shop.clock.now(), path: 'M1 1L2 2' };
  await proofModel(shop.api.deps.connection).create([
    { ...proof, _id: 'hers', order: id },
    { ...proof, _id: 'other', order: 'CBO-1' },
  ]);
  const seen = await find();
  expect(seen.found[0]).toMatchObject({ kind: 'orders', kept: 1 });
  expect(dayOf(new Date(seen.found[0]?.until ?? 0))).toBe('2033-11-20');
  const { body } = await erase(seen.seal).expect(200);
  expect(counts(body)).toEqual({ orders: [1, 1], kegs: [1, 1] });
  const after = await shop.order(id);
  expect(after).toMatchObject({
    ...{ customerEmail: HANA, customerName: before.customerName, address: before.address },
    ...{ items: before.items, totalAmount: before.totalAmount, taxDetails: before.taxDetails },
  });
  expect([before.deliveryDetails, after.deliveryDetails]).toEqual(['At the back', undefined]);
  const { connection } = shop.api.deps;
  expect(await proofModel(connection).distinct('_id')).toEqual(['other']);
  expect(await leadModel(connection).distinct('email')).toEqual(['ada@example.com']);
  const account = await licenseeModel(connection).findById('104882').lean();
  expect(account?.contacts?.map(({ email }) => email)).toEqual(['bo@gull.example']);
});

// PRIVACY-3
test('Orders that books no longer need, and checkouts that were never paid, lose their customer and keep their amounts', async () => {
  const old = await paidOrder(shop, shop.api.browser(), [line('IPA', 2)], { email: HANA });
  const unpaid = await retailOrder(shop.api.browser(), [line('IPA', 1)], { email: HANA });
  await shop.work();
  const { connection } = shop.api.deps;
  const long = new Date(shop.clock.now().getTime() - 2600 * DAY_MS);
  await orderModel(connection).updateOne({ _id: old.id }, { $set: { orderDate: long } });
  await orderModel(connection).updateOne({ _id: unpaid.id }, { $set: { 'payment.status': 'expired' } });
  const before = await shop.order(old.id);
  const seen = await find();
  expect(counts(seen).orders).toEqual([2, 0]);
  await erase(seen.seal).expect(200);
  for (const { id } of [old, unpaid]) {
    const stored = await shop.order(id);
    expect(stored).toMatchObject({
      customerName: 'Erased',
      customerEmail: 'erased@erased.invalid',
      address: 'Erased',
    });
    expect(JSON.stringify(stored)).not.toMatch(/hana|1N9|Kitsilano/i);
  }
  const { items, totalAmount, taxDetails, charges } = before;
  expect(await shop.order(old.id)).toMatchObject({ items, totalAmount, taxDetails, charges });
  expect((await find()).found).toEqual([]);
});

// PRIVACY-5
test('An erasure after something has changed is refused, and a repeated one has nothing left to do', async () => {
  await knowHana();
  const seen = await find();
  const lead = { name: 'Hana', email: HANA, source: 'retail_popup', created_at: shop.clock.now() };
  await leadModel(shop.api.deps.connection).create([lead]);
  const refused = await erase(seen.seal).expect(409);
  expect(refused.body.code).toBe('stale');
  expect(counts(await find()).leads).toEqual([2, 0]);
  const { body } = await erase((await find()).seal).expect(200);
  expect((await erase(body.seal).expect(200)).body).toEqual(body);
});

// PRIVACY-5
test('The audit says who looked, took the file and erased, and names the person by a code only', async () => {
  await knowHana();
  const { seal } = await find();
  await staff.post('/api/admin/personal-data/export').send({ email: HANA }).expect(200);
  await erase(seal).expect(200);
  const entries = await auditModel(shop.api.deps.connection)
    .find({ action: /^personal-data/ })
    .sort({ _id: 1 })
    .lean();
  expect(entries.map(({ action }) => action)).toEqual([
    'personal-data.read',
    'personal-data.export',
    'personal-data.erase',
  ]);
  expect(new Set(entries.map(({ subject }) => subject)).size).toBe(1);
  expect(entries[2]).toMatchObject({ who: 'dev@cbo.example', after: { leads: 1, messages: 1 } });
  expect(entries[0]?.subject).toMatch(/^h\*\*\*@o\*\*\* [0-9a-f]{8}$/);
  expect(JSON.stringify(entries)).not.toMatch(/hana|okafor/i);
});

// PRIVACY-4
test('Entries of the audit that name someone are found, exported and left alone', async () => {
  const contacts = [{ name: 'Hana', email: HANA, orderMails: false }];
  await licenseeModel(shop.api.deps.connection).updateOne({ _id: '104882' }, { $set: { contacts } });
  await staff.post('/api/admin/licences/104882/links').send({ email: HANA }).expect(202);
  const seen = await find();
  expect(counts(seen).audit).toEqual([1, 1]);
  expect(counts((await erase(seen.seal).expect(200)).body)).toEqual({ audit: [1, 1] });
});
