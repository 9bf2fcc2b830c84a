import { once } from 'node:events';
import { get, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import request from 'supertest';
import type { ReleaseStorage } from '../releases/index.ts';
import { smallSite } from '../testing/releases.ts';
import { serve } from '../testing/servers.ts';
import { createGateway } from './application.ts';

let storage: ReleaseStorage;
const nowhere = 'http://127.0.0.1:9';

beforeEach(async () => {
  storage = await smallSite();
});

const apiThat = async (answer: RequestListener): Promise<string> => (await serve(answer)).url;

const siteAt = async (apiUrl: string): Promise<string> => (await serve(site(apiUrl))).url;

const site = (apiUrl = nowhere, localUrl?: string) => createGateway({ storage, apiUrl, localUrl });

test('The API learns who asked, not what the visitor claims', async () => {
  const url = await apiThat((asked, response) => response.end(JSON.stringify([asked.url, asked.headers])));
  const answer = await request(site(url))
    .get('/api/products?x=1')
    .set('x-forwarded-for', '6.6.6.6')
    .set('x-forwarded-proto', 'https')
    .set('x-real-ip', '6.6.6.6');
  const [path, headers] = JSON.parse(answer.text);
  expect(path).toBe('/api/products?x=1');
  expect(headers['x-forwarded-for']).toMatch(/127\.0\.0\.1$/);
  expect(headers['x-forwarded-proto']).toBe('http');
  expect(headers['x-real-ip']).toBeUndefined();
});

test('Behind a proxy of ours the API learns what that one saw', async () => {
  const url = await apiThat((asked, response) => response.end(JSON.stringify(asked.headers)));
  const behind = createGateway({ storage, apiUrl: url, trustedProxies: 1 });
  const answer = await request(behind)
    .get('/api/products')
    .set('x-forwarded-for', '6.6.6.6, 203.0.113.9')
    .set('x-forwarded-proto', 'https');
  const headers = JSON.parse(answer.text);
  expect([headers['x-forwarded-for'], headers['x-forwarded-proto']]).toEqual(['203.0.113.9', 'https']);
});

test('An event of the API is with the page before the stream ends', async () => {
  let finish = () => {};
  const url = await apiThat((_asked, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: changed\n\n');
    finish = () => response.end();
  });
  const answer = await fetch(`${await siteAt(url)}/api/products/events`);
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('event: changed\n\n');
  finish();
});

const half: [string, (response: ServerResponse) => void][] = [
  ['stream of events', (response) => response.writeHead(200, { 'content-type': 'text/event-stream' })],
  ['list', (response) => response.writeHead(200, { 'content-type': 'application/json' })],
  ['file', (response) => response.writeHead(200, { 'content-type': 'image/png', 'content-length': 100 })],
];

test.each(half)('A %s that the API leaves half sent breaks off for the page too', async (_what, begin) => {
  let die = () => {};
  const url = await apiThat((_asked, response) => {
    begin(response);
    response.write('the first half');
    die = () => response.destroy();
  });
  const answer = await fetch(`${await siteAt(url)}/api/products`);
  const reader = answer.body?.getReader();
  await reader?.read();
  die();
  await expect(reader?.read()).rejects.toThrow('terminated');
});

test('A half-sent answer is an error for a proxy that speaks HTTP/1.0, where the end of a connection ends a body', async () => {
  const url = await apiThat((_asked, response) => {
    response.write('the first half', () => response.destroy());
  });
  const { port } = new URL(await siteAt(url));
  const proxy = connect(Number(port), '127.0.0.1').resume();
  proxy.write('GET /api/products HTTP/1.0\r\n\r\n');
  const [failure] = await once(proxy, 'error');
  expect(failure.code).toBe('ECONNRESET');
});

const megabyte = Buffer.alloc(1024 * 1024, 'x');

/** Sends a body without an end, slowly enough to see what becomes of it; resolves with all that was answered. */
function pour(
  address: string,
  path: string,
  headers: string,
): { answered: Promise<string>; closed: Promise<unknown> } {
  const { port } = new URL(address);
  const client = connect(Number(port), '127.0.0.1');
  client.write(
    `POST ${path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: multipart/form-data; boundary=x\r\nTransfer-Encoding: chunked\r\n${headers}\r\n`,
  );
  const more = () => {
    if (client.destroyed) return;
    client.write(`${megabyte.length.toString(16)}\r\n`);
    client.write(megabyte);
    client.write('\r\n', () => setImmediate(more));
  };
  more();
  client.on('error', () => undefined);
  const closed = new Promise((resolve) => client.once('close', resolve));
  const answered = once(client, 'data').then(([bytes]) => String(bytes));
  return { answered, closed };
}

const refuse = (response: ServerResponse): void => {
  const body = '{"code":"unauthenticated"}';
  response.writeHead(401, { connection: 'keep-alive', 'content-length': body.length }).end(body);
};

test('An answer that comes before the end of an upload reaches the uploader, and the API receives nothing more', async () => {
  const ended: Promise<unknown>[] = [];
  const url = await apiThat((asked, response) => {
    ended.push(new Promise((closed) => asked.socket.once('close', closed)));
    asked.once('data', () => refuse(response)).resume();
  });
  const address = await siteAt(url);
  const uploads = ['', 'Connection: close\r\n'].map((headers) =>
    pour(address, '/api/admin/imports/inventory', headers),
  );
  for (const { answered } of uploads) expect(await answered).toMatch(/^HTTP\/1.1 401 .*unauthenticated/s);
  await Promise.all([...uploads.map(({ closed }) => closed), ...ended]);
});

test('An upload to where nothing is uploaded, or while the API is away, gets its answer too, and an end', async () => {
  const address = await siteAt(nowhere);
  const [page, call] = ['/dtc', '/api/admin/imports/inventory'].map((path) => pour(address, path, ''));
  expect(await page?.answered).toMatch(/^HTTP\/1.1 405 /);
  expect(await call?.answered).toMatch(/^HTTP\/1.1 503 /);
  await Promise.all([page?.closed, call?.closed]);
});

test('A kept connection that the API has closed costs a reader nothing, and who changes something hears of it', async () => {
  const url = await apiThat((asked, response) => {
    const { socket } = asked as IncomingMessage & { socket: { isUsed?: boolean } };
    if (socket.isUsed) return socket.destroy();
    socket.isUsed = true;
    response.end(asked.method);
  });
  const shop = request(await siteAt(url));
  for (const _turn of [1, 2, 3]) await shop.get('/api/products').expect(200, 'GET');
  await shop.post('/api/orders/keg').send({}).expect(503);
});

test('While the API is away its calls get a problem document and pages still come', async () => {
  const answer = await request(site()).get('/api/products').expect(503);
  expect(answer.headers['content-type']).toBe('application/problem+json');
  expect(answer.body).toEqual({
    type: 'about:blank',
    title: 'Service Unavailable',
    status: 503,
    code: 'unavailable',
    detail: "The shop can't be reached right now. Please try again in a moment.",
  });
  await request(site()).get('/').expect(200);
});

test('The mailbox and the payment pages of the stand-ins are for this machine, unless they are opened to others', async () => {
  const url = await apiThat((asked, response) => response.end(asked.url));
  const mailbox = (gateway: ReturnType<typeof site>) =>
    request(gateway).get('/local/mailbox').set('via', '1.1 tunnel');
  await mailbox(site(nowhere, url)).expect(404);
  await mailbox(createGateway({ storage, apiUrl: nowhere, localUrl: url, openStandIns: true })).expect(200);
});

test('The API learns which callers are on this machine; no one else can claim it', async () => {
  const url = await apiThat((asked, response) => response.end(asked.headers['x-from-this-machine'] ?? 'no'));
  await request(site(url)).get('/api/session').expect('yes');
  const claimed = () => request(site(url)).get('/api/session').set('x-from-this-machine', 'yes');
  await claimed().set('x-forwarded-for', '127.0.0.1').expect('no');
  await claimed().set('host', 'shop.tunnel.example').expect('no');
});

test('The stand-ins are reachable only where there are any', async () => {
  const url = await apiThat((asked, response) => response.end(asked.url));
  await request(site(nowhere, url)).get('/local/mailbox').expect(200, '/local/mailbox');
  await request(site()).get('/local/mailbox').expect(404).expect('content-type', /html/);
});

test.each([
  '/local/../stripe/_control/events',
  '/local/x/%2E%2e/../stripe/_control/events',
  '/local/..\\stripe/_control/events',
  '/api/..',
])('No path climbs out of its folder: %s', async (path) => {
  const url = await apiThat((asked, response) => response.end(asked.url));
  const { port } = new URL((await serve(site(url, url))).url);
  const [answer] = await once(get({ port, path }), 'response');
  expect(answer.statusCode).toBe(404);
});

test.each(['x-client-ip', 'fly-client-ip', 'x-original-host', 'cdn-loop', 'x-envoy-external-address'])(
  'A request with %s was handed on by another machine',
  async (header) => {
    const url = await apiThat((asked, response) =>
      response.end(asked.headers['x-from-this-machine'] ?? 'no'),
    );
    await request(site(url)).get('/api/session').set(header, '127.0.0.1').expect('no');
  },
);
