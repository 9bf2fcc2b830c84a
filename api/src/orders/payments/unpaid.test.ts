import { type Browser, paidOrder, returnPages, sendOrder } from '../../../test/buyers.ts';
import { checkoutForm, line, openShop, type Shop } from '../../../test/shop.ts';
import { orderModel } from '../order/index.ts';

describe('unpaid retail orders', () => {
  let shop: Shop;
  beforeAll(async () => {
    shop = await openShop(undefined, { LOCAL_MODE: 'false', TRUSTED_PROXIES: 'loopback' });
  });
  afterAll(() => shop.stop());
  beforeEach(async () => {
    await shop.clear();
    // 240 cans: one address may hold 120 of them.
    await shop.putProducts({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 10 });
  });

  const addresses = new Map<Browser, string>();
  const anyone = (): Browser => {
    const address = `198.51.100.${addresses.size + 1}`;
    const browser = shop.api.browser().set('X-Forwarded-For', address) as Browser;
    addresses.set(browser, address);
    return browser;
  };

  /** Another browser of the same address, or a browser that moves there. */
  const colleagueOf = (one: Browser, colleague = shop.api.browser() as Browser): Browser => {
    const address = addresses.get(one) ?? '';
    return colleague.set('X-Forwarded-For', address) as Browser;
  };

  /** Orders a number of cans; returns the answer's status, its code and the cans it says are left. */
  async function ask(browser: Browser, quantity: number) {
    const lines = [line('IPA', quantity)];
    const cartRequest = { channel: 'dtc', lines, province: 'BC', postalCode: 'V6K 1N9' };
    const { body: quote } = await browser.post('/api/quotes').send(cartRequest).expect(200);
    const { status, body } = await sendOrder(browser, 'dtc', {
      ...checkoutForm,
      ...returnPages,
      lines,
      expectedTotal: quote.total,
    });
    return { status, code: body.code, left: body.unavailable?.[0]?.left, id: body.order?.id };
  }

  // STOCK-9
  test('hold at most half of a product for one address, and another address still gets its own', async () => {
    const hoarder = anyone();
    expect(await ask(hoarder, 121)).toMatchObject({ status: 409, code: 'out_of_stock', left: 120 });
    expect(await shop.stock('IPA')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
    expect((await ask(hoarder, 100)).status).toBe(201);
    expect((await ask(hoarder, 21)).status).toBe(409);
    expect((await ask(hoarder, 20)).status).toBe(201);
    expect((await ask(anyone(), 60)).status).toBe(201);
  });

  // STOCK-9
  test('hold no more when they are asked for at the same moment', async () => {
    const hoarder = anyone();
    await Promise.all(Array.from({ length: 4 }, () => ask(hoarder, 100)));
    const { stock, looseUnits } = await shop.stock('IPA');
    expect(stock * 24 + looseUnits).toBeGreaterThanOrEqual(120);
  });

  // STOCK-9
  test('are given up after ten minutes if they hold more than they leave, else after thirty', async () => {
    await shop.api.deps.connection
      .collection('products')
      .updateOne({ _id: 'IPA' as never }, { $set: { stock: 2 } });
    const most = await ask(anyone(), 30);
    const few = await ask(anyone(), 5);
    const minutesOf = async (id: string) => {
      const order = await orderModel(shop.api.deps.connection).findById(id).lean();
      return Math.floor(((order?.payment?.expiresAt.getTime() ?? 0) - shop.clock.now().getTime()) / 60_000);
    };
    expect([await minutesOf(most.id), await minutesOf(few.id)]).toEqual([10, 30]);
    shop.clock.advance(12 * 60_000);
    await shop.work();
    expect((await shop.order(most.id)).status).toBe('cancelled');
    expect((await shop.order(few.id)).status).toBe('pending');
  });

  // STOCK-9
  test('make a browser wait after ten within an hour, not others of its office, and paid ones do not count', async () => {
    const [idler, buyer] = [anyone(), anyone()];
    const statuses: number[] = [];
    for (let n = 0; n < 11; n += 1) statuses.push((await ask(idler, 1)).status);
    expect(statuses).toEqual([...Array(10).fill(201), 429]);
    expect((await ask(colleagueOf(idler), 1)).status).toBe(201);
    await paidOrder(shop, buyer, [line('IPA', 1)]);
    expect((await ask(buyer, 1)).status).toBe(201);
    shop.clock.advance(61 * 60_000);
    await shop.work();
    expect((await ask(idler, 1)).status).toBe(201);
  });

  // STOCK-9
  test('make an address wait after a hundred, except for its browsers that have paid an order', async () => {
    const [stranger, payer] = [anyone(), anyone()];
    const { id } = await ask(stranger, 1);
    await paidOrder(shop, payer, [line('IPA', 1)]);
    const orders = orderModel(shop.api.deps.connection);
    const unpaid = await orders.findById(id).lean();
    await orders.collection.insertMany(
      Array.from({ length: 99 }, (_, n) => ({
        ...unpaid,
        _id: `${id}-${n}`,
        idempotencyKey: `key-${n}`,
      })) as never[],
    );
    expect((await ask(colleagueOf(stranger), 1)).status).toBe(429);
    expect((await ask(colleagueOf(stranger, payer), 1)).status).toBe(201);
  });
});
