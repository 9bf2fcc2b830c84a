import { type Endpoint, endpoints } from 'shared-domain/contracts';
import { productModel } from '../../src/catalogue/index.ts';
import { licenseeModel } from '../../src/licensees/index.ts';
import { productDocument } from '../products.ts';
import { ORIGIN } from '../start-api.ts';
import { testApi } from '../test-api.ts';
import { bodyFor, wordFor } from './bodies.ts';
import { type Random, randomOf } from './random.ts';

/** Over sixty calls this makes more than two thousand bodies; `npm run verify` sends five times as many. */
const EACH = process.env.VERIFY === 'true' ? 200 : 40;
const SEED = 20_261_120;

// Signing out comes last: every call before it is made by a signed-in member of staff who is a licensee, too.
const calls = Object.entries(endpoints as Record<string, Endpoint>).sort(
  ([one], [other]) => Number(one === 'signOut') - Number(other === 'signOut'),
);

describe('calls with bodies that no page would send', () => {
  const api = testApi({ environment: { ADMIN_DEV_MODE: 'true' } });
  let cookie: string;
  let sent = 0;
  beforeAll(async () => {
    const { connection } = api.deps;
    await productModel(connection).insertMany([productDocument({ _id: 'CTR-101', stock: 1_000_000 })]);
    const at = new Date();
    await licenseeModel(connection).create([
      { _id: '305-218', companyName: 'The Gull & Anchor', created_at: at, updatedAt: at },
    ]);
    const cookies = [
      ...(await post('/api/auth/dev-session', '{}')).headers.getSetCookie(),
      ...(await post('/api/licences/verify', '{"licenseNumber":"305-218"}')).headers.getSetCookie(),
    ];
    cookie = cookies.map((text) => text.split(';')[0]).join('; ');
  });

  const post = (path: string, body: string) =>
    fetch(`${api.url}${path}`, {
      method: 'POST',
      headers: { Origin: ORIGIN, 'Content-Type': 'application/json' },
      body,
    });

  test.each(calls)(
    '%s is answered, and never by 500',
    async (name, endpoint) => {
      const seed = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, SEED);
      for (let round = 0; round < EACH; round += 1) {
        const random = randomOf(seed + round);
        const { status, said } = await call(endpoint, random);
        sent += 1;
        expect([seed + round, status, said]).not.toEqual([seed + round, 500, said]);
      }
    },
    120_000,
  );

  test('More than two thousand of them were sent', () => {
    expect(sent).toBeGreaterThan(2_000);
  });

  async function call(endpoint: Endpoint, random: Random): Promise<{ status: number; said: string }> {
    const ending = new AbortController();
    const { method, path, produces } = endpoint;
    const address = path.replace(/:\w+/g, () => wordFor(random)) + queryFor(endpoint, random);
    const body = method === 'GET' ? undefined : content(endpoint, random);
    const answer = await fetch(`${api.url}${address}`, {
      method,
      headers: { Origin: ORIGIN, Cookie: cookie, ...headersFor(endpoint, random) },
      body,
      redirect: 'manual',
      signal: ending.signal,
    });
    const isStream = produces === 'text/event-stream' && answer.status === 200;
    const said = isStream ? '' : (await answer.text()).slice(0, 300);
    if (isStream) ending.abort();
    return { status: answer.status, said };
  }
});

function queryFor({ query }: Endpoint, random: Random): string {
  const given = query ? bodyFor(query, random) : { x: wordFor(random) };
  if (typeof given !== 'object' || given === null) return '';
  const words = Object.entries(given).map(([name, value]) => {
    const text = typeof value === 'object' ? JSON.stringify(value) : String(value);
    return `${encodeURIComponent(name)}=${encodeURIComponent(text.slice(0, 3_000).toWellFormed())}`;
  });
  return words.length > 0 ? `?${words.join('&')}` : '';
}

function headersFor({ headers, file }: Endpoint, random: Random): Record<string, string> {
  const key = random.pick(['a-key-of-eight', 'short', 'x'.repeat(300), '        ']);
  return {
    ...(headers ? { 'Idempotency-Key': key + random.int(10) } : {}),
    'Content-Type': file
      ? random.pick(['multipart/form-data; boundary=x', 'multipart/form-data', 'text/plain'])
      : random.pick([
          'application/json',
          'application/json',
          'application/json',
          'text/plain',
          'application/json; charset=utf-7',
        ]),
  };
}

function content({ request, file }: Endpoint, random: Random): string {
  if (file) {
    const name = random.pick(['stock.csv', 'x'.repeat(3_000), '../a.txt', '\u0000.csv']);
    const field = random.pick([file, 'other', '__proto__']);
    const text = random.pick([
      'sku,name,price\nA,B,1\n',
      '"',
      '\u0000\u0001',
      'Number,Name\n1,2',
      ',,,\n,,,\n',
    ]);
    const end = random.pick(['\r\n--x--\r\n', '\r\n--x', '']);
    return `--x\r\nContent-Disposition: form-data; name="${field}"; filename="${name}"\r\n\r\n${text}${end}`;
  }
  const body = JSON.stringify(bodyFor(request, random)) ?? 'undefined';
  return random.chance(0.05) ? body.slice(0, -1) : body;
}
