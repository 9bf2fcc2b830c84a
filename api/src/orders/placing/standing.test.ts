import { type Browser, licensee, sendOrder, staffMember, staffOrder } from '../../../test/buyers.ts';
import { afterwards, answerOf, cookieOf, gaps, post } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { checkoutForm, freshKey, line } from '../../../test/shop.ts';
import { licenseeModel } from '../../accounts/licences/index.ts';
import { refuseUnlessInStanding } from '../../requests/protections/index.ts';
import { placeOrder } from './place.ts';

const world = killableShop();
const NUMBER = '104882';
const lines = [line('IPA', 1)];
const order = { ...checkoutForm, lines, expectedTotal: 65.4 };

const stand = (standing: 'active' | 'suspended') =>
  licenseeModel(world.shop.api.deps.connection).updateOne({ _id: NUMBER }, { $set: { standing } });
const placed = () => world.shop.api.deps.connection.collection('orders').countDocuments({ state: 'placed' });

const suspend = (staff: Browser) =>
  staff
    .put(`/api/admin/licences/${NUMBER}`)
    .send({ companyName: 'The Gull & Anchor', standing: 'suspended', suspensionReason: 'Unpaid' })
    .expect(200);
const placingUnless = (refuse: () => Promise<void>) =>
  placeOrder(world.shop.api.deps, {
    idempotencyKey: { space: 'system', key: freshKey(), fingerprint: 'one' },
    cartRequest: { channel: 'licensee', lines },
    expectedTotal: order.expectedTotal,
    customer: {
      ...{ customerName: 'Ines', customerEmail: order.email },
      ...{ address: order.address, licenseNum: NUMBER },
    },
    refuse,
  });

beforeEach(() => stand('active'));

describe('a licence that is suspended while its order is being placed', () => {
  // LICENCE-10
  test('is asked for again once the stock is held, which then goes back', async () => {
    const { deps } = world.shop.api;
    const placing = placingUnless(async () => {
      await refuseUnlessInStanding(deps, NUMBER);
      // Suspended right after it was found to be in order.
      await stand('suspended');
    });
    await expect(placing).rejects.toMatchObject({ code: 'licence_suspended' });
    expect(await placed()).toBe(0);
    expect(await world.shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });

  // LICENCE-10
  test('just before its order is committed has that refused, and its stock goes back', async () => {
    const { deps } = world.shop.api;
    const staff = await staffMember(world.shop);
    let checks = 0;
    const placing = placingUnless(async () => {
      await refuseUnlessInStanding(deps, NUMBER);
      checks += 1;
      // Suspended right after its last check: only the commit is left.
      if (checks === 2) await suspend(staff);
    });
    await expect(placing).rejects.toMatchObject({ code: 'licence_suspended' });
    expect(checks).toBe(2);
    expect(await placed()).toBe(0);
    expect(await world.shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
  });

  // LICENCE-10
  test('or lapses by fewer days of grace just before its order is committed, has that refused too', async () => {
    const { deps } = world.shop.api;
    const staff = await staffMember(world.shop);
    const endDate = '2026-11-15';
    await licenseeModel(deps.connection).updateOne({ _id: NUMBER }, { $set: { endDate } });
    const set = (licenceGraceDays: number) =>
      staff.patch('/api/admin/settings').send({ licenceGraceDays }).expect(200);
    let checks = 0;
    const placing = placingUnless(async () => {
      await refuseUnlessInStanding(deps, NUMBER);
      checks += 1;
      if (checks === 2) await set(3);
    });
    await expect(placing).rejects.toMatchObject({ code: 'licence_lapsed' });
    expect(await placed()).toBe(0);
    expect(await world.shop.stock('IPA')).toEqual({ stock: 2, looseUnits: 5, holds: 0 });
    await set(14);
    await licenseeModel(deps.connection).updateOne({ _id: NUMBER }, { $unset: { endDate: 1 } });
  });

  test('has its order placed or refused, never half of it, and none that is asked for afterwards', async () => {
    const browser = await licensee(world.shop);
    const staff = await staffMember(world.shop);
    const send = () => sendOrder(browser, 'licensee', order);
    const [first, second] = await Promise.all([send(), send(), suspend(staff)]);
    const taken = [first, second].filter(({ status }) => status === 201).length;
    for (const { status, body } of [first, second]) {
      if (status !== 201) expect(body.code).toBe('licence_suspended');
    }
    expect((await staffOrder(staff, { ...order, licenseNumber: NUMBER })).status).toBe(403);
    expect(await placed()).toBe(taken);
    expect(await world.shop.stock('IPA')).toEqual({ stock: 2 - taken, looseUnits: 5, holds: 0 });
  });
});

// LICENCE-16
describe('a request for an order that is sent again', () => {
  const send = (browser: Browser, key: string, body: object = order) =>
    sendOrder(browser, 'licensee', body, key);

  test('after the licence was suspended gets the order that stands, and a new one is refused', async () => {
    const browser = await licensee(world.shop);
    const key = freshKey();
    const first = await send(browser, key).expect(201);
    await stand('suspended');
    const again = await send(browser, key).expect(201);
    expect(again.body.id).toBe(first.body.id);
    const other = await send(browser, freshKey()).expect(403);
    expect(other.body.code).toBe('licence_suspended');
    expect(await placed()).toBe(1);
  });

  test('while the licence is suspended is answered as placed if it was, and as refused if not', async () => {
    const browser = await licensee(world.shop);
    const key = freshKey();
    const answers = await Promise.all([send(browser, key), stand('suspended'), send(browser, key)]);
    const statuses = [answers[0].status, answers[2].status];
    expect(statuses.includes(201)).toBe((await placed()) === 1);
  });
});

describe('an API process killed while it places a wholesale order of a licence that is suspended then', () => {
  // LICENCE-10
  test.each(gaps(16))(
    'in front of database command %i keeps the order or gives its stock back',
    async (gap) => {
      const { shop, killable } = world;
      const cookie = cookieOf(await post(shop.api.url, '/licences/verify', { licenseNumber: NUMBER }));
      const headers = { Cookie: cookie, 'Idempotency-Key': freshKey() };
      await killable.dieBefore(gap);
      expect([201, undefined]).toContain(
        await answerOf(post(killable.url, '/orders/licensee', order, headers)),
      );
      await stand('suspended');
      await afterwards(shop);
      const orders = await placed();
      expect(await shop.stock('IPA')).toEqual({ stock: 2 - orders, looseUnits: 5, holds: 0 });
      const again = await post(shop.api.url, '/orders/licensee', order, headers);
      expect(again.status).toBe(orders === 1 ? 201 : 403);
      expect(await placed()).toBe(orders);
      expect(await shop.stock('IPA')).toEqual({ stock: 2 - orders, looseUnits: 5, holds: 0 });
    },
  );
});
