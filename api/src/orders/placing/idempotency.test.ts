import { licensee, sendOrder } from '../../../test/buyers.ts';
import { checkoutForm, freshKey, line } from '../../../test/shop.ts';
import { stockedShop } from '../../../test/test-shop.ts';

const shop = stockedShop(
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10, category: 'Beer-Craft' },
  { _id: 'KEG', name: 'Lager Keg 50L', price: 199.99, stock: 3, packagingType: '50L' },
);

const two = [line('IPA', 2), line('KEG', 1)];
const body = { ...checkoutForm, lines: two, expectedTotal: 340.79 };

describe('an idempotency key', () => {
  // ORDER-8
  test('gives the same order for the same body, even when the price has changed since, and is refused for another', async () => {
    const browser = await licensee(shop);
    const key = freshKey();
    const first = await sendOrder(browser, 'licensee', body, key).expect(201);
    await shop.api.deps.connection
      .collection<{ _id: string }>('products')
      .updateOne({ _id: 'IPA' }, { $set: { price: 61 } });
    const again = await sendOrder(browser, 'licensee', body, key).expect(201);
    expect(again.body.id).toBe(first.body.id);
    expect(await shop.stock('IPA')).toMatchObject({ stock: 8 });
    const other = { ...body, city: 'Burnaby' };
    const { body: refusal } = await sendOrder(browser, 'licensee', other, key).expect(422);
    expect(refusal.code).toBe('idempotency_conflict');
  });

  test('is required', async () => {
    const browser = await licensee(shop);
    const { body: refusal } = await browser.post('/api/orders/licensee').send(body).expect(422);
    expect(refusal.code).toBe('idempotency_key_invalid');
  });

  // ORDER-8
  test('makes one order out of ten concurrent requests', async () => {
    const browser = await licensee(shop);
    const key = freshKey();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => sendOrder(browser, 'licensee', body, key)),
    );
    expect(answers.map(({ status }) => status)).toEqual(new Array(10).fill(201));
    expect(new Set(answers.map(({ body: order }) => order.id)).size).toBe(1);
    expect(await shop.stock('IPA')).toEqual({ stock: 8, looseUnits: 0, holds: 0 });
  });

  test('may be used again after its order was refused because stock was short', async () => {
    const browser = await licensee(shop);
    const key = freshKey();
    const products = shop.api.deps.connection.collection<{ _id: string }>('products');
    await products.updateOne({ _id: 'IPA' }, { $set: { stock: 1 } });
    await sendOrder(browser, 'licensee', body, key).expect(409);
    await products.updateOne({ _id: 'IPA' }, { $set: { stock: 5 } });
    await sendOrder(browser, 'licensee', body, key).expect(201);
    expect(await shop.stock('IPA')).toEqual({ stock: 3, looseUnits: 0, holds: 0 });
  });
});

// STOCK-3
test('a hundred buyers race for the last ten units and exactly ten get one', async () => {
  await shop.api.deps.connection
    .collection<{ _id: string }>('products')
    .updateOne({ _id: 'IPA' }, { $set: { stock: 10 } });
  const browser = await licensee(shop);
  const answers = await Promise.all(
    Array.from({ length: 100 }, () =>
      sendOrder(browser, 'licensee', { ...checkoutForm, lines: [line('IPA', 1)], expectedTotal: 65.4 }),
    ),
  );
  const placed = answers.filter(({ status }) => status === 201);
  expect(placed).toHaveLength(10);
  expect(new Set(placed.map(({ body: order }) => order.id)).size).toBe(10);
  expect(
    answers.filter(({ status, body: answer }) => status === 409 && answer.code === 'out_of_stock'),
  ).toHaveLength(90);
  expect(await shop.stock('IPA')).toEqual({ stock: 0, looseUnits: 0, holds: 0 });
});
