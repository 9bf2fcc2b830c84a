import { type Browser, sendOrder } from '../../../test/buyers.ts';
import { ask, reasonOf, scarceShop } from '../../../test/scarce-shop.ts';
import { checkoutForm, line } from '../../../test/shop.ts';

const { shop, staff, terms, announce, work, at, pub, seen, inStock } = scarceShop();

describe('an allocation that is announced', () => {
  // ALLOCATION-3, ALLOCATION-6
  test('sets its units aside, shows the seal of its seed, and takes no order', async () => {
    const id = await announce();
    expect(await inStock()).toBe(13);
    const browser = await pub('301-442');
    const { body } = await browser.get(`/api/licensee/allocations/${id}`).expect(200);
    expect(body).toMatchObject({ state: 'planned', units: 7, most: 4, kind: 'shared', unit: 'case' });
    expect(body.seal).toMatch(/^[0-9a-f]{64}$/);
    expect(body).not.toHaveProperty('seed');
    const { body: product } = await browser.get('/api/products/LOG').expect(200);
    expect(product.allocation).toMatchObject({ id, units: 7, most: 4 });
    expect(product).not.toHaveProperty('setAside');
    const lines = [line('LOG', 1)];
    const { body: quote } = await browser
      .post('/api/quotes')
      .send({ channel: 'licensee', lines })
      .expect(200);
    expect(quote.unavailable).toEqual([{ productId: 'LOG', left: 0 }]);
    expect(reasonOf(await ask(browser, id, 2))[0]).toBe(409);
    await shop.api.browser().get(`/api/allocations/${id}/result`).expect(404);
  });

  // ALLOCATION-1
  test.each([
    [{ units: 21 }, 409, 'There are only 20 cases in stock.'],
    [{ productId: 'NOBODY' }, 404, 'The selected product could not be found.'],
    [{ most: 8 }, 422, "The maximum per account can't be more than the total"],
    [
      { opensAt: '2020-01-01T00:00:00Z', closesAt: '2020-02-01T00:00:00Z' },
      409,
      'The closing time must be in the future.',
    ],
  ])('with %j is refused', async (changes, status, text) => {
    const { body } = await staff().post('/api/admin/allocations').send(terms(changes)).expect(status);
    expect(body.detail).toBe(text);
    expect(await inStock()).toBe(20);
  });

  // ALLOCATION-1
  test('twice at once for one product exists once', async () => {
    const sent = () => staff().post('/api/admin/allocations').send(terms());
    const answers = await Promise.all([sent(), sent(), sent()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await inStock()).toBe(13);
  });

  // ALLOCATION-12
  test('is edited until it opens, cancelled, and brought back with its requests', async () => {
    const id = await announce();
    const { version } = await seen(id);
    const change = { ...terms({ units: 9 }), version };
    const { body } = await staff().put(`/api/admin/allocations/${id}`).send(change).expect(200);
    expect([body.units, await inStock()]).toEqual([9, 11]);
    const { body: stale } = await staff().put(`/api/admin/allocations/${id}`).send(change).expect(409);
    expect(stale).toMatchObject({ code: 'stale', currentAllocation: { units: 9 } });
    at(2);
    await ask(await pub('301-442'), id, 2).expect(200);
    await staff()
      .put(`/api/admin/allocations/${id}`)
      .send({ ...change, version: body.version })
      .expect(409);
    const cancel = (cancelled: boolean) =>
      staff().post(`/api/admin/allocations/${id}/cancel`).send({ cancelled }).expect(200);
    await cancel(true);
    expect(await inStock()).toBe(20);
    expect((await cancel(false)).body).toMatchObject({ state: 'open', asked: 2 });
    expect(await inStock()).toBe(11);
  });
});

describe('first come', () => {
  const first = (browser: Browser, quantity: number, expectedTotal: number) =>
    sendOrder(browser, 'licensee', { ...checkoutForm, lines: [line('LOG', quantity)], expectedTotal });

  // ALLOCATION-2
  test('is ordered up to the most for each account, and what is cancelled counts no more', async () => {
    const id = await announce({ kind: 'first-come' });
    const browser = await pub('301-442');
    expect((await first(browser, 1, 65.4)).body.code).toBe('out_of_stock');
    at(2);
    const { body: order } = await first(browser, 3, 196.2).expect(201);
    const { body: refused } = await first(browser, 2, 130.8).expect(409);
    expect(refused.unavailable).toEqual([{ productId: 'LOG', left: 1 }]);
    await staff().patch(`/api/admin/orders/${order.id}`).send({ status: 'cancelled' }).expect(200);
    await first(browser, 4, 261.6).expect(201);
    const { body: quote } = await (await pub('302-907'))
      .post('/api/quotes')
      .send({ channel: 'licensee', lines: [line('LOG', 4)] })
      .expect(200);
    expect(quote.unavailable).toEqual([{ productId: 'LOG', left: 3 }]);
    at(24);
    await work();
    expect((await seen(id)).state).toBe('ended');
    await first(browser, 5, 327).expect(201);
  });

  // ALLOCATION-2
  test('of orders at once none goes beyond the most', async () => {
    await announce({ kind: 'first-come' });
    at(2);
    const browser = await pub('301-442');
    await browser.get('/api/products/LOG').expect(200);
    const answers = await Promise.all(Array.from({ length: 4 }, () => first(browser, 3, 196.2)));
    expect(answers.filter(({ status }) => status === 201).length).toBeLessThanOrEqual(1);
    expect(await inStock()).toBe(20 - 3 * answers.filter(({ status }) => status === 201).length);
  });
});
