import { type Browser, staffMember } from '../../../test/buyers.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { productModel } from '../../catalogue/products/index.ts';
import { stockAlertsModel, sweepStockAlerts, tellWhatIsBack } from './index.ts';

const DAY = 24 * 60 * 60 * 1000;
const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 0 },
  { _id: 'GOSE', name: 'Tide Gose', price: 60, stock: 0 },
  { _id: 'PLENTY', name: 'Dry Dock Pilsner', price: 60, stock: 9 },
  { _id: 'HIDDEN', name: 'Not Yet', price: 60, stock: 0, hidden: true },
);
beforeEach(async () => {
  await stockAlertsModel(shop.api.deps.connection).deleteMany({});
  await shop.api.deps.live.changed('products');
});

const ask = (browser: Browser, body: object = {}) =>
  browser
    .post('/api/stock-alerts')
    .send({ email: 'Ada@Pub.example', productId: 'IPA', channel: 'dtc', ...body });
const open = (browser: Browser, key: string, answer: string) =>
  browser.post('/api/stock-alerts/link').send({ key, answer });
const mails = async () => {
  await shop.work();
  return shop.mails();
};
const subjects = async () => (await mails()).map(({ subject }) => subject);
const keyOf = async (): Promise<string> => {
  const [mail] = await mails();
  return /back-in-stock#([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const setStock = async (stock: number, ...ids: string[]) => {
  const { connection, live } = shop.api.deps;
  await productModel(connection).updateMany({ _id: { $in: ids } }, { $set: { stock } });
  await live.changed('products', ids);
};
const restock = (...ids: string[]) => setStock(3, ...ids);
const told = async () => {
  await tellWhatIsBack(shop.api.deps);
  return subjects();
};

/** A browser whose address waits for the IPA. */
async function waiting(): Promise<{ browser: Browser; key: string }> {
  const browser = shop.api.browser();
  await ask(browser).expect(202);
  const key = await keyOf();
  await open(browser, key, 'confirm').expect(200);
  return { browser, key };
}

// ALERT-1, ALERT-2, ALERT-5
test('An address confirms, and is mailed once when the product is back', async () => {
  const browser = shop.api.browser();
  expect((await ask(browser).expect(202)).body).toEqual({ state: 'confirm' });
  expect(await subjects()).toEqual(['Shall we tell you when Moon Moth Hazy IPA is back?']);
  const { body } = await open(browser, await keyOf(), 'confirm').expect(200);
  expect(body).toEqual({
    email: 'Ada@Pub.example',
    alerts: [
      {
        productId: 'IPA',
        productName: 'Moon Moth Hazy IPA',
        channel: 'dtc',
        state: 'waiting',
        until: new Date(shop.clock.now().getTime() + 90 * DAY).toISOString(),
      },
    ],
  });
  expect(await told()).toHaveLength(1);
  await restock('IPA');
  expect((await told()).sort()).toEqual([
    'Moon Moth Hazy IPA is back in stock',
    'Shall we tell you when Moon Moth Hazy IPA is back?',
  ]);
  expect((await mails()).find(({ subject }) => subject.includes('is back in'))?.html).toContain(
    '/dtc/product/IPA',
  );
  // Sold out and back again: that mail was the one asked for.
  await setStock(0, 'IPA');
  await told();
  await restock('IPA');
  expect(await told()).toHaveLength(2);
});

// ALERT-2, ALERT-3
test('An address that did not act gets one confirmation, however many products anyone asks for, and nothing after it', async () => {
  for (const productId of ['IPA', 'GOSE', 'IPA']) {
    const { body } = await ask(shop.api.browser(), { productId }).expect(202);
    expect(body).toEqual({ state: 'confirm' });
  }
  await restock('IPA', 'GOSE');
  expect(await told()).toHaveLength(1);
  shop.clock.advance(8 * DAY);
  await setStock(0, 'GOSE');
  await ask(shop.api.browser(), { productId: 'GOSE', email: 'ada@pub.EXAMPLE' }).expect(202);
  expect(await subjects()).toHaveLength(1);
});

// ALERT-2
test('The browser that confirmed an address needs no second confirmation; any other browser does', async () => {
  const { browser } = await waiting();
  const wholesale = { productId: 'GOSE', channel: 'licensee' };
  expect((await ask(browser, wholesale).expect(202)).body).toEqual({ state: 'waiting' });
  expect((await ask(browser, { ...wholesale, email: 'else@pub.example' }).expect(202)).body).toEqual({
    state: 'confirm',
  });
  expect((await ask(shop.api.browser(), { productId: 'GOSE' }).expect(202)).body).toEqual({
    state: 'confirm',
  });
  await restock('GOSE');
  expect((await told()).filter((subject) => subject.includes('is back in'))).toEqual([
    'Tide Gose is back in stock',
  ]);
});

// ALERT-4
test('Opening the link changes nothing; ending it stops everything, also a mail that was waiting', async () => {
  const { browser, key } = await waiting();
  await open(shop.api.browser(), key, 'read').expect(200);
  await restock('IPA');
  await tellWhatIsBack(shop.api.deps);
  expect((await open(browser, key, 'end').expect(200)).body.alerts).toEqual([]);
  expect(await subjects()).toHaveLength(1);
  await ask(shop.api.browser(), { productId: 'GOSE' }).expect(202);
  expect(await subjects()).toHaveLength(1);
  const { body } = await open(browser, 'made-up', 'confirm').expect(401);
  expect(body.code).toBe('link_invalid');
});

// ALERT-6
test('An alert expires, and an address without alerts is deleted', async () => {
  await waiting();
  shop.clock.advance(91 * DAY);
  await restock('IPA');
  expect(await told()).toHaveLength(1);
  await sweepStockAlerts(shop.api.deps);
  expect(await stockAlertsModel(shop.api.deps.connection).countDocuments()).toBe(0);
});

// ALERT-1
test('What is in stock says so, what is hidden or unknown does not exist, and a mistyped address is refused', async () => {
  const browser = shop.api.browser();
  expect((await ask(browser, { productId: 'PLENTY' }).expect(202)).body).toEqual({ state: 'available' });
  for (const productId of ['HIDDEN', 'NOPE']) await ask(browser, { productId }).expect(404);
  const { body } = await ask(browser, { email: 'ada' }).expect(422);
  expect(body.errors).toEqual([{ path: 'email', message: 'Please enter a valid email address' }]);
  expect(await subjects()).toEqual([]);
});

// ALERT-1
test('An address waits for at most twenty products', async () => {
  const { browser } = await waiting();
  const ids = Array.from({ length: 22 }, (_, at) => `P-${at}`);
  await shop.putProducts(...ids.map((_id) => ({ _id, name: _id, price: 60, stock: 0 })));
  await shop.api.deps.live.changed('products', ids);
  for (const productId of ids) await ask(browser, { productId }).expect(202);
  const [stored] = await stockAlertsModel(shop.api.deps.connection).find().lean();
  expect(stored?.alerts).toHaveLength(20);
});

// ALERT-7
test('Staff, and only staff, see how many wait for each product, and no address', async () => {
  await waiting();
  await ask(shop.api.browser(), { productId: 'GOSE', email: 'bo@pub.example' }).expect(202);
  const staff = await staffMember(shop);
  expect((await staff.get('/api/admin/stock-alerts').expect(200)).body).toEqual({ counts: { IPA: 1 } });
  await shop.api.browser().get('/api/admin/stock-alerts').expect(401);
});
