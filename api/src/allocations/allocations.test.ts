import { createHash, randomUUID } from 'node:crypto';
import { type Browser, staffMember, wholesaleOrder } from '../../test/buyers.ts';
import { checkoutForm, freshKey } from '../../test/shop.ts';
import { stockedShop } from '../../test/test-shop.ts';
import { licenseeModel } from '../licensees/index.ts';
import { allocationModel, workOnAllocations } from './index.ts';

const HOUR = 60 * 60 * 1000;
const shop = stockedShop(
  { _id: 'LOG', name: "Captain's Log", price: 60, stock: 20 },
  { _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 100 },
);

/** Each test's allocations are announced at the clock's own time: open for a day, an hour from now. */
const inHours = (hours: number) => new Date(shop.clock.now().getTime() + hours * HOUR).toISOString();
const terms = (changes: object = {}) => ({
  ...{ productId: 'LOG', kind: 'shared', units: 7, most: 4 },
  ...{ opensAt: inHours(1), closesAt: inHours(25) },
  ...changes,
});

const NUMBERS = ['301-442', '302-907', '303-115'];
let staff: Browser;
// A staff session ends after seven days, and these tests move the clock by weeks.
beforeEach(async () => {
  staff = await staffMember(shop);
});
beforeAll(async () => {
  const now = shop.clock.now();
  await licenseeModel(shop.api.deps.connection).create(
    NUMBERS.map((_id) => ({
      _id,
      companyName: `Pub ${_id}`,
      contacts: [{ name: 'Bar', email: `bar@${_id}.example`, orderMails: true }],
      deliveryAddress: '12 Water Street, Vancouver, BC V6B 1A1',
      created_at: now,
      updatedAt: now,
    })),
  );
});

const announce = async (changes: object = {}): Promise<string> =>
  (await staff.post('/api/admin/allocations').send(terms(changes)).expect(201)).body.id;
const work = () => workOnAllocations(shop.api.deps);
const seen = async (id: string) => (await staff.get(`/api/admin/allocations/${id}`).expect(200)).body;
const at = (hours: number) => shop.clock.advance(hours * HOUR);
const inStock = async (id = 'LOG') => (await shop.stock(id)).stock;

async function pub(licenseNumber: string): Promise<Browser> {
  const browser = shop.api.browser();
  await browser.post('/api/licences/verify').send({ licenseNumber }).expect(200);
  return browser;
}
const ask = (browser: Browser, id: string, units: number) =>
  browser.put(`/api/licensee/allocations/${id}/request`).send({ units });
const confirm = (browser: Browser, id: string, units: number, given: object = {}) =>
  browser.post(`/api/licensee/allocations/${id}/confirm`).send({ units, unitPrice: 60, ...given });
const letGo = (browser: Browser, id: string, gone: boolean) =>
  browser.put(`/api/licensee/allocations/${id}/let-go`).send({ letGo: gone });
const reasonOf = ({ status, body }: { status: number; body: { code?: string; detail?: string } }) => [
  status,
  body.code,
  body.detail,
];

/** Three pubs have asked for 4, 4 and 1 of 7, and it was shared. */
async function shared(): Promise<{ id: string; pubs: [Browser, Browser, Browser] }> {
  const id = await announce();
  const pubs = (await Promise.all(NUMBERS.map(pub))) as [Browser, Browser, Browser];
  at(2);
  for (const [place, units] of [4, 4, 1].entries()) await ask(pubs[place] as Browser, id, units).expect(200);
  at(24);
  await work();
  return { id, pubs };
}

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
    const lines = [{ productId: 'LOG', quantity: 1 }];
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
    [{ most: 8 }, 422, 'The most for each account is more than there is'],
    [{ most: 0 }, 422, 'Please enter the most for each account'],
    [{ opensAt: '2030-01-01T00:00:00Z' }, 422, 'It has to close after it opens'],
    [
      { opensAt: '2020-01-01T00:00:00Z', closesAt: '2020-02-01T00:00:00Z' },
      409,
      'It has to close later than now.',
    ],
  ])('with %j is refused', async (changes, status, words) => {
    const { body } = await staff.post('/api/admin/allocations').send(terms(changes)).expect(status);
    expect(body.detail).toBe(words);
    expect(await inStock()).toBe(20);
  });

  // ALLOCATION-1
  test('twice at once for one product exists once', async () => {
    const sent = () => staff.post('/api/admin/allocations').send(terms());
    const answers = await Promise.all([sent(), sent(), sent()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await inStock()).toBe(13);
  });

  // ALLOCATION-12
  test('is edited until it opens, cancelled, and brought back with its requests', async () => {
    const id = await announce();
    const { version } = await seen(id);
    const change = { ...terms({ units: 9 }), version };
    const { body } = await staff.put(`/api/admin/allocations/${id}`).send(change).expect(200);
    expect([body.units, await inStock()]).toEqual([9, 11]);
    const { body: stale } = await staff.put(`/api/admin/allocations/${id}`).send(change).expect(409);
    expect(stale).toMatchObject({ code: 'stale', currentAllocation: { units: 9 } });
    at(2);
    await ask(await pub('301-442'), id, 2).expect(200);
    await staff
      .put(`/api/admin/allocations/${id}`)
      .send({ ...change, version: body.version })
      .expect(409);
    const cancel = (cancelled: boolean) =>
      staff.post(`/api/admin/allocations/${id}/cancel`).send({ cancelled }).expect(200);
    await cancel(true);
    expect(await inStock()).toBe(20);
    expect((await cancel(false)).body).toMatchObject({ state: 'open', asked: 2 });
    expect(await inStock()).toBe(11);
  });
});

describe('a shared allocation', () => {
  // ALLOCATION-3
  test('takes requests, their changes and withdrawals while it is open, and keeps them apart', async () => {
    const id = await announce();
    const [one, other] = [await pub('301-442'), await pub('302-907')];
    at(2);
    await ask(one, id, 2).expect(200);
    await ask(other, id, 1).expect(200);
    expect((await ask(one, id, 4).expect(200)).body.asked).toBe(4);
    expect(await seen(id)).toMatchObject({ accounts: 2, asked: 5, state: 'open' });
    expect((await ask(other, id, 0).expect(200)).body).not.toHaveProperty('asked');
    expect(reasonOf(await ask(one, id, 5))).toEqual([
      409,
      'allocation_refused',
      'At most 4 for each account.',
    ]);
    at(23);
    expect(reasonOf(await ask(one, id, 1))[2]).toMatch(/^Requests closed /);
    await work();
    expect(await seen(id)).toMatchObject({ state: 'shared', shares: [{ asked: 4, got: 4 }] });
  });

  // ALLOCATION-4, ALLOCATION-7, ALLOCATION-10
  test('is shared by the rule; each reads why, and anyone repeats it', async () => {
    const { id, pubs } = await shared();
    const whole = await seen(id);
    const got = new Map<string, number>(
      whole.shares.map((share: { licenseNumber: string; got: number }) => [share.licenseNumber, share.got]),
    );
    expect([...got.values()].sort()).toEqual([1, 3, 3]);
    expect(got.get('303-115')).toBe(1);
    const { body } = await pubs[0].get(`/api/licensee/allocations/${id}`).expect(200);
    expect(body.share).toEqual({
      got: 3,
      state: 'held',
      reason:
        'You asked for 4 cases. 3 accounts asked for 9 of 7. Three rounds went to everyone who still wanted one (7 cases): you got 3.',
    });
    expect(body.draws[body.mine]).toEqual({ asked: 4, got: 3 });
    expect(body.offer).toMatchObject({ unitPrice: 60, hasAddress: true });
    const { body: result } = await shop.api.browser().get(`/api/allocations/${id}/result`).expect(200);
    expect(createHash('sha256').update(Buffer.from(result.seed, 'hex')).digest('hex')).toBe(result.seal);
    expect(JSON.stringify(result)).not.toContain('301-442');
    expect(await inStock()).toBe(13);
  });

  // ALLOCATION-11
  test('mails each account its result, once', async () => {
    await shared();
    await work();
    await shop.work();
    await shop.work();
    const mails = await shop.mails();
    expect(mails.flatMap(({ to }) => to).sort()).toEqual(NUMBERS.map((number) => `bar@${number}.example`));
    const mine = mails.find(({ to }) => to[0] === 'bar@303-115.example');
    expect(mine?.subject).toBe("You got 1 case of Captain's Log");
    expect(mine?.text).toContain('You asked for 1 case. 3 accounts asked for 9 of 7.');
    expect(mine?.text).toContain('/shop/products/LOG?allocation=');
  });

  // ALLOCATION-14
  test('reminds the accounts that have not confirmed, each once, and none that has by then', async () => {
    const { id, pubs } = await shared();
    await shop.work();
    const before = (await shop.mails()).length;
    await confirm(pubs[0], id, 3).expect(200);
    const { body: preview } = await staff.get(`/api/admin/allocations/${id}/reminder`).expect(200);
    expect(preview.to.sort()).toEqual(['bar@302-907.example', 'bar@303-115.example']);
    expect(preview.subject).toMatch(/^Confirm your \d cases? of Captain's Log by /);
    const remind = (reminder: string) =>
      staff.post(`/api/admin/allocations/${id}/reminders`).send({ id: reminder });
    const reminder = randomUUID();
    await remind(reminder).expect(202, { reminded: 2 });
    await remind(reminder).expect(202, { reminded: 2 });
    await letGo(pubs[2], id, true).expect(200);
    await shop.work();
    await shop.work();
    const mails = (await shop.mails()).filter(({ subject }) => subject.startsWith('Confirm your'));
    expect(mails.map(({ to }) => to[0])).toEqual(['bar@302-907.example']);
    expect(before).toBe(NUMBERS.length);
    at(80);
    await work();
    expect(reasonOf(await remind(randomUUID()))[2]).toBe('No share is waiting to be confirmed.');
  });

  // ALLOCATION-9
  test('that nobody asked for goes back on sale when it closes', async () => {
    const id = await announce();
    at(26);
    await work();
    expect((await seen(id)).state).toBe('ended');
    expect(await inStock()).toBe(20);
    const { body } = await staff.get('/api/products/LOG').expect(200);
    expect(body).not.toHaveProperty('allocation');
  });
});

describe('a held share', () => {
  // ALLOCATION-8
  test('is confirmed with one press, which places one order for the account, in part if it likes', async () => {
    const { id, pubs } = await shared();
    const { body } = await confirm(pubs[0], id, 2).expect(200);
    expect(body.share).toMatchObject({ state: 'confirmed', got: 3, confirmed: 2 });
    expect(await shop.order(body.share.orderId)).toMatchObject({
      ...{ licenseNum: '301-442', accountName: 'Pub 301-442', customerEmail: 'bar@301-442.example' },
      items: [{ productId: 'LOG', quantity: 2 }],
      taken: [{ productId: 'LOG', taken: 2, unit: 'stocked' }],
      totalAmount: 130.8,
    });
    expect((await confirm(pubs[0], id, 2).expect(200)).body.share.orderId).toBe(body.share.orderId);
    await work();
    expect(await inStock()).toBe(14);
    const { body: orders } = await pubs[0].get('/api/licensee/orders').expect(200);
    expect(orders.orders).toHaveLength(1);
  });

  // ALLOCATION-8
  test('pressed five times at once places one order', async () => {
    const { id, pubs } = await shared();
    const answers = await Promise.all(Array.from({ length: 5 }, () => confirm(pubs[0], id, 3)));
    expect(new Set(answers.map(({ body }) => body.share.orderId)).size).toBe(1);
    expect(await shop.api.deps.connection.collection('orders').countDocuments({ state: 'placed' })).toBe(1);
  });

  // ALLOCATION-8
  test.each([
    [{ unitPrice: 59 }, 409, 'price_changed'],
    [{ units: 4 }, 409, 'allocation_refused'],
  ])('stays held where %j is refused', async (given, status, code) => {
    const { id, pubs } = await shared();
    const { body } = await confirm(pubs[0], id, 3, given).expect(status);
    expect(body.code).toBe(code);
    expect((await pubs[0].get(`/api/licensee/allocations/${id}`)).body.share.state).toBe('held');
    await confirm(pubs[0], id, 3).expect(200);
  });

  // ALLOCATION-8
  test('comes on a day of its zone, whatever the smallest order there', async () => {
    const zone = {
      ...{ id: 'downtown', name: 'Downtown', prefixes: ['V6B'], weekdays: [1, 2, 3, 4, 5, 6, 7] },
      ...{ cutOff: { daysBefore: 1, time: '12:00' }, minimum: 40, colour: 'purple' },
    };
    await staff
      .put('/api/admin/deliveries/zones')
      .send({ zones: [zone], closedDates: [], version: 0 })
      .expect(200);
    const { id, pubs } = await shared();
    const { body } = await pubs[0].get(`/api/licensee/allocations/${id}`).expect(200);
    const { day } = body.offer.days[0];
    const { body: confirmed } = await confirm(pubs[0], id, 3, { delivery: { kind: 'delivery', day } }).expect(
      200,
    );
    expect(await shop.order(confirmed.share.orderId)).toMatchObject({
      delivery: { kind: 'delivery', day, postalCode: 'V6B 1A1', units: 3, minimum: 40 },
    });
  });

  // ALLOCATION-9
  test('that is let go goes back on sale after a minute, in which that can be taken back', async () => {
    const { id, pubs } = await shared();
    await letGo(pubs[0], id, true).expect(200);
    await letGo(pubs[0], id, false).expect(200);
    await letGo(pubs[0], id, true).expect(200);
    await work();
    expect(await inStock()).toBe(13);
    shop.clock.advance(61_000);
    await work();
    await work();
    expect(await inStock()).toBe(16);
    expect(reasonOf(await letGo(pubs[0], id, false))[2]).toBe('These are back on sale.');
  });

  // ALLOCATION-8, ALLOCATION-9
  test('ends after 72 hours and goes back on sale, once', async () => {
    const { id, pubs } = await shared();
    await confirm(pubs[0], id, 3).expect(200);
    at(72);
    expect(reasonOf(await confirm(pubs[1], id, 3))[2]).toBe('These are no longer held for you.');
    await Promise.all([work(), work(), work()]);
    await work();
    expect(await inStock()).toBe(17);
    const { shares, state } = await seen(id);
    expect(state).toBe('ended');
    expect(shares.map((share: { state: string }) => share.state).sort()).toEqual([
      'confirmed',
      'expired',
      'expired',
    ]);
  });

  // ALLOCATION-8
  test('confirmed at the instant of its end is ordered or ended, never both', async () => {
    const { id, pubs } = await shared();
    const whole = await seen(id);
    shop.clock.advance(Date.parse(whole.heldUntil) - shop.clock.now().getTime() - 1);
    const presses = pubs.map((browser, place) => confirm(browser, id, place === 2 ? 1 : 3));
    const ends = (async () => {
      shop.clock.advance(1);
      await Promise.all([work(), work()]);
    })();
    await Promise.all([...presses, ends]);
    shop.clock.advance(61_000);
    await work();
    const { shares } = await seen(id);
    const placed = await shop.api.deps.connection.collection('orders').find({ state: 'placed' }).toArray();
    const confirmed = shares.filter((share: { state: string }) => share.state === 'confirmed');
    expect(confirmed.map((share: { orderId: string }) => share.orderId).sort()).toEqual(
      placed.map(({ _id }) => String(_id)).sort(),
    );
    const sold = confirmed.reduce(
      (sum: number, { confirmed: units }: { confirmed: number }) => sum + units,
      0,
    );
    expect(await inStock()).toBe(20 - sold);
  });
});

// ALLOCATION-3, ALLOCATION-4
test('requests that arrive while it closes are in the sharing or refused', async () => {
  const id = await announce({ units: 20 });
  const pubs = await Promise.all(NUMBERS.map(pub));
  at(2);
  for (const browser of pubs) await ask(browser, id, 1).expect(200);
  shop.clock.advance(23 * HOUR - 1);
  const asking = pubs.flatMap((browser) => [2, 3].map((units) => ask(browser, id, units)));
  shop.clock.advance(1);
  const [answers] = await Promise.all([Promise.all(asking), work(), work()]);
  await work();
  const stored = await allocationModel(shop.api.deps.connection).findById(id).lean();
  expect(stored?.state).toBe('shared');
  expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
  expect(stored?.shares.map(({ licenseNumber, asked }) => [licenseNumber, asked]).sort()).toEqual(
    stored?.requests.map(({ licenseNumber, units }) => [licenseNumber, units]).sort(),
  );
});

describe('first come', () => {
  const first = (browser: Browser, quantity: number, expectedTotal: number) =>
    browser
      .post('/api/orders/licensee')
      .set('Idempotency-Key', freshKey())
      .send({ ...checkoutForm, lines: [{ productId: 'LOG', quantity }], expectedTotal });

  // ALLOCATION-2
  test('is ordered up to the most for each account, and what is cancelled counts no more', async () => {
    const id = await announce({ kind: 'first-come' });
    const browser = await pub('301-442');
    expect((await first(browser, 1, 65.4)).body.code).toBe('out_of_stock');
    at(2);
    const { body: order } = await first(browser, 3, 196.2).expect(201);
    const { body: refused } = await first(browser, 2, 130.8).expect(409);
    expect(refused.unavailable).toEqual([{ productId: 'LOG', left: 1 }]);
    await staff.patch(`/api/admin/orders/${order.id}`).send({ status: 'cancelled' }).expect(200);
    await first(browser, 4, 261.6).expect(201);
    const { body: quote } = await (await pub('302-907'))
      .post('/api/quotes')
      .send({ channel: 'licensee', lines: [{ productId: 'LOG', quantity: 4 }] })
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

// ALLOCATION-8
test('an account without address confirms nothing until it has one; its last order tells it', async () => {
  const id = await announce();
  const browser = await pub('104882');
  at(2);
  await ask(browser, id, 1).expect(200);
  at(24);
  await work();
  expect((await browser.get(`/api/licensee/allocations/${id}`)).body.offer.hasAddress).toBe(false);
  expect(reasonOf(await confirm(browser, id, 1))[2]).toMatch(/^We don't know yet where to deliver to you\./);
  await wholesaleOrder(staff, { licenseNumber: '104882' });
  await confirm(browser, id, 1).expect(200);
});

// ALLOCATION-12
test('staff take every request and share away as CSV', async () => {
  const { id } = await shared();
  const { text, headers } = await staff.get(`/api/admin/allocations/${id}/shares.csv`).expect(200);
  expect(headers['content-disposition']).toBe(`attachment; filename="allocation-${id}.csv"`);
  const [head, ...rows] = text.replace('\uFEFF', '').trim().split('\n');
  expect(head).toBe('Licence,Account,Asked,Asked at,Drawn,Got,State,Confirmed,Order');
  expect(rows).toHaveLength(3);
  expect(rows.find((row) => row.startsWith('303-115'))).toMatch(/^303-115,Pub 303-115,1,.*,1,held,,$/);
});
