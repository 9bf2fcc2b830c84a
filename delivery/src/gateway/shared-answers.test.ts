import { once } from 'node:events';
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
  const { headers } = await request(gateway).get('/api/products').set('X-Request-Id', 'request-2');
  expect([headers.ratelimit, headers['x-request-id'], headers['x-shared-ms']]).toEqual([
    undefined,
    'request-2',
    undefined,
  ]);
});

test('An answer that the API does not share is given once, a refusal too', async () => {
  const gateway = await site();
  answer = (_incoming, response) =>
    response
      .writeHead(404, { 'content-type': 'application/problem+json' })
      .end('{"code":"product_not_found"}');
  await request(gateway).get('/api/products/NONE').expect(404);
  await request(gateway).get('/api/products/NONE').expect(404);
  expect(asked).toHaveLength(2);
});

test('An answer that is over is confirmed by its ETag', async () => {
  const gateway = await site();
  answer = (incoming, response) => {
    const isKnown = incoming.headers['if-none-match'] === 'W/"one"';
    const type = isKnown ? {} : { 'content-type': 'application/json; charset=utf-8' };
    response.writeHead(isKnown ? 304 : 200, { ...type, etag: 'W/"one"', 'x-shared-ms': '0.001' });
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

/** A gateway on a port, and what becomes of the API's answers: each promise resolves once its connection is gone. */
async function listening() {
  const gateway = (await site()).listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const ended: Promise<unknown>[] = [];
  const begin = answer;
  answer = (incoming, response) => {
    ended.push(new Promise((closed) => response.once('close', closed)));
    begin(incoming, response);
  };
  const { port } = gateway.address() as AddressInfo;
  return { gateway, ended, url: `http://127.0.0.1:${port}` };
}

// API-16
test('A stream at an address like a product’s reaches its visitor at once, and ends when they leave', async () => {
  answer = (_incoming, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write('event: here\n\n');
  };
  const { gateway, ended, url } = await listening();
  const visit = new AbortController();
  const stream = await fetch(`${url}/api/products/EVENTS`, { signal: visit.signal });
  const first = await stream.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('event: here\n\n');
  visit.abort();
  await Promise.all(ended);
  expect(asked.length).toBe(ended.length);
  gateway.closeAllConnections();
  gateway.close();
});

test('An answer goes on while one visitor waits for it, and is aborted once the last has left', async () => {
  const open = answer;
  let arrive = () => {};
  let finish = () => {};
  answer = (incoming, response) => {
    finish = () => open(incoming, response);
    arrive();
  };
  const { gateway, ended, url } = await listening();
  const begun = () => new Promise<void>((resolve) => (arrive = resolve));
  const visit = (path: string) => {
    const leaving = new AbortController();
    const read = fetch(`${url}${path}`, { signal: leaving.signal }).then(({ status }) => status);
    return { read, leave: () => leaving.abort() };
  };

  let coming = begun();
  const [left, stays] = [visit('/api/products'), visit('/api/products')];
  await coming;
  left.leave();
  await expect(left.read).rejects.toThrow('aborted');
  finish();
  expect([await stays.read, asked.length]).toEqual([200, 1]);

  coming = begun();
  const both = [visit('/api/products/CUR-1'), visit('/api/products/CUR-1')];
  await coming;
  for (const { leave } of both) leave();
  await Promise.allSettled(both.map(({ read }) => read));
  await Promise.all(ended);
  gateway.closeAllConnections();
  gateway.close();
});
