import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { ORIGIN, startApi, type TestApi } from '../../../test/start-api.ts';

const calls = Object.entries(endpoints as Record<string, Endpoint>);

/** Limiting these would help no one: probes, operators' internal reads, Stripe's signed events. */
const UNLIMITED = new Set(['live', 'ready', 'metrics', 'faultMetrics', 'stripeWebhook', 'mailEvents']);

/** The classes counted across processes, by the name of a call (docs/decisions/020). */
const SHARED: Record<string, string> = {
  placeLicenseeOrder: 'order',
  placeKegOrder: 'order',
  placeDtcOrder: 'order',
  cancelPayment: 'order',
  cancelOwnOrder: 'order',
  editOwnOrder: 'order',
  payBills: 'order',
  requestUnits: 'order',
  confirmShare: 'order',
  letShareGo: 'order',
  saveStandingOrder: 'order',
  placeStandingOrder: 'order',
  reportViolations: 'report',
  sendContact: 'form',
  captureLead: 'form',
  askForStockAlert: 'form',
  openStockAlerts: 'form',
  linkFormerOrders: 'form',
  openOwnOrder: 'form',
  verifyLicence: 'licence',
  requestSignInLink: 'sign-in',
  singleSignOn: 'licence',
  signIn: 'sign-in',
  requestAccountLink: 'sign-in',
  signInToAccount: 'sign-in',
  invitePerson: 'order',
  changePerson: 'order',
  removePerson: 'order',
  openRun: 'sign-in',
  reportErrors: 'report',
  uploadImage: 'upload',
  sendPhoto: 'upload',
  feedProducts: 'upload',
  importFile: 'upload',
  importInventory: 'upload',
  importDescriptions: 'upload',
  importLicences: 'upload',
  importSuppliers: 'upload',
};

describe('rates', () => {
  let api: TestApi;
  let other: TestApi;
  beforeAll(async () => {
    const environment = { LOCAL_MODE: 'false' };
    api = await startApi({ environment });
    other = await startApi({ environment, mongodbUri: api.mongodbUri });
  });
  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  const call = (to: TestApi, { method, path }: Endpoint, address: string) =>
    fetch(`${to.url}${path.replace(/:\w+/g, 'x')}`, {
      method,
      redirect: 'manual',
      headers: { Origin: ORIGIN, 'X-Forwarded-For': address, 'Content-Type': 'application/json' },
      ...(method === 'GET' ? {} : { body: '{}' }),
    });

  /** The class that an answer was counted in, and the rest of its quota: `"form"; r=9; t=600`. */
  const countOf = (answer: Response): { name?: string | undefined; left: number } => {
    const [, name, left] = /"([\w-]+)"; ?r=(\d+)/.exec(answer.headers.get('ratelimit') ?? '') ?? [];
    return { name, left: Number(left) };
  };

  const drained = async (answer: Response) => {
    await answer.body?.cancel();
    return answer;
  };

  // API-3
  test.each(calls)('%s is counted, per process or across processes', async (name, endpoint) => {
    const address = `203.0.113.${calls.findIndex(([one]) => one === name) + 1}`;
    const first = countOf(await drained(await call(api, endpoint, address)));
    if (UNLIMITED.has(name)) {
      expect(first.name).toBeUndefined();
      return;
    }
    const second = countOf(await drained(await call(other, endpoint, address)));
    const shared = SHARED[name];
    if (shared) expect([first.name, second.left]).toEqual([shared, first.left - 1]);
    else
      expect([['read', 'image', 'quote', 'staff'].includes(first.name ?? ''), second.left]).toEqual([
        true,
        first.left,
      ]);
  });

  // API-3
  test('that are used up in one process are used up in another, and say when to retry', async () => {
    const address = '198.51.100.7';
    const statuses: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      const { status } = await drained(await call(round % 2 ? api : other, endpoints.captureLead, address));
      statuses.push(status);
    }
    expect(new Set(statuses)).toEqual(new Set([422]));
    for (const one of [api, other]) {
      const refused = await call(one, endpoints.captureLead, address);
      expect([refused.status, ((await refused.json()) as { code: string }).code]).toEqual([
        429,
        'too_many_requests',
      ]);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    }
    expect((await drained(await call(api, endpoints.captureLead, '198.51.100.8'))).status).toBe(422);
  });

  // KEY-3
  test('hold up an address that goes on sending an API key that is refused', async () => {
    const headers = { Authorization: 'Bearer cbo_nonsense', 'X-Forwarded-For': '198.51.100.9' };
    const statuses = new Set<number>();
    for (let time = 0; time < 31; time += 1)
      statuses.add((await drained(await fetch(`${api.url}/api/products`, { headers }))).status);
    expect([...statuses]).toEqual([401, 429]);
  });

  test('count calls at once exactly, those of each address on its own', async () => {
    const send = async (address: string) => {
      const { status } = await drained(await call(api, endpoints.captureLead, address));
      return `${address} ${status}`;
    };
    const addresses = ['198.51.100.21', '198.51.100.22', '198.51.100.23'];
    const answered = await Promise.all(
      addresses.flatMap((one) => Array.from({ length: 11 }, () => send(one))),
    );
    for (const address of addresses) {
      expect(answered.filter((one) => one === `${address} 422`)).toHaveLength(10);
      expect(answered.filter((one) => one === `${address} 429`)).toHaveLength(1);
    }
  });

  test('of one IPv6 network count together, and start over when their window ends', async () => {
    const inNetwork = (host: number) => `2001:db8:0:1::${host}`;
    for (let host = 1; host <= 10; host += 1) {
      await drained(await call(api, endpoints.captureLead, inNetwork(host)));
    }
    expect((await drained(await call(api, endpoints.captureLead, inNetwork(99)))).status).toBe(429);
    await api.deps.connection
      .collection('rate_limits')
      .updateMany({}, { $set: { resetAt: new Date(Date.now() - 1) } });
    expect((await drained(await call(api, endpoints.captureLead, inNetwork(99)))).status).toBe(422);
  });
});
