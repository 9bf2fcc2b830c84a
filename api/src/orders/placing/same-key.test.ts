import { act, type Browser, returnPages, sees, sendOrder } from '../../../test/buyers.ts';
import { checkoutForm, freshKey, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const MINUTE = 60_000;

const shop = stockedShop({ _id: 'CAP', name: 'Cap', price: 20, stock: 5, category: 'Merchandise' });
let browser: Browser;

beforeEach(async () => {
  browser = shop.api.browser();
  await shop.control('/carrier/_control', { fail: 500 });
});

// A cap 20.00, GST 1.00, PST 1.40, estimated shipping 14.95
const body = { ...checkoutForm, ...returnPages, lines: [line('CAP', 1)], expectedTotal: 37.35 };

const order = (key: string) => sendOrder(browser, 'dtc', body, key);

async function placed(key: string) {
  const { body: answer } = await order(key).expect(201);
  return {
    id: answer.order.id as string,
    session: answer.order.payment.sessionId as string,
    url: answer.url,
  };
}

describe('the same key and body, while its order can be paid,', () => {
  test('gives the same order and the same payment page', async () => {
    const key = freshKey();
    const first = await placed(key);
    shop.clock.advance(10 * MINUTE);
    expect(await placed(key)).toEqual(first);
    expect(await shop.stock('CAP')).toMatchObject({ stock: 4 });
  });
});

describe('the same key and body after its payment page', () => {
  test('expired gives a new order with its own payment page, and the old one stays as it ended', async () => {
    const key = freshKey();
    const first = await placed(key);
    shop.clock.advance(40 * MINUTE);
    const second = await placed(key);
    expect(second.id).not.toBe(first.id);
    expect(second.url).not.toBe(first.url);
    await shop.work();
    expect(await shop.order(first.id)).toMatchObject({ status: 'cancelled', payment: { status: 'expired' } });
    expect(await placed(key)).toEqual(second);
    await act(shop, second.session, 'pay');
    await sees(shop, { browser, id: second.id }, 'paid');
    expect(await shop.stock('CAP')).toMatchObject({ stock: 4 });
  });

  test('was cancelled by the customer gives one new order for ten concurrent requests', async () => {
    const key = freshKey();
    const { id } = await placed(key);
    await browser.post(`/api/orders/dtc/${id}/cancel-payment`).expect(200);
    const answers = await Promise.all(Array.from({ length: 10 }, () => order(key)));
    expect(answers.map(({ status }) => status)).toEqual(new Array(10).fill(201));
    const ids = new Set(answers.map(({ body: answer }) => answer.order.id));
    expect([ids.size, ids.has(id)]).toEqual([1, false]);
    await shop.work();
    expect(await shop.stock('CAP')).toMatchObject({ stock: 4, holds: 0 });
  });

  test('was paid in its last second gives the paid order and the confirmation page', async () => {
    await shop.control('/stripe/_control/webhooks', { drop: true });
    const key = freshKey();
    const { id, session } = await placed(key);
    await act(shop, session, 'pay');
    shop.clock.advance(40 * MINUTE);
    const { body: answer } = await order(key).expect(201);
    expect(answer).toMatchObject({
      order: { id, payment: { status: 'paid' } },
      url: `http://localhost:8080/dtc/payment-success?order=${id}`,
    });
    await shop.work();
    expect(await shop.mails()).toHaveLength(2);
  });

  test('expired is quoted again: a changed price is reported, and no stock is taken', async () => {
    const key = freshKey();
    await placed(key);
    shop.clock.advance(40 * MINUTE);
    await shop.api.deps.connection
      .collection<{ _id: string }>('products')
      .updateOne({ _id: 'CAP' }, { $set: { price: 25 } });
    const { body: refusal } = await order(key).expect(409);
    expect(refusal.code).toBe('price_changed');
    await shop.work();
    expect(await shop.stock('CAP')).toMatchObject({ stock: 5, holds: 0 });
  });

  test('expired is refused with payment_start_failed while Stripe is unreachable', async () => {
    const key = freshKey();
    await placed(key);
    shop.clock.advance(40 * MINUTE);
    await shop.control('/stripe/_control', { fail: 500 });
    const { body: refusal } = await order(key).expect(502);
    expect(refusal.code).toBe('payment_start_failed');
    await shop.control('/stripe/_control', {});
    await placed(key);
  });
});
