import {
  type Browser,
  kegOrder,
  licensee,
  retailOrder,
  sendOrder,
  staffMember,
} from '../../../test/buyers.ts';
import { checkoutForm, freshKey, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10, category: 'Beer-Craft' },
  { _id: 'LAGER', name: 'Tidal Lager', price: 50, stock: 6, category: 'Beer-Craft' },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 4, packagingType: '50L' },
);
const MONDAY = { kind: 'delivery', day: '2026-11-23' };
const FRIDAY = { kind: 'delivery', day: '2026-11-27' };
const TWO = [line('IPA', 2)];

let staff: Browser;
beforeAll(async () => {
  staff = await staffMember(shop);
});

async function wholesale(browser: Browser, given: object = {}): Promise<string> {
  const form = { ...checkoutForm, lines: TWO, expectedTotal: 130.8, ...given };
  return (await sendOrder(browser, 'licensee', form).expect(201)).body.id;
}

/** An order of two cases for Monday, whose day closes on Sunday at noon. */
async function forMonday(given: object = {}): Promise<{ browser: Browser; id: string }> {
  await serveZones(staff, [{ ...WEST, minimum: 2, ...given }]);
  const browser = await licensee(shop);
  return { browser, id: await wholesale(browser, { delivery: MONDAY }) };
}

const preview = (browser: Browser, id: string, draft: object = {}) =>
  browser.post(`/api/orders/${id}/edits/preview`).send(draft);
const change = (browser: Browser, id: string, wanted: object, key: string = freshKey()) =>
  browser
    .post(`/api/orders/${id}/edits`)
    .set('Idempotency-Key', key)
    .send({ lines: TWO, from: { lines: TWO }, expectedTotal: 130.8, ...wanted });

// EDIT-12
describe('a change of one’s own order', () => {
  test('adds a line at today’s price, moves the day and the note, and is mailed; staff see who did it', async () => {
    const { browser, id } = await forMonday();
    const { body: now } = await preview(browser, id).expect(200);
    expect(now).toMatchObject({
      total: { before: 130.8, after: 130.8 },
      days: { zone: { name: 'West Side' } },
      current: { lines: TWO, note: '', delivery: MONDAY },
    });
    expect(now).not.toHaveProperty('refusal');
    for (const staffOnly of ['stock', 'mail', 'refund']) expect(now).not.toHaveProperty(staffOnly);
    const lines = [...TWO, line('LAGER', 1)];
    const { body: shown } = await preview(browser, id, { lines, delivery: FRIDAY }).expect(200);
    expect(shown.total).toEqual({ before: 130.8, after: 185.7, difference: 54.9 });
    const { body: changed } = await change(browser, id, {
      ...{ lines, delivery: FRIDAY, note: 'Ring twice', expectedTotal: 185.7 },
      from: now.current,
    }).expect(200);
    expect(changed).toMatchObject({ id, totalAmount: 185.7, delivery: FRIDAY });
    expect(await shop.stock('LAGER')).toMatchObject({ stock: 5 });
    const order = await shop.order(id);
    expect(order).toMatchObject({ deliveryDetails: 'Ring twice', edits: [{ who: 'customer' }] });
    await shop.work();
    const mail = (await shop.mails()).find(({ subject }) => subject.includes('has changed'));
    expect(mail?.text).toContain('Tidal Lager: 1 added');
  });

  test('keeps to the minimum of the zone, unless the order was below it already', async () => {
    const { browser, id } = await forMonday();
    const less = { lines: [line('IPA', 1)], expectedTotal: 65.4 };
    const { body } = await change(browser, id, less).expect(409);
    expect(body.code).toBe('delivery_refused');
    expect((await preview(browser, id, { lines: less.lines }).expect(200)).body.refusal).toBe(body.detail);
    await serveZones(staff, [{ ...WEST, minimum: 9 }], 1);
    await change(browser, id, { lines: [line('IPA', 3)], expectedTotal: 196.2 }).expect(200);
  });

  test('shows what staff changed in the meantime instead of overwriting it', async () => {
    const { browser, id } = await forMonday();
    await staff
      .post(`/api/admin/orders/${id}/edits`)
      .set('Idempotency-Key', freshKey())
      .send({ lines: [line('IPA', 4)], from: { lines: TWO }, expectedTotal: 261.6, mail: false })
      .expect(200);
    const { body } = await change(browser, id, { lines: [line('IPA', 3)], expectedTotal: 196.2 }).expect(409);
    expect(body.code).toBe('stale');
    expect(body).not.toHaveProperty('currentOrder');
    expect(await shop.order(id)).toMatchObject({ totalAmount: 261.6 });
  });

  test('works in the browser that placed a keg order; other browsers, and retail orders, get 404', async () => {
    const buyer = shop.api.browser();
    const id = await kegOrder(buyer, [line('KEG', 1)], 367.98);
    const { id: retail } = await retailOrder(buyer, [line('IPA', 12)]);
    for (const [browser, order] of [
      [await licensee(shop), id],
      [buyer, retail],
    ] as const) {
      await preview(browser, order).expect(404);
      await change(browser, order, {}).expect(404);
    }
    const wanted = { lines: [line('KEG', 2)], from: { lines: [line('KEG', 1)] }, expectedTotal: 735.95 };
    await change(buyer, id, wanted).expect(200);
  });

  test('ends after twenty times', async () => {
    const browser = await licensee(shop);
    const id = await wholesale(browser, { delivery: { kind: 'pick-up' } });
    for (let times = 0; times < 20; times += 1)
      await change(browser, id, { note: `Note ${times}`, from: { lines: TWO } }).expect(200);
    const { body } = await change(browser, id, { note: 'One more' }).expect(409);
    expect(body.detail).toBe('You have changed this order 20 times. Please call us at 604-555-0142.');
  });

  test('is the same change under the same key, also once the day has closed; a new one is refused then', async () => {
    const { browser, id } = await forMonday();
    const key = freshKey();
    const more = { lines: [line('IPA', 3)], expectedTotal: 196.2 };
    await change(browser, id, more, key).expect(200);
    shop.clock.advance(new Date('2026-11-22T20:00:00.000Z').getTime() - shop.clock.now().getTime());
    await change(browser, id, more, key).expect(200);
    const { body } = await change(browser, id, { from: { lines: more.lines } }).expect(409);
    expect(body).toMatchObject({
      code: 'edit_refused',
      detail: 'This order could be changed until Sunday 12:00 PM. Please call us at 604-555-0142.',
    });
    expect((await preview(browser, id).expect(200)).body.refusal).toBe(body.detail);
    expect(await shop.order(id)).toMatchObject({ totalAmount: 196.2, delivery: MONDAY });
  });
});

// EDIT-14
test('the mail of a keg order opens that order alone in another browser, which may then change it', async () => {
  const buyer = shop.api.browser();
  const id = await kegOrder(buyer, [line('KEG', 1)], 367.98);
  const next = await kegOrder(buyer, [line('KEG', 1)], 367.98);
  await shop.work();
  const mail = (await shop.mails()).find(({ subject }) => subject.startsWith(`Your order ${id} `));
  const [, token = ''] = /#id=\S+&token=(\S+)/.exec(mail?.text ?? '') ?? [];
  const phone = shop.api.browser();
  const open = (order: string, given: string) =>
    phone.post(`/api/orders/${order}/open`).send({ token: given });
  await preview(phone, id).expect(404);
  await open(next, token).expect(404);
  await open(id, `${token}x`).expect(404);
  await preview(phone, id).expect(404);
  const { body } = await open(id, token).expect(200);
  expect(body).toMatchObject({ id, status: 'pending', items: [{ productId: 'KEG', quantity: 1 }] });
  expect(body).not.toHaveProperty('customerEmail');
  await preview(phone, id).expect(200);
  await preview(phone, next).expect(404);
});
