import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import request from 'supertest';
import { folderShelf, type Shelf } from '../releases/index.ts';
import { storeSmallSite, temporaryFolder } from '../testing/releases.ts';
import { createGateway } from './application.ts';

let shelf: Shelf;
let api: Server | undefined;
const nowhere = 'http://127.0.0.1:9';

beforeEach(async () => {
  shelf = folderShelf(temporaryFolder());
  await storeSmallSite(shelf);
});

afterEach(() => {
  api?.closeAllConnections();
  api?.close();
  api = undefined;
});

async function apiThat(answer: (asked: IncomingMessage, response: ServerResponse) => void): Promise<string> {
  const server = createServer(answer);
  api = server;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const site = (apiUrl = nowhere, localUrl?: string) => createGateway({ shelf, apiUrl, localUrl });

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
  const behind = createGateway({ shelf, apiUrl: url, trustedProxies: 1 });
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
  const listening = site(url).listen(0);
  const { port } = listening.address() as AddressInfo;
  const answer = await fetch(`http://127.0.0.1:${port}/api/products/events`);
  const first = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(first?.value)).toBe('event: changed\n\n');
  finish();
  listening.closeAllConnections();
  listening.close();
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

test('The stand-ins are reachable only where there are any', async () => {
  const url = await apiThat((asked, response) => response.end(asked.url));
  await request(site(nowhere, url)).get('/local/mailbox').expect(200, '/local/mailbox');
  await request(site()).get('/local/mailbox').expect(404).expect('content-type', /html/);
});
