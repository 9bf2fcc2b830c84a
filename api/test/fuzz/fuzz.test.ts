import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workOnImports } from '../../src/files/imports/index.ts';
import { recordFirstData } from '../../src/office/operations/index.ts';
import { retailOrder, wholesaleOrder } from '../buyers.ts';
import { type Gateway, openGateway } from '../gateway.ts';
import { upload } from '../imports.ts';
import { line, openShop, type Shop } from '../shop.ts';
import { ORIGIN } from '../start-api.ts';
import type { KnownValues } from './bodies.ts';
import { type Call, callsOf } from './description.ts';
import { randomOf } from './random.ts';
import { type FuzzRequest, requestFor } from './requests.ts';

/** A small share in each run; `npm run verify` sends ten thousand requests in each role. */
const VERIFY = process.env.VERIFY === 'true';
const REQUESTS = VERIFY ? 10_000 : 300;
const LANES = 4;
const { workspaces }: { workspaces: string[] } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8'),
);
/** Everything that a complete site serves. */
const APPS = workspaces.filter((name) => /^(shell|mfe-)/.test(name));
const SEED = 20_261_120;
/** Nothing takes this long unless it hangs. */
const TIMEOUT_MS = 60_000;
const SLOW = 60 * 60_000;

/** How each role signs in; its requests carry the cookies it got. */
const ROLES: Record<string, readonly (readonly [path: string, body: object])[]> = {
  nobody: [],
  'a licensee': [['/api/licences/verify', { licenseNumber: '104882' }]],
  staff: [['/api/auth/dev-session', {}]],
};

describe('calls that no page would make', () => {
  let gateway: Gateway;
  let shop: Shop;
  let calls: Call[];
  let known: KnownValues;
  beforeAll(async () => {
    gateway = await openGateway(APPS);
    shop = await openShop(undefined, { RELEASES_URL: gateway.url });
    await shop.putProducts(
      { _id: 'IPA', price: 60, stock: 1_000_000, category: 'Beer-Craft' },
      { _id: 'KEG', price: 200, stock: 1_000_000, packagingType: '50L' },
    );
    await recordFirstData(shop.api.deps.connection, shop.clock.now());
    calls = await callsOf(shop.api.url);
    known = await knownValues(shop);
  });
  afterAll(async () => {
    await shop.stop();
    gateway.close();
  });

  // API-1
  test.each(Object.keys(ROLES))(
    'by %s are answered, and never with a server error',
    async (name) => {
      const role = ROLES[name] ?? [];
      const { counts, failures } = await sendAll(role, SEED + Object.keys(ROLES).indexOf(name) * 1_000_000);
      if (VERIFY) process.stdout.write(`${name}: ${JSON.stringify(counts)}\n`);
      expect(failures.slice(0, 20)).toEqual([]);
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(REQUESTS);
      await workOnImports(shop.api.deps);
      await shop.work();
    },
    SLOW,
  );

  async function sendAll(role: (typeof ROLES)[string], seed: number) {
    const counts: Record<number, number> = {};
    const failures: string[] = [];
    let cookie = await cookiesOf(shop, role);
    let next = 0;
    const lane = async () => {
      while (next < REQUESTS) {
        const random = randomOf(seed + next++);
        const call = random.pick(calls);
        const request = requestFor(call, random, known);
        const { status, said } = await answerTo(request, cookie);
        counts[status] = (counts[status] ?? 0) + 1;
        if (status >= 500) failures.push(`${call.name} answered ${status}: ${said}\n${shown(request)}`);
        if (call.name === 'signOut' && status === 204) cookie = await cookiesOf(shop, role);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return { counts, failures };
  }

  async function answerTo({ method, address, headers, body }: FuzzRequest, cookie: string) {
    const ending = new AbortController();
    const answer = await fetch(`${shop.api.url}${address}`, {
      method,
      headers: { ...(cookie ? { Cookie: cookie } : {}), ...headers },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([ending.signal, AbortSignal.timeout(TIMEOUT_MS)]),
    });
    const isStream = answer.headers.get('content-type')?.startsWith('text/event-stream') ?? false;
    const said = isStream ? '' : (await answer.text()).slice(0, 300);
    if (isStream) ending.abort();
    return { status: answer.status, said };
  }
});

const shown = (request: FuzzRequest): string => JSON.stringify(request).slice(0, 2_000);

async function cookiesOf({ api }: Shop, signingIn: readonly (readonly [path: string, body: object])[]) {
  const cookies: string[] = [];
  for (const [path, body] of signingIn) {
    const headers = { Origin: ORIGIN, 'Content-Type': 'application/json' };
    const answer = await fetch(`${api.url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    cookies.push(...answer.headers.getSetCookie().map((text) => text.split(';')[0] ?? ''));
  }
  return cookies.join('; ');
}

/** Existing ids and codes: they lead a call deeper than made-up ones. */
async function knownValues(shop: Shop): Promise<KnownValues> {
  const staff = shop.api.browser();
  await staff.post('/api/auth/dev-session').expect(200);
  const wholesale = await wholesaleOrder(staff);
  const retail = await retailOrder(shop.api.browser(), [line('IPA', 2)]);
  const { body: review } = await upload(staff, 'inventory', 'sku,name,price\nIPA,IPA,61\nNEW,New Ale,60\n');
  const { body: failed } = await staff.get('/api/admin/follow-ups');
  const products = ['IPA', 'KEG', 'NEW'];
  return {
    id: [
      wholesale,
      retail.id,
      review.id,
      'IPA',
      'KEG',
      ...failed.followUps.map(({ id }: { id: string }) => id),
    ],
    sku: products,
    productId: products,
    skus: products,
    ids: products,
    quantity: ['2', '2', '1'],
    expectedTotal: ['130.8', String(retail.total), '0'],
    number: ['104882', '305-218'],
    licenseNumber: ['104882', '305-218'],
    kind: ['business', 'customer'],
    postalCode: ['V6K 1N9'],
    destinationPostalCode: ['V6K 1N9', 'X0A 0H0'],
    phone: ['604-555-0199'],
    address: ['2256 West 4th Avenue'],
    shippingService: ['Expedited Parcel', 'By balloon'],
    successUrl: ['http://localhost:8080/dtc/payment-success'],
    cancelUrl: ['http://localhost:8080/dtc/payment-cancel'],
    message: ['Do you deliver to Victoria?'],
    filters: ['forced-hidden,no-stock', 'in-stock'],
    limit: ['1', '20'],
    days: ['7', '30'],
    name: ['mfe-dtc', 'Harbour Ale'],
    app: ['mfe-dtc', 'shell'],
    release: ['1.0.1+next', '1.0.0+old'],
  };
}
