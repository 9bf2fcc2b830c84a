import {
  type Browser,
  kegOrder,
  licensee,
  retailOrder,
  sendOrder,
  staffMember,
} from '../../../test/buyers.ts';
import { checkoutForm, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';
import { serveZones, WEST } from '../../../test/zones.ts';
import { orderModel } from '../../orders/order/index.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 4, packagingType: '50L' },
);

async function wholesale(browser: Browser, given: object = {}): Promise<string> {
  const form = { ...checkoutForm, lines: [line('IPA', 2)], expectedTotal: 130.8, ...given };
  return (await sendOrder(browser, 'licensee', form).expect(201)).body.id;
}

const cancel = (browser: Browser, id: string) => browser.post(`/api/orders/${id}/cancel`).send({});

// EDIT-10
test('the browser that placed a wholesale order cancels it once: the stock returns, a mail confirms it, and staff see who did', async () => {
  const browser = await licensee(shop);
  const id = await wholesale(browser);
  expect(await shop.stock('IPA')).toMatchObject({ stock: 8 });
  await cancel(browser, id).expect(200);
  await cancel(browser, id).expect(200);
  expect(await shop.stock('IPA')).toMatchObject({ stock: 10 });
  const order = await orderModel(shop.api.deps.connection).findById(id).lean();
  expect(order).toMatchObject({ status: 'cancelled' });
  expect(order?.timeline.at(-1)).toMatchObject({
    who: 'customer',
    to: 'cancelled',
    detail: 'The customer cancelled it',
  });
  const mails = order?.followUps.filter(({ data }) => data.mail === 'changed');
  expect(mails?.map(({ data }) => data.heading)).toEqual(['Your order is cancelled']);
});

// EDIT-10
test('a delivery can be cancelled until its day closes, and a processed one without a day no more', async () => {
  const staff = await staffMember(shop);
  await serveZones(staff, [WEST]);
  const browser = await licensee(shop);
  const monday = { delivery: { kind: 'delivery', day: '2026-11-23' } };
  const [early, late] = [await wholesale(browser, monday), await wholesale(browser, monday)];
  const pickUp = await wholesale(browser, { delivery: { kind: 'pick-up' } });
  for (const id of [early, pickUp])
    await staff.patch(`/api/admin/orders/${id}`).send({ status: 'processed' }).expect(200);
  await cancel(browser, early).expect(200);
  const { body: prepared } = await cancel(browser, pickUp).expect(409);
  expect(prepared).toMatchObject({
    code: 'cancel_refused',
    detail: 'We are already preparing this order. Please call us at 604-555-0142.',
  });
  shop.clock.advance(new Date('2026-11-22T19:00:00.000Z').getTime() - shop.clock.now().getTime());
  const { body: closed } = await cancel(browser, late).expect(409);
  expect(closed.detail).toBe(
    'This order could be cancelled until Sunday 12:00 PM. Please call us at 604-555-0142.',
  );
});

// EDIT-10
test('a keg order is cancelled by its browser; for others, and for retail, there is no such order', async () => {
  const buyer = shop.api.browser();
  const id = await kegOrder(buyer, [line('KEG', 1)], 367.98);
  const { id: retail } = await retailOrder(buyer, [line('IPA', 12)]);
  await cancel(await licensee(shop), id).expect(404);
  await cancel(buyer, retail).expect(404);
  await cancel(buyer, id).expect(200);
});
