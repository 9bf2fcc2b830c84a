import { type Endpoint, type EndpointName, endpoints } from 'shared-domain/contracts';
import { licenseeModel } from '../src/accounts/licences/index.ts';
import { type Browser, licensee, sendOrder, staffMember } from './buyers.ts';
import { cookieOf, post } from './killable.ts';
import { checkoutForm, freshKey, line } from './shop.ts';
import { ORIGIN } from './start-api.ts';
import { stockedShop } from './test-shop.ts';

const shop = stockedShop({ _id: 'IPA', name: 'Moon Moth Hazy IPA', price: 60, stock: 100 });
const NUMBER = '104882';
const lines = [line('IPA', 2)];
const order = { ...checkoutForm, lines, expectedTotal: 130.8 };

/** It is November 20, 2026. */
const STANDINGS = {
  active: { endDate: '2027-06-30' },
  'ending soon': { endDate: '2026-11-30' },
  'in grace': { endDate: '2026-11-10' },
  lapsed: { endDate: '2026-11-01' },
  suspended: { endDate: '2027-06-30', standing: 'suspended' },
} as const;

/** What a standing refuses; whatever else is in the table goes on. Those before grace are as good. */
const REFUSED: Record<'in grace' | 'lapsed' | 'suspended', EndpointName[]> = {
  'in grace': [],
  lapsed: [
    'confirmShare',
    'letShareGo',
    'placeLicenseeOrder',
    'placeStandingOrder',
    'quote',
    'requestUnits',
    'verifyLicence',
  ],
  suspended: [
    'confirmShare',
    'formerOrders',
    'letShareGo',
    'licenseeDetails',
    'licenseeKegs',
    'linkFormerOrders',
    'placeLicenseeOrder',
    'placeStandingOrder',
    'quote',
    'readAllocation',
    'readStandingOffer',
    'requestUnits',
    'saveStandingOrder',
    'standingOrders',
    'verifyLicence',
  ],
};

/** Bodies that pass their checks, of the calls that any standing refuses. */
const BODIES: Partial<Record<EndpointName, object>> = {
  verifyLicence: { licenseNumber: NUMBER },
  quote: { channel: 'licensee', lines },
  placeLicenseeOrder: order,
  requestUnits: { units: 1 },
  confirmShare: { units: 1, unitPrice: 60 },
  letShareGo: { letGo: true },
  saveStandingOrder: { weekday: 2, weeks: 1, state: 'active', lines },
  readStandingOffer: { token: 'any' },
  placeStandingOrder: { token: 'any', total: 130.8 },
  linkFormerOrders: { email: 'ines@tremblay.example' },
};

const stand = (terms: object) =>
  licenseeModel(shop.api.deps.connection).replaceOne(
    { _id: NUMBER },
    { companyName: 'The Gull & Anchor', created_at: new Date(), updatedAt: new Date(), ...terms },
  );

let cookie: string;
beforeEach(async () => {
  await stand({});
  cookie = cookieOf(await post(shop.api.url, '/licences/verify', { licenseNumber: NUMBER }));
});

/** The problem's code that a call answers a licensee with, undefined where it goes on. */
async function codeOf(name: EndpointName): Promise<string | undefined> {
  const { method, path, produces }: Endpoint = endpoints[name];
  const stop = new AbortController();
  const answer = await fetch(`${shop.api.url}${path.replace(/:\w+/g, 'x')}`, {
    method,
    headers: {
      Cookie: cookie,
      Origin: ORIGIN,
      'Content-Type': 'application/json',
      'Idempotency-Key': freshKey(),
    },
    signal: stop.signal,
    ...(method === 'GET' ? {} : { body: JSON.stringify(BODIES[name] ?? {}) }),
  });
  const isRefused = answer.headers.get('content-type')?.startsWith('application/problem+json');
  const code = isRefused ? ((await answer.json()) as { code: string }).code : undefined;
  if (produces === 'text/event-stream') stop.abort();
  return code;
}

// LICENCE-10, ALLOCATION-13
test.each(['in grace', 'lapsed', 'suspended'] as const)(
  'every call of the table goes on or is refused for a licence that is %s as the rules say',
  async (standing) => {
    await stand(STANDINGS[standing]);
    const refused: string[] = [];
    const others = (Object.keys(endpoints) as EndpointName[]).filter(
      (name) => name !== 'leaveLicenseeSession',
    );
    for (const name of [...others, 'leaveLicenseeSession'] as const) {
      const code = await codeOf(name);
      if (code === 'licence_lapsed' || code === 'licence_suspended') refused.push(name);
    }
    expect(refused.sort()).toEqual(REFUSED[standing]);
  },
);

const refusalOf = async (browser: Browser, path: string, body: object) => {
  const answer = await browser.post(`/api${path}`).set('Idempotency-Key', freshKey()).send(body);
  return [answer.status, answer.body.code];
};

// LICENCE-10
test('the refusals say what to do', async () => {
  const browser = await licensee(shop);
  await stand(STANDINGS.lapsed);
  const { body: lapsed } = await browser
    .post('/api/quotes')
    .send(BODIES.quote ?? {})
    .expect(403);
  expect(lapsed.detail).toBe(
    'This licence ended on November 1, 2026, and orders on it have stopped. Renew it, then send us the new end date: orders@cbo.example or 604-555-0142.',
  );
  await stand(STANDINGS.suspended);
  const { body: suspended } = await browser
    .post('/api/quotes')
    .send(BODIES.quote ?? {})
    .expect(403);
  expect(suspended.detail).toBe(
    'Orders on this licence are suspended. Please contact us: 604-555-0142 or orders@cbo.example.',
  );
});

// LICENCE-10
test('a lapsed licensee still reads former orders, buys retail, and may verify another licence', async () => {
  const browser = await licensee(shop);
  await sendOrder(browser, 'licensee', order).expect(201);
  await stand(STANDINGS.lapsed);
  const { body } = await browser.get('/api/licensee/orders').expect(200);
  expect(body.orders).toHaveLength(1);
  const retail = { channel: 'dtc', lines, province: 'BC' };
  await browser.post('/api/quotes').send(retail).expect(200);
  const other = licenseeModel(shop.api.deps.connection);
  await other.create([{ _id: '2', companyName: 'Other', created_at: new Date(), updatedAt: new Date() }]);
  await browser.post('/api/licences/verify').send({ licenseNumber: '2' }).expect(200);
});

// LICENCE-10
test('staff quote and order at their desk, unless the licence has lapsed or is suspended', async () => {
  const staff = await staffMember(shop);
  const form = { ...order, channel: 'licensee', licenseNumber: NUMBER };
  for (const [path, body] of [
    ['/admin/orders', form],
    ['/admin/orders/quote', { channel: 'licensee', account: NUMBER, lines }],
  ] as const) {
    await stand(STANDINGS.lapsed);
    expect(await refusalOf(staff, path, body)).toEqual([403, 'licence_lapsed']);
    await stand(STANDINGS.suspended);
    expect(await refusalOf(staff, path, body)).toEqual([403, 'licence_suspended']);
  }
  await staff.post('/api/quotes').send({ channel: 'licensee', lines }).expect(200);
});

// LICENCE-11
test('suspension ends an open session at its next request, and this browser has to verify again', async () => {
  for (const next of ['/api/session', '/api/licensee/orders']) {
    await stand({});
    const browser = await licensee(shop);
    await stand(STANDINGS.suspended);
    const answer = await browser.get(next);
    expect(answer.body.licensee).toBeUndefined();
    await stand({});
    expect((await browser.get('/api/session')).body).toEqual({ devSignIn: true });
  }
});

// LICENCE-14
test('suspended by staff and active again, the sessions from before stay closed and new ones open', async () => {
  const staff = await staffMember(shop);
  const browser = await licensee(shop);
  shop.clock.advance(1_000);
  const put = (body: object) =>
    staff
      .put(`/api/admin/licences/${NUMBER}`)
      .send({ companyName: 'The Gull & Anchor', ...body })
      .expect(200);
  await put({ standing: 'suspended', suspensionReason: 'A laptop was stolen' });
  await put({ standing: 'active' });
  expect((await browser.get('/api/licensee/orders')).body.code).toBe('licence_required');
  shop.clock.advance(1_000);
  await (await licensee(shop)).get('/api/licensee/orders').expect(200);
});

// LICENCE-9
test('the session tells its licensee what is to come, and nothing while there is nothing', async () => {
  const browser = await licensee(shop);
  const noticed = async (terms: object) => {
    await stand(terms);
    return (await browser.get('/api/session')).body.licensee.notice;
  };
  expect(await noticed(STANDINGS.active)).toBeUndefined();
  const soon = { standing: 'ends-soon', endDate: '2026-11-30', daysLeft: 10, ordersUntil: '2026-12-14' };
  expect(await noticed(STANDINGS['ending soon'])).toEqual(soon);
  expect(await noticed(STANDINGS['in grace'])).toMatchObject({ standing: 'in-grace', daysLeft: -10 });
  expect(await noticed(STANDINGS.lapsed)).toMatchObject({ standing: 'lapsed', ordersUntil: '2026-11-15' });
  await stand(STANDINGS['ending soon']);
  const { body } = await browser.post('/api/licences/verify').send({ licenseNumber: NUMBER }).expect(200);
  expect(body).toEqual({ licenseNumber: NUMBER, companyName: 'The Gull & Anchor', notice: soon });
});

// LICENCE-8
test('a change of the days of grace counts at once, for those who order and for lists', async () => {
  const staff = await staffMember(shop);
  await stand(STANDINGS['in grace']);
  const verify = async () =>
    (await shop.api.browser().post('/api/licences/verify').send({ licenseNumber: NUMBER })).status;
  expect(await verify()).toBe(200);
  await staff.patch('/api/admin/settings').send({ licenceGraceDays: 9 }).expect(200);
  expect(await verify()).toBe(403);
  const { body } = await staff.get('/api/admin/licences?limit=10&standing=lapsed').expect(200);
  expect(body).toMatchObject({ graceDays: 9, standings: { lapsed: 1, 'in-grace': 0 } });
  await staff.patch('/api/admin/settings').send({ licenceGraceDays: 10 }).expect(200);
  expect(await verify()).toBe(200);
});
