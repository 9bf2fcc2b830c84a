import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { connect, type Socket } from 'node:net';
import { smallSite } from '../testing/releases.ts';
import { serve } from '../testing/servers.ts';
import { createGateway } from './application.ts';
import type { BodyLimits } from './bodies.ts';

type Received = { path?: string; length?: string; chunked?: string; body: string };

let received: Received[];
const clients: Socket[] = [];
beforeEach(() => {
  received = [];
});
afterEach(() => {
  for (const client of clients.splice(0)) client.destroy();
});

async function record(asked: IncomingMessage): Promise<void> {
  const { 'content-length': length, 'transfer-encoding': chunked } = asked.headers;
  const body = Buffer.concat(await asked.toArray()).toString();
  received.push({ path: asked.url, ...(length ? { length } : {}), ...(chunked ? { chunked } : {}), body });
}

/** A gateway with these limits in front of an API that writes down what it gets. Returns its port. */
async function gatewayWith(bodyLimits: Partial<BodyLimits> = {}, trustedProxies = 0): Promise<number> {
  const { url: apiUrl } = await serve((asked, response) => {
    record(asked).then(
      () => response.end('{}'),
      () => undefined,
    );
  });
  const storage = await smallSite();
  const { url } = await serve(createGateway({ storage, apiUrl, bodyLimits, trustedProxies }));
  return Number(new URL(url).port);
}

/** Sends a request's head and what there is of its body. */
function begin(port: number, body: string, headers: string[]): Socket {
  const client = connect(port, '127.0.0.1');
  clients.push(client);
  client.on('error', () => undefined);
  client.write(['POST /api/quotes HTTP/1.1', 'Host: localhost', ...headers, '', body].join('\r\n'));
  return client;
}

const answerTo = async (client: Socket): Promise<string> => String((await once(client, 'data'))[0]);

const JSON_TYPE = 'Content-Type: application/json';
const UPLOAD_TYPE = 'Content-Type: multipart/form-data; boundary=x';

test('A body reaches the API once it is here whole, with its length', async () => {
  const client = begin(await gatewayWith(), '4\r\n{"li\r\n', [JSON_TYPE, 'Transfer-Encoding: chunked']);
  client.write('8\r\nnes":[]}\r\n0\r\n\r\n');
  expect(await answerTo(client)).toMatch(/^HTTP\/1.1 200 /);
  expect(received).toEqual([{ path: '/api/quotes', length: '12', body: '{"lines":[]}' }]);
});

test('A body that trickles in is refused in time and never reaches the API', async () => {
  const client = begin(await gatewayWith({ bodyMs: 50 }), '{', [JSON_TYPE, 'Content-Length: 100']);
  const closed = once(client, 'close');
  expect(await answerTo(client)).toMatch(/^HTTP\/1.1 408 .*too_slow/s);
  await closed;
  expect(received).toEqual([]);
});

test('A body that is larger than any call takes never reaches the API', async () => {
  const large = 'x'.repeat(512 * 1024 + 1);
  const client = begin(await gatewayWith(), large, [JSON_TYPE, `Content-Length: ${large.length}`]);
  expect(await answerTo(client)).toMatch(/^HTTP\/1.1 413 .*payload_too_large/s);
  expect(received).toEqual([]);
});

test('An upload that stalls is ended, one that comes at a fair rate is handed on as it comes', async () => {
  const stalled = begin(await gatewayWith({ stretchMs: 50 }), '--x', [UPLOAD_TYPE, 'Content-Length: 1000']);
  expect(await answerTo(stalled)).toMatch(/^HTTP\/1.1 408 .*too_slow/s);
  const body = 'x'.repeat(1024 * 1024);
  const whole = begin(await gatewayWith(), body, [UPLOAD_TYPE, `Content-Length: ${body.length}`]);
  expect(await answerTo(whole)).toMatch(/^HTTP\/1.1 200 /);
  expect(received).toEqual([{ path: '/api/quotes', length: String(body.length), body }]);
});

test('One address may send only a limited number of bodies at once, and can still read', async () => {
  const port = await gatewayWith({ arriving: 2 });
  const headers = [JSON_TYPE, 'Content-Length: 2'];
  const slow = [begin(port, '{', headers), begin(port, '{', headers)];
  const refused = async () => (await answerTo(begin(port, '{}', headers))).startsWith('HTTP/1.1 429 ');
  while (!(await refused()));
  expect((await fetch(`http://127.0.0.1:${port}/api/products`)).status).toBe(200);
  for (const client of slow) client.write('}');
  await Promise.all(slow.map(answerTo));
  expect(await refused()).toBe(false);
});

// API-17
test.each([
  ['the hosts of an IPv6 network', (place: number) => `2001:db8:0:1::${place}`],
  ['an address whose ports a proxy reports', (place: number) => `203.0.113.9:${50_000 + place}`],
])('Slow bodies of %s count together', async (_whose, addressAt) => {
  const port = await gatewayWith({ arriving: 2 }, 1);
  const headers = (place: number) => [
    JSON_TYPE,
    'Content-Length: 2',
    `X-Forwarded-For: 6.6.6.${place}, ${addressAt(place)}`,
  ];
  for (const place of [1, 2]) begin(port, '{', headers(place));
  const refused = async () => (await answerTo(begin(port, '{}', headers(3)))).startsWith('HTTP/1.1 429 ');
  while (!(await refused()));
});
