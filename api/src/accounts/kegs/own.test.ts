import { randomUUID } from 'node:crypto';
import { type Browser, licensee, sendOrder, staffMember } from '../../../test/buyers.ts';
import { textOfPdf } from '../../../test/pdf.ts';
import { openedLink } from '../../../test/people.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { licenseeModel } from '../licences/index.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 });
const NUMBER = '104882';
const CONTACT = 'devon@gull.example';

let staff: Browser;
beforeEach(async () => {
  staff = await staffMember(shop);
  await licenseeModel(shop.api.deps.connection).updateOne(
    { _id: NUMBER },
    { $set: { contacts: [{ name: 'Devon', email: CONTACT, orderMails: true }] } },
  );
  await staff
    .post(`/api/admin/kegs/licence:${NUMBER}/entries`)
    .send({ id: randomUUID(), kind: 'corrected', kegs: { 50: 2 }, reason: 'Counted' })
    .expect(200);
});

const opened = (email: string) => openedLink(shop, email);
const kegsOf = async (browser: Browser) => (await browser.get('/api/licensee/kegs').expect(200)).body;

// KEGS-10
test('a licensee sees what is out only where a link to a contact of the account was opened', async () => {
  expect(await kegsOf(await licensee(shop))).toEqual({ hasKegs: true });
  expect(await kegsOf(await opened('ines@tremblay.example'))).toEqual({ hasKegs: true });
  const { account } = await kegsOf(await opened(CONTACT));
  expect(account).toMatchObject({ out: { 50: 2, 30: 0, 20: 0 }, total: 2, oldest: 0, limitDays: 60 });
  expect(account.entries).toEqual([
    expect.objectContaining({ kind: 'corrected', change: { 50: 2 }, out: 2, reason: 'Counted' }),
  ]);
  expect(account.entries[0]).not.toHaveProperty('who');
});

// KEGS-10
test('a contact who was removed from the account sees nothing more', async () => {
  const browser = await opened(CONTACT);
  await licenseeModel(shop.api.deps.connection).updateOne({ _id: NUMBER }, { $set: { contacts: [] } });
  expect(await kegsOf(browser)).toEqual({ hasKegs: true });
  await shop.api.browser().get('/api/licensee/kegs').expect(401);
});

// KEGS-9
test.each([
  [{ 50: 2, 30: 1 }, '2 × 50 L, 1 × 30 L'],
  [{}, 'To be counted at the door'],
])('empties %j are collected with an order, which says so everywhere', async (collectEmpties, words) => {
  const browser = await licensee(shop);
  const { body } = await sendOrder(browser, 'licensee', {
    ...checkoutForm,
    lines: [line('IPA', 2)],
    expectedTotal: 130.8,
    collectEmpties,
  }).expect(201);
  expect(body.collectEmpties).toEqual(collectEmpties);
  const former = await browser.get('/api/licensee/orders').expect(200);
  expect(former.body.orders[0].collectEmpties).toEqual(collectEmpties);
  await shop.work();
  for (const { text } of await shop.mails()) expect(text).toContain(words);
  const slip = await staff.get(`/api/admin/orders/${body.id}/packing-slip.pdf`).buffer(true).expect(200);
  expect(textOfPdf(slip.body)).toContain('Empty kegs to collect');
});

test.each([{ 50: -1 }, { 40: 1 }, { 50: 1.5 }, { 50: 1000 }])(
  'empties %j are refused',
  async (collectEmpties) => {
    const browser = await licensee(shop);
    await sendOrder(browser, 'licensee', {
      ...checkoutForm,
      lines: [line('IPA', 2)],
      expectedTotal: 130.8,
      collectEmpties,
    }).expect(422);
  },
);
