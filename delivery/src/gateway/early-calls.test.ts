import request from 'supertest';
import type { ReleaseStorage } from '../releases/index.ts';
import { releaseMade, smallSite } from '../testing/releases.ts';
import { createGateway } from './application.ts';

let storage: ReleaseStorage;

const frame = { chrome: 'staff' };
const earlyCalls = {
  '': { all: ['/api/admin/orders?limit=1&sort=new'], '(width < 768px)': ['/api/admin/dashboard?days=7'] },
};

beforeEach(async () => {
  storage = await smallSite();
  await releaseMade(storage, {
    app: 'mfe-admin',
    release: '1.0.0+aaaa',
    files: { 'remoteEntry.js': 'entry()' },
    remote: { name: 'mfe_admin', basePath: '/admin', title: 'Staff', frame, fonts: ['text'], earlyCalls },
    bundle: { routes: ['remoteEntry.js'] },
  });
});

const gateway = () => createGateway({ storage, apiUrl: 'http://127.0.0.1:9' });

const STAFF = 'cbo.session=s%3Aabc; cbo.office=1';

const page = (path: string, cookie = STAFF) => request(gateway()).get(path).set('cookie', cookie).expect(200);

const preloaded = (html: string) => html.match(/<link rel="preload" as="fetch"[^>]*>/g) ?? [];

const SESSION = '<link rel="preload" as="fetch" crossorigin href="/api/session" />';

test('The browsers of staff ask for the calls of a page’s first view with its HTML, by the width that makes them', async () => {
  for (const path of ['/admin', '/admin/']) {
    expect(preloaded((await page(path)).text)).toEqual([
      SESSION,
      '<link rel="preload" as="fetch" crossorigin href="/api/admin/orders?limit=1&amp;sort=new" />',
      '<link rel="preload" as="fetch" crossorigin href="/api/admin/dashboard?days=7" media="(width &lt; 768px)" />',
    ]);
  }
});

test('A page without early calls of its own asks who is there', async () => {
  const { text } = await page('/admin/audit', '__Host-cbo.session=s%3Aabc; __Host-cbo.office=1');
  expect(preloaded(text)).toEqual([SESSION]);
});

test.each([
  ['a visitor without a session', '/admin', ''],
  ['a licensee', '/admin', 'cbo.licensee=s%3A305-218'],
  ['staff who may not make all reads', '/admin', 'cbo.session=s%3Aabc'],
  ['a browser whose session has ended', '/admin', 'cbo.office=1'],
  ['an address with filters', '/admin?days=28', STAFF],
  ['a page of customers', '/dtc', STAFF],
  ['an address of no remote', '/administration', STAFF],
])('Nothing is asked early for %s', async (_whom, path, cookie) => {
  const { text } = await request(gateway()).get(path).set('cookie', cookie);
  expect(preloaded(text)).toEqual([]);
});

test('No shared cache keeps a page with early calls, nor sends it to someone without a session', async () => {
  const site = gateway();
  const staff = await request(site).get('/admin').set('cookie', STAFF);
  const visitor = await request(site).get('/admin');
  expect(staff.headers).toMatchObject({
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding, cookie',
  });
  expect(visitor.headers).toMatchObject({ 'cache-control': 'no-cache', vary: 'accept-encoding, cookie' });
  expect(visitor.headers.etag).not.toBe(staff.headers.etag);
  const stale = request(site)
    .get('/admin')
    .set('if-none-match', staff.headers.etag ?? '');
  expect(preloaded((await stale.expect(200)).text)).toEqual([]);
});

test('A customers’ page is the same to the byte for staff, and is cached as before', async () => {
  const site = gateway();
  for (const path of ['/dtc', '/dtc/cart']) {
    const [visitor, staff] = [
      await request(site).get(path),
      await request(site).get(path).set('cookie', STAFF),
    ];
    expect(staff.text).toBe(visitor.text);
    expect(staff.headers['cache-control']).toBe('no-cache');
    expect(staff.headers.etag).toBe(visitor.headers.etag);
  }
});

test('The first script of a staff page goes before its others and the fonts that its remote names', async () => {
  await releaseMade(storage, {
    app: 'shell',
    release: '1.1.0+cccc',
    files: {
      'page.html': '<html><head></head><body><div id="root"></div></body></html>',
      'main.js': 'start()',
      'text.1.woff2': 't',
      'display.2.woff2': 'd',
    },
    host: { name: 'shell', fonts: ['text', 'display'] },
    bundle: { entry: ['main.js'] },
  });
  const order = (html: string) => html.match(/main\.js|remoteEntry\.js(?=" integrity)|\w+\.\d\.woff2/g);
  const staff = (await page('/admin', '')).text;
  expect(order(staff)).toEqual(['main.js', 'remoteEntry.js', 'text.1.woff2']);
  expect(staff).toMatch(/text\.1\.woff2" fetchpriority="low" \/>/);
  expect(staff).toMatch(/main\.js" integrity="[^"]+" fetchpriority="high">/);
  const shop = (await page('/dtc', '')).text;
  expect(order(shop)).toEqual(['display.2.woff2', 'text.1.woff2', 'main.js', 'remoteEntry.js']);
  expect(shop).not.toContain('fetchpriority');
});
