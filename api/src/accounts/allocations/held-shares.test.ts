import { type Browser, sendOrder, wholesaleOrder } from '../../../test/buyers.ts';
import { ask, confirm, decline, reasonOf, scarceShop } from '../../../test/scarce-shop.ts';
import { checkoutForm, kegForm, line } from '../../../test/shop.ts';
import { serveZones } from '../../../test/zones.ts';
import { licenseeModel } from '../licences/index.ts';
import { allocationModel } from './index.ts';

const { shop, staff, announce, work, at, pub, shared, openShare, seen, inStock } = scarceShop();

describe('a held share', () => {
  // ALLOCATION-8
  test('is confirmed with one press, which places one order for the account, in part if it likes', async () => {
    const { id, pubs } = await shared();
    const { body } = await confirm(pubs[0], id, 2).expect(200);
    expect(body.share).toMatchObject({ state: 'confirmed', got: 3, confirmed: 2 });
    expect(await shop.order(body.share.orderId)).toMatchObject({
      ...{ licenseNum: '301-442', accountName: 'Pub 301-442', customerEmail: 'bar@301-442.example' },
      items: [line('LOG', 2)],
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

  // ALLOCATION-15
  test('is confirmed and declined only by who opened the mail about it, which shows where it goes', async () => {
    const { id } = await shared();
    await shop.work();
    const stranger = await pub('301-442');
    const page = `/api/licensee/allocations/${id}`;
    expect((await stranger.get(page)).body.offer).not.toHaveProperty('address');
    for (const press of [confirm(stranger, id, 3), decline(stranger, id, true)])
      expect((await press.expect(409)).body.detail).toMatch(/^Open this page with the link in our email/);
    const mail = (await shop.mails()).find(({ to }) => to[0] === 'bar@301-442.example');
    const token = /#link=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const open = (browser: Browser, text: string) =>
      browser.post('/api/licensee/orders/link').send({ token: text });
    await open(stranger, `${token}x`).expect(401);
    await open(await pub('302-907'), token).expect(401);
    const contact = await pub('301-442');
    await open(contact, token).expect(202);
    expect((await contact.get(page)).body.offer.address).toBe('12 Water Street, Vancouver, BC V6B 1A1');
    expect((await contact.get('/api/licensee/orders')).body.access).toBe('browser');
    const { body: done } = await confirm(contact, id, 2).expect(200);
    expect(done.share).toMatchObject({ confirmed: 2, orderId: expect.stringMatching(/^CBO-/) });
    expect(Object.keys((await stranger.get(page)).body.share)).toEqual(['got', 'state', 'reason']);
  });

  // ORDER-29
  test("is confirmed although a stranger placed an order under what was the share's key", async () => {
    const { id, pubs } = await shared();
    await shop.putProducts({
      _id: 'KEG',
      name: 'Lager Keg 50L',
      price: 199.99,
      stock: 3,
      packagingType: '50L',
    });
    await shop.api.deps.live.changed('products');
    const keg = { ...kegForm, lines: [line('KEG', 1)], expectedTotal: 367.98 };
    await sendOrder(shop.api.browser(), 'keg', keg, `allocation:${id}:301-442`).expect(201);
    await confirm(pubs[0], id, 3).expect(200);
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
    await serveZones(staff(), [zone]);
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
  test('that is declined goes back on sale after a minute, in which that can be undone', async () => {
    const { id, pubs } = await shared();
    await decline(pubs[0], id, true).expect(200);
    await decline(pubs[0], id, false).expect(200);
    await decline(pubs[0], id, true).expect(200);
    await work();
    expect(await inStock()).toBe(13);
    shop.clock.advance(61_000);
    await work();
    await work();
    expect(await inStock()).toBe(16);
    expect(reasonOf(await decline(pubs[0], id, false))[2]).toBe('These are back on sale.');
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

// ALLOCATION-8
test('an account without address confirms nothing until it has one; its last order by staff tells it', async () => {
  const contacts = [{ name: 'Bar', email: 'bar@104882.example', orderMails: true }];
  await licenseeModel(shop.api.deps.connection).updateOne({ _id: '104882' }, { $set: { contacts } });
  const id = await announce();
  const browser = await pub('104882');
  at(2);
  await ask(browser, id, 1).expect(200);
  at(24);
  await work();
  await openShare(browser, id, '104882');
  // LICENCE-20
  const thief = { ...checkoutForm, address: '1 Thief Street', lines: [line('IPA', 2)], expectedTotal: 130.8 };
  await sendOrder(await pub('104882'), 'licensee', thief).expect(201);
  expect((await browser.get(`/api/licensee/allocations/${id}`)).body.offer.hasAddress).toBe(false);
  expect(reasonOf(await confirm(browser, id, 1))[2]).toMatch(/^We don't have your delivery address yet\./);
  await wholesaleOrder(staff());
  const { body } = await confirm(browser, id, 1).expect(200);
  expect(await shop.order(body.share.orderId)).toMatchObject({
    ...{ customerName: 'Bar', customerEmail: 'bar@104882.example' },
    address: '2256 West 4th Avenue, Vancouver, BC, V6K 1N9',
  });
});

// API-18
test('an allocation that cannot be shared keeps no other from being shared and ended', async () => {
  const broken = await announce({ productId: 'IPA' });
  const id = await announce();
  const one = await pub('301-442');
  at(2);
  for (const each of [broken, id]) await ask(one, each, 2).expect(200);
  const stored = allocationModel(shop.api.deps.connection).collection;
  await stored.updateOne({ _id: broken as never }, { $set: { requests: 'none' } });
  at(24);
  await work();
  expect((await stored.findOne({ _id: broken as never }))?.state).toBe('announced');
  expect((await seen(id)).state).toBe('shared');
  at(73);
  await work();
  expect((await seen(id)).state).toBe('ended');
});

// ALLOCATION-9
test("a confirmation that hangs keeps no other account's units from going back on sale", async () => {
  const { id } = await shared();
  const stuck = { 'shares.$[one].state': 'confirming', 'shares.$[one].at': new Date('2100-01-01') };
  await allocationModel(shop.api.deps.connection).updateOne(
    { _id: id },
    { $set: stuck },
    { arrayFilters: [{ 'one.licenseNumber': '301-442' }] },
  );
  at(73);
  await work();
  const { shares } = await seen(id);
  const states = new Map(
    shares.map((one: { licenseNumber: string; state: string }) => [one.licenseNumber, one.state]),
  );
  expect(['301-442', '302-907', '303-115'].map((number) => states.get(number))).toEqual([
    ...['confirming', 'expired', 'expired'],
  ]);
  expect(await inStock()).toBe(17);
});
