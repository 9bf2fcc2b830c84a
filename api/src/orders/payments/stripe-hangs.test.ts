import { returnPages, sendOrder } from '../../../test/buyers.ts';
import { checkoutForm, freshKey, line } from '../../../test/shop.ts';
import { atStripe } from '../../../test/stripe.ts';
import { testShop } from '../../../test/test-shop.ts';

const shop = testShop();

beforeAll(async () => {
  await shop.control('/carrier/_control', { fail: 500 });
  await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5 });
});

// 12 cans 51.00 with taxes 7.65, deposit 1.20, estimated shipping 14.95
const cans = { ...checkoutForm, ...returnPages, lines: [line('IPA', 12)], expectedTotal: 74.8 };

const order = (key: string) => sendOrder(shop.api.browser(), 'dtc', cans, key);

// Half a minute of waiting is left to `npm run verify`.
if (process.env.VERIFY === 'true') {
  test('a checkout that Stripe never answers is abandoned within the life of a reservation, and its stock returned', async () => {
    await shop.control('/stripe/_control', { hang: true });
    const key = freshKey();
    // The customer submits again while the first request still waits: both get the same outcome.
    const [first, second] = await Promise.all([order(key), order(key)]);
    expect([first.status, second.status]).toEqual([502, 502]);
    expect(first.body.detail).toBe("Could not start payment: the payment service can't be reached.");
    expect(await shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
    await shop.control('/stripe/_control', {});
    await order(key).expect(201);
    expect(await shop.stock('IPA')).toEqual({ stock: 1, looseUnits: 17, holds: 0 });
  }, 45_000);
}

test('a session whose answer was lost is not opened twice by the retry', async () => {
  await shop.clear();
  await shop.control('/carrier/_control', { fail: 500 });
  await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 2, looseUnits: 5 });
  await shop.control('/stripe/_control', { loseAnswer: true, times: 1 });
  const { body } = await order(freshKey()).expect(201);
  type Sessions = { data: { client_reference_id: string }[] };
  const { data } = await atStripe<Sessions>(shop, 'checkout/sessions?limit=100');
  expect(data.filter((session) => session.client_reference_id === body.order.id)).toHaveLength(1);
});
