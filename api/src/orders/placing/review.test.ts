import { type Browser, licensee, sendOrder, staffMember } from '../../../test/buyers.ts';
import { checkoutForm, freshKey, kegForm, line, openShop, type Shop } from '../../../test/shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';

const HOUR = 60 * 60_000;
const shop = {} as Shop;
let staff: Browser;

beforeAll(async () => {
  Object.assign(shop, await openShop(undefined, { LOCAL_MODE: 'false' }));
});
afterAll(() => shop.stop());
beforeEach(async () => {
  await shop.clear();
  await shop.putProducts(
    { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 60 },
    { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 20, packagingType: '50L' },
  );
  await shop.api.deps.live.changed('products');
  staff = await staffMember(shop);
  await staff.patch('/api/admin/settings').send({ unvouchedUnits: 10 }).expect(200);
});

/** Cases at 60.00, GST 3.00 and deposit 2.40 each. */
const cases = async (quantity: number, given: object = {}) => {
  const form = { ...checkoutForm, lines: [line('IPA', quantity)], expectedTotal: (quantity * 6540) / 100 };
  return (await sendOrder(await licensee(shop), 'licensee', { ...form, ...given }).expect(201)).body;
};
const DAY = '2026-11-23';
const onBoard = async () => (await staff.get(`/api/admin/runs/days/${DAY}`).expect(200)).body.orders;

// EDIT-12
test('a change makes an order without a contact only as large as one that is accepted without a check', async () => {
  const browser = await licensee(shop);
  const form = { ...checkoutForm, lines: [line('IPA', 9)], expectedTotal: 588.6 };
  const { id } = (await sendOrder(browser, 'licensee', form).expect(201)).body;
  const change = (from: number, to: number) =>
    browser
      .post(`/api/orders/${id}/edits`)
      .set('Idempotency-Key', freshKey())
      .send({
        lines: [line('IPA', to)],
        from: { lines: [line('IPA', from)] },
        expectedTotal: (to * 6540) / 100,
      });
  await change(9, 10).expect(200);
  const { body } = await change(10, 11).expect(409);
  expect(body).toMatchObject({
    code: 'edit_refused',
    detail: 'Orders of this size wait until we confirm them. Please place a second order for what you add.',
  });
  const lines = [line('IPA', 11)];
  const { body: shown } = await browser.post(`/api/orders/${id}/edits/preview`).send({ lines }).expect(200);
  expect(shown.refusal).toBe(body.detail);
  expect(await shop.stock('IPA')).toMatchObject({ stock: 50 });
});

describe('an order of a whole stock under a public number', () => {
  // ORDER-30
  test('waits for staff with its stock held, says so, is on no run, and is confirmed by setting it to processed', async () => {
    await serveZones(staff, [WEST]);
    const order = await cases(51, { delivery: { kind: 'delivery', day: DAY } });
    expect(order.waits).toEqual({
      until: '2026-11-23T17:41:00.000Z',
      words:
        'This order is larger than those we accept without a check. We have put its stock aside until Monday, November 23, 10:41 AM and confirm it by then; otherwise it is cancelled and nothing is charged.',
    });
    await shop.work();
    const mails = await shop.mails();
    expect(mails.find(({ to }) => to[0] === checkoutForm.email)?.text.replace(/\s+/g, ' ')).toContain(
      order.waits.words,
    );
    expect(mails.find(({ subject }) => subject.startsWith('New wholesale'))?.text).toContain(
      'no contact of the account has signed in: set it to Processed',
    );
    expect(await shop.stock('IPA')).toEqual({ stock: 9, looseUnits: 0, holds: 0 });
    expect(await onBoard()).toEqual([]);
    await staff
      .post('/api/admin/runs')
      .send({ day: DAY, orders: [order.id] })
      .expect(409);
    const { body: list } = await staff.get('/api/admin/orders?look=1').expect(200);
    expect(list.orders).toMatchObject([{ id: order.id }]);
    expect((await staff.get('/api/admin/sentinel').expect(200)).body).toMatchObject({
      waiting: [
        {
          orderId: order.id,
          customer: 'The Gull & Anchor',
          orderAmount: 3335.4,
          orderDate: '2026-11-20T17:41:00.000Z',
          until: '2026-11-23T17:41:00.000Z',
        },
      ],
      unvouchedUnits: 10,
    });
    const { body: confirmed } = await staff
      .patch(`/api/admin/orders/${order.id}`)
      .send({ status: 'processed' })
      .expect(200);
    expect(confirmed).not.toHaveProperty('waits');
    expect((await staff.get('/api/admin/sentinel').expect(200)).body.waiting).toEqual([]);
    expect(await onBoard()).toMatchObject([{ id: order.id }]);
    shop.clock.advance(73 * HOUR);
    await shop.work();
    expect(await shop.order(order.id)).toMatchObject({ status: 'processed' });
  });

  // ORDER-30
  test('is cancelled after the stated time: its stock returns, and its customer is mailed', async () => {
    const { id } = await cases(51);
    await shop.work();
    shop.clock.advance(72 * HOUR);
    await shop.work();
    await shop.work();
    expect(await shop.order(id)).toMatchObject({ status: 'cancelled', taken: [] });
    expect(await shop.stock('IPA')).toEqual({ stock: 60, looseUnits: 0, holds: 0 });
    const last = (await shop.mails()).filter(({ to }) => to[0] === checkoutForm.email);
    expect(last.map(({ text }) => text.includes("We couldn't confirm it in time")).sort()).toEqual([
      false,
      true,
    ]);
  });
});

// ORDER-30
test('small orders are accepted as always, until those of a day from one address are more together', async () => {
  expect(await cases(6)).not.toHaveProperty('waits');
  const kegs = { ...kegForm, lines: [line('KEG', 1)], expectedTotal: 367.98 };
  const place = async () => (await sendOrder(shop.api.browser(), 'keg', kegs).expect(201)).body;
  expect(await place()).not.toHaveProperty('waits');
  expect(await place()).toHaveProperty('waits');
  shop.clock.advance(25 * HOUR);
  expect(await place()).not.toHaveProperty('waits');
});

// ORDER-30
test('pieces of merchandise count too', async () => {
  const glasses = { name: 'Tulip Glass', price: 10, stock: 60, category: 'Merchandise' };
  await shop.putProducts({ _id: 'GLASS', ...glasses });
  await shop.api.deps.live.changed('products');
  const form = { ...checkoutForm, lines: [line('GLASS', 11)], expectedTotal: 115.5 };
  const { body } = await sendOrder(await licensee(shop), 'licensee', form).expect(201);
  expect(body).toHaveProperty('waits');
});

// ORDER-30
test('several at the same moment do not pass together', async () => {
  const placed = await Promise.all([cases(6), cases(6), cases(6)]);
  expect(placed.filter((order) => 'waits' in order).length).toBeGreaterThanOrEqual(2);
});
