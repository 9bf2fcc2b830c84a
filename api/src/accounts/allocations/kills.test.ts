import { randomUUID } from 'node:crypto';
import { staffMember } from '../../../test/buyers.ts';
import { afterwards, answerOf, cookieOf, distinctMails, gaps, post } from '../../../test/killable.ts';
import { killableShop } from '../../../test/killable-shop.ts';
import { shareToken } from '../../requests/protections/index.ts';
import { licenseeModel } from '../licences/index.ts';
import { allocationModel, workOnAllocations } from './index.ts';

const HOUR = 60 * 60 * 1000;
const world = killableShop();
const NUMBERS = ['104882', '301-442'];

beforeAll(async () => {
  const licensees = licenseeModel(world.shop.api.deps.connection);
  const now = world.shop.clock.now();
  for (const _id of NUMBERS) {
    await licensees.replaceOne(
      { _id },
      {
        companyName: `Pub ${_id}`,
        contacts: [{ name: 'Bar', email: `bar@${_id}.example`, orderMails: true }],
        deliveryAddress: '12 Water Street, Vancouver, BC V6B 1A1',
        created_at: now,
        updatedAt: now,
      },
      { upsert: true },
    );
  }
});

const stored = (id: string) => allocationModel(world.shop.api.deps.connection).findById(id).lean();
const work = () => workOnAllocations(world.shop.api.deps);

/** Seven kegs of ten, of which two pubs want four each; it closes in an hour. */
async function asked(): Promise<string> {
  const { shop } = world;
  const staff = await staffMember(shop);
  const at = shop.clock.now().getTime();
  const { body } = await staff
    .post('/api/admin/allocations')
    .send({
      ...{ productId: 'KEG', kind: 'shared', units: 7, most: 4 },
      opensAt: new Date(at).toISOString(),
      closesAt: new Date(at + HOUR).toISOString(),
    })
    .expect(201);
  for (const licenseNumber of NUMBERS) {
    const browser = shop.api.browser();
    await browser.post('/api/licences/verify').send({ licenseNumber }).expect(200);
    await browser.put(`/api/licensee/allocations/${body.id}/request`).send({ units: 4 }).expect(200);
  }
  return body.id;
}

const later = (milliseconds: number) => world.shop.clock.advance(milliseconds);

// ALLOCATION-4, ALLOCATION-11
test.each(gaps(12))('a process killed before database command %i of sharing shares once', async (gap) => {
  const id = await asked();
  later(HOUR);
  await world.restart();
  await world.killable.dieBefore(gap);
  await world.killable.work('allocations');
  await work();
  await work();
  await afterwards(world.shop);
  const allocation = await stored(id);
  expect(allocation?.shares.map(({ got }) => got)).toEqual([4, 3]);
  expect(allocation?.syncAt).toBeUndefined();
  expect(await distinctMails(world.shop)).toBe(2);
  expect(await world.shop.stock('KEG')).toEqual({ stock: 3, looseUnits: 0, holds: 0 });
});

// ALLOCATION-9
test.each(gaps(12))('a process killed before database command %i of the end gives back once', async (gap) => {
  const id = await asked();
  later(HOUR);
  await work();
  later(72 * HOUR);
  await world.restart();
  await world.killable.dieBefore(gap);
  await world.killable.work('allocations');
  await work();
  await work();
  expect((await stored(id))?.state).toBe('ended');
  expect(await world.shop.stock('KEG')).toEqual({ stock: 10, looseUnits: 0, holds: 0 });
});

// ALLOCATION-8
test.each(gaps(30))('a process killed before database command %i of confirming orders once', async (gap) => {
  const { shop } = world;
  const id = await asked();
  later(HOUR);
  await work();
  await world.restart();
  const [licenseNumber = ''] = NUMBERS;
  const verified = cookieOf(await post(shop.api.url, '/licences/verify', { licenseNumber }));
  const mailed = { allocation: id, licenseNumber, email: `bar@${licenseNumber}.example` };
  const token = shareToken(shop.api.deps, mailed);
  const opened = await post(shop.api.url, '/licensee/orders/link', { token }, { Cookie: verified });
  const cookie = `${verified}; ${cookieOf(opened)}`;
  const got = (await stored(id))?.shares.find(({ licenseNumber }) => licenseNumber === NUMBERS[0])?.got ?? 0;
  const press = (url: string) =>
    post(url, `/licensee/allocations/${id}/confirm`, { units: got, unitPrice: 199.99 }, { Cookie: cookie });
  await world.killable.dieBefore(gap);
  expect([200, undefined]).toContain(await answerOf(press(world.killable.url)));
  later(31_000);
  await work();
  await afterwards(shop);
  expect((await press(shop.api.url)).status).toBe(200);
  await work();
  await afterwards(shop);
  const share = (await stored(id))?.shares.find(({ licenseNumber }) => licenseNumber === NUMBERS[0]);
  expect(share).toMatchObject({ state: 'confirmed', confirmed: got });
  const placed = await shop.api.deps.connection.collection('orders').find({ state: 'placed' }).toArray();
  expect(placed.map(({ _id }) => String(_id))).toEqual([share?.orderId]);
  later(72 * HOUR);
  await work();
  expect(await shop.stock('KEG')).toEqual({ stock: 10 - got, looseUnits: 0, holds: 0 });
});

// ALLOCATION-14
test.each(gaps(24))('a process killed before database command %i of reminding reminds once', async (gap) => {
  const { shop } = world;
  const id = await asked();
  later(HOUR);
  await work();
  await afterwards(shop);
  await shop.forgetMails();
  const headers = { Cookie: cookieOf(await post(shop.api.url, '/auth/dev-session', {})) };
  const reminder = randomUUID();
  const press = (url: string) => post(url, `/admin/allocations/${id}/reminders`, { id: reminder }, headers);
  await world.restart();
  await world.killable.dieBefore(gap);
  expect([202, undefined]).toContain(await answerOf(press(world.killable.url)));
  if (!world.killable.died()) await world.killable.work();
  expect((await press(shop.api.url)).status).toBe(202);
  await afterwards(shop);
  expect(await distinctMails(shop)).toBe(2);
});
