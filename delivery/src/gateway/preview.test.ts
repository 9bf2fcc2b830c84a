import request from 'supertest';
import type { ReleaseStorage } from '../releases/index.ts';
import { remoteOf, smallSite, storeMade } from '../testing/releases.ts';
import { registryIn } from '../testing/servers.ts';
import { createGateway } from './application.ts';
import { previewToken, readPreview } from './preview.ts';

const secret = 'a secret of this test';
const later = Date.now() + 3_600_000;
let storage: ReleaseStorage;

beforeEach(async () => {
  storage = await smallSite();
  await storeMade(storage, {
    app: 'mfe-dtc',
    release: '2.0.0+eeee',
    files: { 'remoteEntry.js': 'candidate()' },
    remote: remoteOf('mfe-dtc'),
  });
});

const site = (testPayments = false, publicOrigin = 'http://localhost:8080') =>
  createGateway({ storage, apiUrl: 'http://127.0.0.1:9', previewSecret: secret, publicOrigin, testPayments });

const link = (expires: number, key = secret) =>
  `/preview/${previewToken({ app: 'mfe-dtc', release: '2.0.0+eeee', expires }, key)}`;

async function cookieOf(address: string): Promise<string> {
  const entered = await request(site()).get(address).expect(303);
  expect(entered.headers.location).toBe('/dtc');
  return String(entered.headers['set-cookie']);
}

// RELEASE-7
test('A preview link shows the candidate to its session, marked as a preview, and to no one else', async () => {
  const cookie = await cookieOf(link(later));
  const seen = await request(site()).get('/dtc').set('cookie', cookie);
  expect(registryIn(seen.text).apps.mfe_dtc.release).toBe('2.0.0+eeee');
  expect(registryIn(seen.text).preview).toEqual({ app: 'mfe-dtc', release: '2.0.0+eeee', expires: later });
  expect(seen.headers['cache-control']).toBe('private, no-store');
  const others = await request(site()).get('/dtc');
  expect(registryIn(others.text).apps.mfe_dtc.release).toBe('1.0.0+bbbb');
  expect(registryIn(others.text).preview).toBeUndefined();
});

test('A link that is over, of another key or changed on the way is refused', async () => {
  const refused = [
    link(Date.now() - 1),
    link(later, 'another secret'),
    link(later).replace('preview/e', 'preview/f'),
  ];
  for (const address of [...refused, '/preview/nonsense']) {
    const answer = await request(site()).get(address).expect(403);
    expect(answer.body.code).toBe('preview_invalid');
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
});

test('A preview ends with its time even where the cookie stays', () => {
  const token = previewToken({ app: 'mfe-dtc', release: '2.0.0+eeee', expires: 1000 }, secret);
  expect(readPreview(token, secret, 999)?.app).toBe('mfe-dtc');
  expect(readPreview(token, secret, 1000)).toBeUndefined();
});

test('Leaving a preview takes the cookie away', async () => {
  const left = await request(site()).get('/preview/leave').expect(303);
  expect(String(left.headers['set-cookie'])).toContain('release-preview=; Max-Age=0; Path=/;');
});

test('The cookie of a preview is out of reach for scripts, and on an https site for http', async () => {
  expect(await cookieOf(link(later))).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
  const secure = await request(site(false, 'https://shop.example')).get(link(later)).expect(303);
  const cookie = String(secure.headers['set-cookie']);
  expect(cookie).toMatch(/^__Host-release-preview=.*; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
  const releaseBy = async (given: string) => {
    const page = await request(site(false, 'https://shop.example')).get('/dtc').set('cookie', given);
    return registryIn(page.text).apps.mfe_dtc.release;
  };
  expect(await releaseBy(cookie)).toBe('2.0.0+eeee');
  expect(await releaseBy(cookie.replace('__Host-', ''))).toBe('1.0.0+bbbb');
});

// RELEASE-7
test('In a preview nothing is paid for, unless payments are on test keys', async () => {
  const cookie = await cookieOf(link(later));
  const pay = (testPayments: boolean, address = '/api/orders/dtc') =>
    request(site(testPayments)).post(address).set('cookie', cookie);
  expect((await pay(false)).body.code).toBe('preview_payment');
  expect((await pay(true)).body.code).toBe('unavailable');
  expect((await request(site()).post('/api/orders/dtc')).body.code).toBe('unavailable');
});
