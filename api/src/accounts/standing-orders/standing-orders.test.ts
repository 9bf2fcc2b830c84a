import { randomUUID } from 'node:crypto';
import { type Browser, licensee, sendOrder, staffMember } from '../../../test/buyers.ts';
import { afterwards } from '../../../test/killable.ts';
import { openedLink } from '../../../test/people.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { offerStandingOrders, standingOrderModel } from './index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = new Date('2026-11-20T17:41:00Z');
const NUMBER = '104882';
const CONTACT = 'bo@gull.example';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 },
  { _id: 'STOUT', name: 'Night Berth Stout', price: 70, stock: 10 },
);
const deps = () => shop.api.deps;
const licences = () => licenseeModel(deps().connection);
const terms = (change: object) => licences().updateOne({ _id: NUMBER }, { $set: change });

const moveTo = (at: Date) => shop.clock.advance(at.getTime() - shop.clock.now().getTime());

beforeEach(async () => {
  moveTo(FRIDAY);
  await standingOrderModel(deps().connection).deleteMany({});
  await licences().updateOne({ _id: NUMBER }, { $unset: { standing: 1 } });
  await terms({
    contacts: [{ name: 'Bo Park', email: CONTACT, orderMails: false }],
    deliveryAddress: '12 Water Street, Vancouver, BC V6B 1A1',
  });
});

const contact = () => openedLink(shop, CONTACT);

const LINES = [line('IPA', 4), line('STOUT', 2)];
/** On Friday the next Tuesday is the 24th. */
const TUESDAYS = { weekday: 2, weeks: 1, state: 'active', lines: LINES };
const save = (browser: Browser, change: object = {}, id: string = randomUUID()) =>
  browser.put(`/api/licensee/standing-orders/${id}`).send({ ...TUESDAYS, ...change });

const MONDAY = new Date('2026-11-23T18:00:00Z');
async function offered(at = MONDAY): Promise<void> {
  moveTo(at);
  await offerStandingOrders(deps());
  await offerStandingOrders(deps());
  await afterwards(shop);
}
const offers = async () => (await shop.mails()).filter(({ subject }) => subject.startsWith('Your order for'));
async function token(): Promise<string> {
  const [mail] = await offers();
  return /#offer=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
const change = async (id: string, fields: object) => {
  await productModel(deps().connection).updateOne({ _id: id }, { $set: fields });
  await deps().live.changed('products', [id]);
};

// STANDING-1, STANDING-6
test('a contact saves a cart and sees it; another browser of the licence sees and saves nothing', async () => {
  const browser = await contact();
  const { body } = await save(browser, { weeks: 2 }).expect(200);
  expect(body).toMatchObject({
    isContact: true,
    standingOrders: [{ words: 'Every second Tuesday', next: '2026-11-24', email: CONTACT, lines: LINES }],
  });
  const stranger = await licensee(shop);
  expect((await stranger.get('/api/licensee/standing-orders').expect(200)).body).toEqual({
    isContact: false,
    standingOrders: [],
  });
  const refused = await save(stranger).expect(409);
  expect(refused.body.detail).toBe(
    'First open the link that we email to a contact of your account, in this browser.',
  );
});

// STANDING-7
test('only weekdays with delivery to the account are offered and taken, and all of them without zones', async () => {
  const browser = await contact();
  const onFridays = crypto.randomUUID();
  await save(browser, { weekday: 5 }, onFridays).expect(200);
  const served = async () => (await browser.get('/api/licensee/standing-orders')).body.weekdays;
  expect(await served()).toBeUndefined();
  const staff = await staffMember(shop);
  await serveZones(staff, [{ ...WEST, prefixes: ['V6B'], weekdays: [2, 4] }]);
  expect(await served()).toEqual([2, 4]);
  const refused = await save(browser, { weekday: 3 }).expect(409);
  expect(refused.body.detail).toContain('We don’t deliver to your address on this weekday.');
  await save(browser, { weekday: 5, state: 'paused' }, onFridays).expect(200);
  await save(browser, { weekday: 4 }).expect(200);
  await serveZones(staff, [], 1);
});

// STANDING-2, STANDING-3
test('the day before, one mail says line by line what is short or dearer, and nothing is ordered', async () => {
  await save(await contact());
  await change('IPA', { stock: 3 });
  await change('STOUT', { price: 75 });
  await offered(new Date('2026-11-23T06:59:00Z'));
  expect(await offers()).toHaveLength(0);
  await offered();
  const mails = await offers();
  expect(mails).toHaveLength(1);
  expect(mails[0]?.to).toEqual([CONTACT]);
  expect(mails[0]?.text).toContain('Moon Moth Hazy IPA  3 × $60.00. Only 3 of 4 left');
  expect(mails[0]?.text).toContain('Night Berth Stout   2 × $75.00. $70.00 last time, $75.00 now');
  expect(await deps().connection.collection('orders').countDocuments()).toBe(0);
});

// STANDING-4
test('one press orders what was offered, twice the same order; the next offer compares with it', async () => {
  await save(await contact());
  await change('STOUT', { price: 75 });
  await offered();
  const browser = await licensee(shop);
  const opened = await token();
  const { body: offer } = await browser
    .post('/api/licensee/standing-offer')
    .send({ token: opened })
    .expect(200);
  expect(offer).toMatchObject({ day: '2026-11-24', words: 'Every Tuesday', hasAddress: true });
  const press = (total: number) =>
    browser.post('/api/licensee/standing-offer/order').send({ token: opened, total });
  expect((await press(offer.total + 1).expect(409)).body.code).toBe('price_changed');
  const { body: first } = await press(offer.total).expect(200);
  const { body: second } = await press(offer.total).expect(200);
  expect(second.orderId).toBe(first.orderId);
  const orders = await deps().connection.collection('orders').find({ state: 'placed' }).toArray();
  expect(orders).toMatchObject([{ _id: first.orderId, customerEmail: CONTACT, totalAmount: offer.total }]);
  const [stored] = await standingOrderModel(deps().connection).find().lean();
  expect(stored?.lines.map(({ unitPrice }) => unitPrice)).toEqual([6000, 7500]);
  expect(stored?.next).toBe('2026-12-01');
});

// STANDING-4, LICENCE-20
test('an offer is delivered to the address of the last vouched order, even if someone else has ordered under the number since', async () => {
  await licences().updateOne({ _id: NUMBER }, { $unset: { deliveryAddress: 1 } });
  const browser = await contact();
  const form = { ...checkoutForm, lines: LINES.slice(0, 1), expectedTotal: 261.6 };
  await sendOrder(browser, 'licensee', { ...form, address: '9 Wharf Street' }).expect(201);
  shop.clock.advance(60_000);
  const thief = { ...form, address: '1 Thief Street', email: 'thief@mail.example' };
  await sendOrder(await licensee(shop), 'licensee', thief).expect(201);
  await change('IPA', { stock: 10 });
  await save(browser);
  await offered();
  const body = { token: await token() };
  const { body: offer } = await browser.post('/api/licensee/standing-offer').send(body).expect(200);
  expect(offer.address).toBe('9 Wharf Street, Vancouver, BC, V6K 1N9');
  const { body: placed } = await (await licensee(shop))
    .post('/api/licensee/standing-offer/order')
    .send({ ...body, total: offer.total })
    .expect(200);
  expect(await shop.order(placed.orderId)).toMatchObject({
    ...{ customerName: 'Bo Park', customerEmail: CONTACT, address: offer.address },
  });
});

// STANDING-4, STANDING-6
test('an offer opens for its own licence, until the end of its day', async () => {
  await save(await contact());
  await offered();
  const opened = await token();
  const read = (browser: Browser, text: string) =>
    browser.post('/api/licensee/standing-offer').send({ token: text });
  const browser = await licensee(shop);
  expect((await read(browser, `${opened}x`).expect(401)).body.code).toBe('link_invalid');
  expect((await read(shop.api.browser(), opened).expect(401)).body.code).toBe('licence_required');
  shop.clock.advance(2 * DAY_MS);
  expect((await read(await licensee(shop), opened).expect(401)).body.code).toBe('link_expired');
});

// STANDING-5
test('a paused one offers nothing and orders nothing, and goes on with its next day; an ended one is gone', async () => {
  const id = randomUUID();
  await save(await contact(), {}, id);
  await offered();
  const browser = await contact();
  const opened = await token();
  await save(browser, { state: 'paused' }, id).expect(200);
  const { body: offer } = await browser
    .post('/api/licensee/standing-offer')
    .send({ token: opened })
    .expect(200);
  const refused = await browser
    .post('/api/licensee/standing-offer/order')
    .send({ token: opened, total: offer.total })
    .expect(409);
  expect(refused.body.detail).toContain('This standing order is paused.');
  await offered(new Date('2026-11-30T18:00:00Z'));
  expect(await offers()).toHaveLength(1);
  const later = await contact();
  const { body } = await save(later, { weekday: 5 }, id).expect(200);
  expect(body.standingOrders).toMatchObject([{ words: 'Every Friday', next: '2026-12-04' }]);
  const ended = await save(later, { state: 'ended' }, id).expect(200);
  expect(ended.body.standingOrders).toEqual([]);
});

// STANDING-2
test.each([
  ['the licence is suspended', { standing: 'suspended' }, MONDAY, '2026-11-24'],
  ['its contact was taken off the account', { contacts: [] }, MONDAY, '2026-11-24'],
  ['the day has passed', {}, new Date('2026-11-25T18:00:00Z'), '2026-12-01'],
])('nothing is offered when %s', async (_why, change, at, next) => {
  await save(await contact());
  await terms(change);
  await offered(at);
  expect(await offers()).toHaveLength(0);
  expect((await standingOrderModel(deps().connection).findOne().lean())?.next).toBe(next);
});

// API-18
test('one that cannot be offered keeps no other from being offered', async () => {
  const browser = await contact();
  const broken = randomUUID();
  await save(browser, {}, broken);
  await deps()
    .connection.collection('standing_orders')
    .updateOne({ _id: broken as never }, { $set: { lines: null } });
  await save(browser);
  await offered();
  expect(await offers()).toHaveLength(1);
});
