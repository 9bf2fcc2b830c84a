import { brotliDecompressSync } from 'node:zlib';
import request from 'supertest';
import { folderStorage, type ReleaseStorage } from '../releases/index.ts';
import { releaseMade, remoteOf, smallSite, temporaryFolder } from '../testing/releases.ts';
import { registryIn } from '../testing/servers.ts';
import { createGateway } from './application.ts';

let storage: ReleaseStorage;
const nowhere = 'http://127.0.0.1:9';

beforeEach(async () => {
  storage = await smallSite();
});

const site = () => createGateway({ storage, apiUrl: nowhere });

test('Any page address answers with the shell, the registry and no stored copy', async () => {
  const page = await request(site()).get('/dtc/product/42').expect(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  expect(page.headers['cache-control']).toBe('no-cache');
  expect(page.text).toContain('<script defer src="/releases/shell/1.0.0+aaaa/main.js" integrity="sha256-');
  expect(registryIn(page.text).apps.mfe_dtc).toMatchObject({
    app: 'mfe-dtc',
    release: '1.0.0+bbbb',
    basePath: '/dtc',
    entry: '/releases/mfe-dtc/1.0.0+bbbb/remoteEntry.js',
    frame: { chrome: 'customer' },
  });
});

test('A page hints at what its remote will load, down to the shared modules of the asked page', async () => {
  const cart = await request(site()).get('/dtc/cart');
  const hints = [...cart.text.matchAll(/rel="preload" as="script" href="([^"]+)"/g)].map(
    ([, address]) => address,
  );
  expect(hints).toEqual([
    '/releases/mfe-dtc/1.0.0+bbbb/remoteEntry.js',
    '/releases/mfe-dtc/1.0.0+bbbb/routes.js',
    '/releases/mfe-dtc/1.0.0+bbbb/cart.js',
    '/releases/shell/1.0.0+aaaa/art.js',
  ]);
  expect((await request(site()).get('/elsewhere')).text).not.toContain('rel="preload"');
});

test('An address that no remote has is a page with the status 404; below a base path its remote knows best', async () => {
  const missing = await request(site())
    .get('/elsewhere')
    .expect(404)
    .expect('content-type', /text\/html/);
  expect(missing.text).toContain('id="release-registry"');
  for (const path of ['/dtc/whatever', '/DTC']) await request(site()).get(path).expect(200);
});

test('Below the base path of a remote that lists its addresses, no other address is a page', async () => {
  const addresses = ['', 'cart', 'product/:id'];
  await releaseMade(storage, {
    app: 'mfe-dtc',
    release: '1.0.1+cccc',
    files: { 'remoteEntry.js': 'newer()' },
    remote: remoteOf('mfe-dtc', { addresses }),
  });
  for (const path of ['/dtc', '/dtc/', '/DTC/Cart', '/dtc/cart/', '/dtc/product/42', '/dtc/product/a%2Fb']) {
    await request(site()).get(path).expect(200);
  }
  for (const path of ['/dtc/zzz', '/dtc/product', '/dtc/product/42/zzz', '/dtc/cart/zzz']) {
    const missing = await request(site())
      .get(path)
      .expect(404)
      .expect('content-type', /text\/html/);
    expect(registryIn(missing.text).apps.mfe_dtc.release).toBe('1.0.1+cccc');
  }
});

// PAGE-15, PAGE-16
test('A page keeps foreign scripts and styles out', async () => {
  const { headers } = await request(site()).get('/');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['content-security-policy']).toMatch(/style-src-elem 'self' 'sha256-[^']+';/);
  expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(headers['content-security-policy']).toContain('report-to violations;report-uri /api/csp-reports');
  expect(headers['reporting-endpoints']).toBe('violations="/api/csp-reports"');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(headers['x-powered-by']).toBeUndefined();
});

// RELEASE-1
test('A moved pointer is in the next page, without a restart, and its release before stays reachable', async () => {
  const gateway = site();
  await request(gateway).get('/dtc').expect(200);
  await releaseMade(storage, {
    app: 'mfe-dtc',
    release: '1.0.1+cccc',
    files: { 'remoteEntry.js': 'newer()' },
    remote: remoteOf('mfe-dtc'),
  });
  const remote = registryIn((await request(gateway).get('/dtc')).text).apps.mfe_dtc;
  expect(remote.release).toBe('1.0.1+cccc');
  expect(remote.previous.entry).toBe('/releases/mfe-dtc/1.0.0+bbbb/remoteEntry.js');
  await request(gateway).get('/releases/mfe-dtc/1.0.0+bbbb/remoteEntry.js').expect(200, 'entry()');
});

test('An unchanged page is not sent twice', async () => {
  const gateway = site();
  const { headers } = await request(gateway).get('/');
  await request(gateway)
    .get('/')
    .set('if-none-match', headers.etag ?? '')
    .expect(304);
});

// RELEASE-28
test('A released file is kept forever, names its content, and is sent as brotli where the browser takes it', async () => {
  const address = '/releases/shell/1.0.0+aaaa/main.js';
  const small = await request(site())
    .get(address)
    .set('accept-encoding', 'gzip, br')
    .buffer()
    .parse((response, done) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => done(null, Buffer.concat(parts)));
    });
  expect(small.headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept-encoding',
    'unencoded-digest': 'sha-256=:DIm7WJS6ZKDYe5qFLPy+h4JFI9Bol5QmYC57mt3Fb00=:',
  });
  // supertest decodes brotli where Node's client does not; both forms are the same file.
  const text = small.body.toString() === 'start()' ? small.body : brotliDecompressSync(small.body);
  expect(text.toString()).toBe('start()');
  const plain = await request(site()).get(address).set('accept-encoding', 'identity').expect(200, 'start()');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(plain.headers.etag).not.toBe(small.headers.etag);
  await request(site())
    .get(address)
    .set('accept-encoding', 'identity')
    .set('if-none-match', plain.headers.etag ?? '')
    .expect(304);
});

test('HEAD and ranges of a file are answered as they should be', async () => {
  const address = '/releases/shell/1.0.0+aaaa/main.js';
  const head = await request(site()).head(address).set('accept-encoding', 'identity').expect(200);
  expect(head.headers['content-length']).toBe('7');
  const part = await request(site())
    .get(address)
    .set('accept-encoding', 'identity')
    .set('range', 'bytes=0-4');
  expect([part.status, part.headers['content-range'], part.text]).toEqual([206, 'bytes 0-4/7', 'start']);
  const page = await request(site()).head('/dtc').expect(200);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  '/missing.js',
  '/page.html',
  '/releases/shell/1.0.0+aaaa/missing.js',
  '/releases/shell/1.0.0+zzzz/main.js',
  '/releases/shell/1.0.0+aaaa/release.json',
  '/releases/mfe-dtc/1.0.0+bbbb/routes.js.map',
  '/releases/shell/%2e%2e%2f%2e%2e%2fsecrets/main.js',
  '/releases/..%2f..%2f/x/y.js',
  '/releases/%E0%A4%A',
])('There is no file at %s', async (address) => {
  const answer = await request(site()).get(address).expect(404);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.body).toMatchObject({ status: 404, code: 'not_found' });
});

test('A product whose number looks like a decimal has a page', async () => {
  await request(site()).get('/dtc/product/12.5').expect(200).expect('content-type', /html/);
});

test('Files of the shell stand at the root', async () => {
  await request(site()).get('/favicon.svg').expect(200).expect('content-type', 'image/svg+xml');
});

test('A page does not answer to a form', async () => {
  const answer = await request(site()).post('/dtc').expect(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test('Without a shell there is a problem and not a stack', async () => {
  const log = jest.fn();
  const empty = createGateway({ storage: folderStorage(temporaryFolder()), apiUrl: nowhere, log });
  const answer = await request(empty).get('/').expect(503);
  expect(answer.body.code).toBe('unavailable');
  expect(log).toHaveBeenCalledTimes(1);
});

test('The gateway says what it serves', async () => {
  const answer = await request(site()).get('/health').expect(200);
  expect(answer.body).toEqual({ status: 'ok', apps: { shell: '1.0.0+aaaa', 'mfe-dtc': '1.0.0+bbbb' } });
});

// PAGE-20
test.each([
  ['GET', '/dtc', 200],
  ['GET', '/releases/shell/1.0.0+aaaa/main.js', 200],
  ['GET', '/releases/shell/none.js', 404],
  ['GET', '/health', 200],
  ['GET', '/robots.txt', 200],
  ['GET', '/registry', 404],
  ['GET', '/dtc/../admin', 404],
  ['GET', '/api/products', 503],
  ['POST', '/dtc', 405],
] as const)(
  '%s %s keeps browsers on https and to the powers that pages need',
  async (method, path, status) => {
    const asked = request(site());
    const { headers } = await (method === 'GET'
      ? asked.get(path).set('via', 'a proxy')
      : asked.post(path)
    ).expect(status);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'permissions-policy': expect.stringContaining('geolocation=()'),
      'x-content-type-options': 'nosniff',
    });
  },
);

// PAGE-20
test.each(['/?token=abc', '/shop/orders?token=abc', '/?a=b&access_token=abc'])(
  'The page at %s sends no referrer',
  async (path) => {
    expect((await request(site()).get(path)).headers['referrer-policy']).toBe('no-referrer');
    expect((await request(site()).get('/dtc')).headers['referrer-policy']).toBe(
      'strict-origin-when-cross-origin',
    );
  },
);
