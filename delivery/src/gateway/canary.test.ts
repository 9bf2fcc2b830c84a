import type { Request } from 'express';
import request from 'supertest';
import {
  beginCanary,
  liveReleases,
  pointerOf,
  type ReleaseStorage,
  retireRemote,
  steerCanary,
} from '../releases/index.ts';
import { releaseMade, remoteOf, smallSite, storeMade } from '../testing/releases.ts';
import { registryIn, serve } from '../testing/servers.ts';
import { createGateway } from './application.ts';
import { canaryNumbers } from './canary-number.ts';
import { isInShare } from './canary-share.ts';

const app = 'mfe-dtc';
const release = '2.0.0+eeee';
const SECRET = 'a secret of the gateways';
let storage: ReleaseStorage;

beforeEach(async () => {
  storage = await smallSite();
  await storeMade(storage, {
    app,
    release,
    files: { 'remoteEntry.js': 'canary()' },
    remote: remoteOf('mfe-dtc'),
  });
});

const site = (apiUrl = 'http://127.0.0.1:9', publicOrigin = 'http://localhost:8080') =>
  createGateway({ storage, apiUrl, publicOrigin, previewSecret: SECRET });

const shopIn = (html: string) => registryIn(html).apps.mfe_dtc;

const canary = (share: number, staffFirst = false) =>
  beginCanary(storage, app, { release, share, staffFirst, by: 'Nora' });

/** A visitor's number in, or outside of, a share. */
const numberIn = (share: number, isIn = true): number => {
  for (let number = 0; ; number += 1) {
    if (isInShare(number, { app, release, share, number: 1, by: '', at: '' }) === isIn) return number;
  }
};

/** The cookie of a visitor with this number, whom the gateway has seen at this address. */
const cookieOf = (number: number, ip = '127.0.0.1') => {
  const visitor = { headers: {}, ip } as Request;
  return canaryNumbers('http://localhost:8080', SECRET).cookieFor(visitor, number)?.split(';')[0] ?? '';
};

const pageFor = (number: number, more = '') =>
  request(site())
    .get('/dtc')
    .set('cookie', `${cookieOf(number)}${more}`);

// RELEASE-14
test('A share of numbers gets the canary, with the live release to fall back to; all others get what is live', async () => {
  await canary(10);
  const inside = await pageFor(numberIn(10));
  expect(shopIn(inside.text)).toMatchObject({ release, previous: { release: '1.0.0+bbbb' } });
  expect(shopIn((await pageFor(numberIn(10, false))).text).release).toBe('1.0.0+bbbb');
  expect(inside.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
  });
  expect(inside.headers['set-cookie']).toBeUndefined();
});

// RELEASE-14
test.each([1, 10, 50])(
  'A share of %i per cent is that share of numbers, and holds the smaller ones',
  (share) => {
    const to = { app, release, number: 1, by: '', at: '' };
    const numbers = Array.from({ length: 20_000 }, (_, number) => number);
    const inside = numbers.filter((number) => isInShare(number, { ...to, share }));
    expect(Math.abs(inside.length / 200 - share)).toBeLessThan(1);
    expect(inside.every((number) => isInShare(number, { ...to, share: share + 5 }))).toBe(true);
  },
);

// RELEASE-14
test('A visitor gets a number only while a canary runs, out of reach for scripts', async () => {
  const before = await request(site()).get('/dtc');
  expect([before.headers['set-cookie'], before.headers['cache-control']]).toEqual([undefined, 'no-cache']);
  await canary(10);
  const first = await request(site(undefined, 'https://shop.example')).get('/dtc');
  expect(String(first.headers['set-cookie'])).toMatch(
    /^__Host-release-share=\d{1,5}\.[\w-]{16}\.\d{5}\.[\w-]{16}; Max-Age=604800; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
  );
  const own = cookieOf(7);
  for (const cookie of [`__Host-${own}`, own]) {
    const again = await request(site(undefined, 'https://shop.example')).get('/dtc').set('cookie', cookie);
    expect(again.headers['set-cookie']).toBeUndefined();
  }
});

// RELEASE-15
test.each([
  ['of their own making', () => 'release-share=7'],
  ['with another signature', () => cookieOf(8).replace('=8.', '=7.')],
  ['that is none', () => 'release-share=<script>'],
])('A visitor with a number %s is given another', async (_what, cookie) => {
  await canary(10);
  const page = await request(site()).get('/dtc').set('cookie', cookie());
  expect(String(page.headers['set-cookie'])).toMatch(/^release-share=(?!7\.)\d+\./);
});

// RELEASE-14
test('A visitor who comes from another address keeps the number', async () => {
  await canary(10);
  const page = await request(site()).get('/dtc').set('cookie', cookieOf(7, '203.0.113.9'));
  expect(String(page.headers['set-cookie'])).toContain(`${cookieOf(7)};`);
});

test('Staff get a canary that is for staff first, and visitors with their share', async () => {
  await canary(0, true);
  const staff = () => pageFor(numberIn(50, false), '; cbo.session=s');
  expect(shopIn((await staff()).text).release).toBe(release);
  expect(shopIn((await pageFor(numberIn(50))).text).release).toBe('1.0.0+bbbb');
  await steerCanary(storage, app, { by: 'Nora', share: 50 });
  expect(shopIn((await staff()).text).release).toBe(release);
  expect(shopIn((await pageFor(numberIn(50))).text).release).toBe(release);
  await steerCanary(storage, app, { by: 'Nora', share: 0 });
  expect(shopIn((await staff()).text).release).toBe(release);
  expect(shopIn((await pageFor(numberIn(50))).text).release).toBe('1.0.0+bbbb');
});

// RELEASE-15
test("Calls say which side of the canary they are on; a visitor's own word isn't taken", async () => {
  const { url } = await serve((asked, response) =>
    response.end(JSON.stringify(asked.headers['x-canaries'] ?? '')),
  );
  await canary(10);
  const number = numberIn(10);
  const call = async (path: string, referer: string, cookie = cookieOf(number)) => {
    const headers = { cookie, referer, 'x-canaries': 'made up' };
    const { text } = await request(site(url)).get(path).set(headers);
    return JSON.parse(JSON.parse(text) || '{}');
  };
  const side = { stage: 'mfe-dtc/2', canary: true };
  const shop = 'http://localhost:8080/dtc/cart';
  expect(await call('/api/session', shop)).toEqual({ number, sides: [{ ...side, counts: true }] });
  expect(await call('/api/session', 'http://localhost:8080/')).toEqual({
    number,
    sides: [{ ...side, counts: false }],
  });
  expect(await call('/api/settings', shop)).toEqual({ number, sides: [{ ...side, counts: false }] });
  expect(await call('/api/session', shop, 'other=1')).toEqual({});
  expect(await call('/api/errors', shop, `release-share=${number}`)).toEqual({});
  expect(await call('/api/errors', shop, cookieOf(number, '203.0.113.9'))).toEqual({});
});

const ask = (step: object) =>
  request(site())
    .post(`/registry/${app}/canary`)
    .set('x-releases-client', 'api')
    .send({ by: 'Nora', ...step });

/** The publish gate's result, beside what is live now. */
const seen = async (...reasons: string[]) => {
  const [at, beside] = [new Date().toISOString(), await liveReleases(storage)];
  await storage.noteInspection(app, { release, reasons, beside, by: 'Nora', at });
};

test('Staff begin a canary of staff alone, which no visitor gets, and end it', async () => {
  await seen();
  await ask({ release, share: 0, staffFirst: 'yes' }).expect(422);
  await ask({ release, share: 0, staffFirst: true }).expect(200);
  expect(await pointerOf(storage, app)).toMatchObject({ canary: { release, share: 0, staffFirst: true } });
  await ask({ end: 'back' }).expect(200);
  expect((await pointerOf(storage, app))?.canary).toBeUndefined();
});

// RELEASE-26
test('A canary goes to everyone only once the publish gate passed it beside what is live; until then it stays', async () => {
  const goOn = () => ask({ by: 'canary', end: 'everyone' });
  const gate = async () => (await request(site()).get('/registry')).body.apps.mfe_dtc.canary.gate;
  await seen();
  await canary(10);
  expect(await gate()).toMatchObject({ passed: true, stale: false });
  const shell = { app: 'shell', release: '1.1.0+ffff', files: { 'page.html': '' }, host: { name: 'shell' } };
  await releaseMade(storage, shell);
  expect(await gate()).toMatchObject({ passed: true, stale: true });
  expect((await goOn().expect(422)).body.detail).toBe(
    'mfe-dtc 2.0.0+eeee has not passed the publish gate with what is live now: npm run canary -- mfe-dtc check',
  );
  await seen('types: mfe-dtc/src/routes.tsx does not fit the live shell (1.1.0+ffff): no price. Correct it.');
  expect((await goOn().expect(422)).body.detail).toContain('does not fit the live shell (1.1.0+ffff)');
  expect((await pointerOf(storage, app))?.canary).toMatchObject({ release, share: 10 });
  await seen();
  await goOn().expect(200);
  expect((await pointerOf(storage, app))?.current).toMatchObject({ release, kind: 'promote', by: 'canary' });
});

// RELEASE-17
test('The path of a retired remote is a 404 with the page of the shell, which no longer knows its frame', async () => {
  await retireRemote(storage, app, 'Nora');
  const gone = await request(site()).get('/dtc').expect(404);
  expect(shopIn(gone.text)).toBeUndefined();
  const { body } = await request(site()).get('/registry');
  expect([Object.keys(body.apps), body.retired]).toEqual([['shell'], [app]]);
});
