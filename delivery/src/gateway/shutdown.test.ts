import { once } from 'node:events';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { gracefulShutdown } from './shutdown.ts';

let server: Server;

afterEach(() => server.closeAllConnections());

async function listening(answer: RequestListener, graceMs?: number) {
  server = createServer(answer);
  const shutDown = gracefulShutdown(server, graceMs);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as AddressInfo).port, shutDown };
}

async function pageAt(port: number) {
  const page = connect(port, '127.0.0.1');
  page.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n');
  await once(page, 'data');
}

test('A request that is under way gets its answer, and the connection ends with it', async () => {
  let finish = (): ServerResponse => {
    throw new Error('no one has asked yet');
  };
  const { port, shutDown } = await listening((_request, response) => {
    finish = () => response.end('the whole answer');
  });
  const asking = fetch(`http://127.0.0.1:${port}/`);
  await once(server, 'request');
  const closed = once(server, 'close');
  shutDown();
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  finish();
  expect(await (await asking).text()).toBe('the whole answer');
  await closed;
});

test('A stream of events ends at once', async () => {
  const { port, shutDown } = await listening((_request, response) => {
    response.setHeader('Content-Type', 'text/event-stream').write('event: here\n\n');
  });
  await pageAt(port);
  const closed = once(server, 'close');
  shutDown();
  await closed;
});

test('An answer that does not come to its end is cut after the grace period', async () => {
  const { port, shutDown } = await listening((_request, response) => response.write('the first half'), 1);
  await pageAt(port);
  const closed = once(server, 'close');
  shutDown();
  await closed;
});
