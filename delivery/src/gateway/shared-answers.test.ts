import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import request from 'supertest';
import { folderStorage, goLive, type ReleaseStorage } from '../releases/index.ts';
import { storeMade, temporaryFolder } from '../testing/releases.ts';
import { createGateway } from './application.ts';
import { sharedAnswers } from './shared-answers.ts';

let storage: ReleaseStorage;
let api: Server;
/** What the API was asked for, with the visitor's cookie. */
let asked: string[];
let answer: (request: IncomingMessage, response: ServerResponse) => void;

/** Long enough for a test on a busy machine: answers that were shared stay so. */
const FOR_MS = '60000';

beforeEach(async () => {
  storage = folderStorage(temporaryFolder());
  const shell = await storeMade(storage, {
    app: 'shell',
    release: '1.0.0+aaaa',
    files: { 'page.html': '<html><head></head><body><div id="root"></div></body></html>', 'main.js': '' },
    host: { name: 'shell', cookies: { choices: ['of-age'], sessions: ['session'] } },
    bundle: { entry: ['main.js'] },
  });
  await goLive(storage, shell, 'release', 'Nora');
  asked = [];
  answer = (_request, response) => {
    response.writeHead(200, {
      'content-type': 'application/json',
      etag: 'W/"one"',
      ratelimit: '"read"; r=1; t=2',
      'x-request-id': 'request-1',
      'x-shared-ms': FOR_MS,
    });
    response.end('{"products":[]}');
  };
  api = createServer((incoming, response) => {
    asked.push(`${incoming.url} ${incoming.headers.cookie ?? ''}`.trim());
    answer(incoming, response);
  });
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
});

afterEach(() => {
  api.closeAllConnections();
  api.close();
});

/** A gateway that has shown a page, so that it knows which cookies are choices. */
async function site() {
  const { port } = api.address() as AddressInfo;
  const gateway = createGateway({ storage, apiUrl: `http://127.0.0.1:${port}`, log: () => undefined });
  await request(gateway).get('/health').expect(200);
  return gateway;
}

test('Anonymous visitors share an answer for as long as the API allows', async () => {
  const gateway = await site();
  const first = await request(gateway).get('/api/products').expect(200);
  const second = await request(gateway).get('/api/products').set('cookie', 'of-age=true').expect(200);
  expect(second.body).toEqual(first.body);
  expect(asked).toEqual(['/api/products']);
});

test('A browser that already has the answer gets a 304 without the API being asked', async () => {
  const gateway = await site();
  await request(gateway).get('/api/products');
  await request(gateway).get('/api/products').set('if-none-match', 'W/"one"').expect(304);
  expect(asked).toHaveLength(1);
});

test('Requests that come while an answer is being fetched wait for it', async () => {
  const gateway = (await site()).listen(0, '127.0.0.1');
  const open = answer;
  let release = () => {};
  const arrived = new Promise<void>((arrive) => {
    answer = (incoming, response) => {
      release = () => open(incoming, response);
      arrive();
    };
  });
  const reads = [1, 2, 3].map(() =>
    request(gateway)
      .get('/api/products?limit=24')
      .then(({ status }) => status),
  );
  await arrived;
  release();
  expect(await Promise.all(reads)).toEqual([200, 200, 200]);
  expect(asked).toHaveLength(1);
  gateway.close();
});

test.each([
  ['a session', 'cookie', 'of-age=true; session=s'],
  ['a cookie that is not known', 'cookie', 'other=1'],
  ['a later moment to look at', 'x-as-of', '2027-01-01T00:00:00Z'],
])('A request with %s is answered by the API itself', async (_what, header, value) => {
  const gateway = await site();
  await request(gateway).get('/api/products');
  await request(gateway).get('/api/products').set(header, value).expect(200);
  expect(asked).toHaveLength(2);
});

test('What belongs to one request stays with it', async () => {
  const gateway = await site();
  const { headers } = await request(gateway).get('/api/products');
  expect([headers.ratelimit, headers['x-request-id'], headers['x-shared-ms']]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});

test('An answer that the API does not share is given once, a refusal too', async () => {
  const gateway = await site();
  answer = (_incoming, response) => response.writeHead(404).end('{"code":"product_not_found"}');
  await request(gateway).get('/api/products/NONE').expect(404);
  await request(gateway).get('/api/products/NONE').expect(404);
  expect(asked).toHaveLength(2);
});

test('An answer that is over is confirmed by its ETag', async () => {
  const gateway = await site();
  answer = (incoming, response) => {
    const isKnown = incoming.headers['if-none-match'] === 'W/"one"';
    response.writeHead(isKnown ? 304 : 200, { etag: 'W/"one"', 'x-shared-ms': '0.001' });
    response.end(isKnown ? undefined : '{"products":[1]}');
  };
  await request(gateway).get('/api/products').expect(200);
  const { text } = await request(gateway).get('/api/products').expect(200);
  expect(text).toBe('{"products":[1]}');
  expect(asked).toHaveLength(2);
});

test('While the API is away a visitor reads so, and everything works again once it is back', async () => {
  const gateway = await site();
  const { port } = api.address() as AddressInfo;
  await new Promise((closed) => api.close(closed));
  const away = await request(gateway).get('/api/products').expect(503);
  expect(away.body.detail).toBe("The shop can't be reached right now. Please try again in a moment.");
  await new Promise<void>((listening) => api.listen(port, '127.0.0.1', listening));
  await request(gateway).get('/api/products').expect(200);
});

test('Searches for ever other texts take no more memory, even if nothing is found', async () => {
  const { port } = api.address() as AddressInfo;
  const gateway = express().use(sharedAnswers(`http://127.0.0.1:${port}`, () => true, 10_000));
  for (const text of ['a', 'b', 'c', 'c', 'a'])
    await request(gateway).get(`/api/products?q=${text}`).expect(200);
  expect(asked.map((path) => path.at(-1))).toEqual(['a', 'b', 'c', 'a']);
});

test('The event stream is never shared', async () => {
  const gateway = await site();
  await request(gateway).get('/api/products/events').expect(200);
  await request(gateway).get('/api/products/events').expect(200);
  expect(asked).toHaveLength(2);
});
