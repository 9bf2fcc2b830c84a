import request from 'supertest';
import type { ReleaseStorage } from '../../releases/index.ts';
import { releaseMade, remoteOf, smallSite } from '../../testing/releases.ts';
import { end, serve } from '../../testing/servers.ts';
import { createGateway } from '../application.ts';

let storage: ReleaseStorage;
let api: Awaited<ReturnType<typeof serve>>;
const asked: string[] = [];
const faults: string[] = [];

const products = { products: [{ id: 'A', name: 'Pale </script> Ale' }] };

beforeEach(async () => {
  asked.length = 0;
  faults.length = 0;
  api = await serve((message, response) => {
    asked.push(`${message.url} ${message.headers.cookie ?? 'no cookie'}`);
    response.setHeader('etag', '"7"');
    response.setHeader('content-type', 'application/json');
    if (message.url === '/api/products/nowhere') response.statusCode = 404;
    response.end(JSON.stringify(products));
  });
  storage = await smallSite();
});

async function releaseDrawing(code: string, release = '1.1.0+cccc'): Promise<void> {
  await releaseMade(storage, {
    app: 'mfe-dtc',
    release,
    files: { 'remoteEntry.js': 'entry()', 'server/first-paint.cjs': code },
    remote: remoteOf('mfe-dtc', {
      firstPaint: { '': ['/api/products'], 'product/:id': ['/api/products/:id', '/api/products'] },
    }),
    bundle: { routes: ['remoteEntry.js'] },
  });
}

const site = () => createGateway({ storage, apiUrl: api.url, log: (message) => faults.push(message) });

/** Each waits for the drawing for a quarter of a second. */
const VISITS = 20;

/** The page as soon as its drawing is there: a first visitor doesn't wait for the release's code. */
async function drawnPage(gateway: ReturnType<typeof site>, cookie = '', path = '/dtc'): Promise<string> {
  for (let visit = 0; visit < VISITS; visit += 1) {
    const { text } = await request(gateway).get(path).set('cookie', cookie).expect(200);
    if (text.includes('data-first-paint') || faults.length > 0) return text;
  }
  throw new Error('Nothing was drawn.');
}

const titles = `exports.draw = async (block, { answers, cookies, hasSession }) =>
  '<h1>' + block.title + ' ' + answers['/api/products'].body.products.length + '</h1><p>' + cookies + ' ' + hasSession + '</p>';`;

test('A page stands in its HTML, drawn by its own release from the answers that come along', async () => {
  await releaseDrawing(titles);
  const text = await drawnPage(site());
  expect(text).toContain('<div id="root" data-first-paint><h1>Retail 1</h1>');
  const [, carried = '{}'] = /id="carried-answers">(.*?)<\/script>/.exec(text) ?? [];
  expect(JSON.parse(carried).answers['/api/products']).toMatchObject({ etag: '"7"', body: products });
});

test('The visitor’s cookies decide by name alone, and are never sent to the API for a page', async () => {
  await releaseMade(storage, {
    app: 'shell',
    release: '1.1.0+cccc',
    files: { 'page.html': '<head></head><body><div id="root"></div></body>', 'main.js': 'start()' },
    host: { name: 'shell', cookies: { choices: ['of-age'], sessions: ['sid'] } },
    bundle: { entry: ['main.js'] },
  });
  await releaseDrawing(titles);
  const gateway = site();
  expect(await drawnPage(gateway, 'of-age=true; other=1')).toContain('<p>of-age=true false</p>');
  expect(await drawnPage(gateway, 'sid=secret')).toContain('<p> true</p>');
  expect(await drawnPage(gateway, 'sid=secret')).not.toContain('secret');
  expect(asked.every((call) => call === '/api/products no cookie')).toBe(true);
});

test("A product's page is drawn from its own call too, and an unknown product's is left to its scripts with the status 404", async () => {
  await releaseDrawing(titles);
  const gateway = site();
  const drawn = await drawnPage(gateway, '', '/dtc/product/CUR-$&');
  expect(drawn).toContain('<h1>Retail 1</h1>');
  expect(drawn).not.toContain('/api/products/CUR');
  expect(asked).toContain('/api/products/CUR-$& no cookie');
  const { text } = await request(gateway).get('/dtc/product/nowhere').expect(404);
  expect(text).toContain('<div id="root"></div>');
});

test('An address with filters, another page and a page whose API is down come without a drawing', async () => {
  await releaseDrawing(titles);
  const gateway = site();
  for (const path of ['/dtc?brand=FORCE', '/dtc/cart']) {
    const { text } = await request(gateway).get(path);
    expect(text).toContain('<div id="root"></div>');
    expect(text).not.toContain('carried-answers');
  }
  end(api.server);
  const { text } = await request(gateway).get('/dtc').expect(200);
  expect(text).toContain('<div id="root"></div>');
});

test('A failed drawing leaves the page to its scripts and is logged', async () => {
  await releaseDrawing(`exports.draw = async () => { throw new Error('torn'); };`);
  const gateway = site();
  const text = await drawnPage(gateway);
  expect(text).toContain('<div id="root"></div>');
  expect(faults).toEqual(['/dtc could not be drawn by mfe-dtc 1.1.0+cccc']);
});

test('A drawing without end ends its thread and not the gateway', async () => {
  await releaseDrawing('exports.draw = async () => { for (;;); };');
  const gateway = site();
  const { text } = await request(gateway).get('/dtc').expect(200);
  expect(text).toContain('<div id="root"></div>');
  await request(gateway).get('/health').expect(200);
});

test('The code that draws is never served', async () => {
  await releaseDrawing(titles);
  await request(site()).get('/releases/mfe-dtc/1.1.0+cccc/server/first-paint.cjs').expect(404);
});
