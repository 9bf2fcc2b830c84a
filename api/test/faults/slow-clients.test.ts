import { once } from 'node:events';
import { createConnection, type Socket } from 'node:net';
import { type ApiProcess, apiProcess } from '../api-process.ts';
import { ORIGIN } from '../start-api.ts';

describe('a client that', () => {
  let api: ApiProcess;
  const sockets: Socket[] = [];
  beforeAll(async () => {
    api = await apiProcess({ DEMO_DATA: 'true' });
    await api.start();
  });
  afterAll(async () => {
    for (const socket of sockets) socket.destroy();
    await api.stop();
  });

  const connect = (): Socket => {
    const socket = createConnection(Number(new URL(api.url).port), '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    return socket;
  };

  test('sends its request one byte a second is cut off and keeps no one waiting', async () => {
    const socket = connect();
    const closed = once(socket, 'close');
    const request = 'GET /api/settings HTTP/1.1\r\nHost: localhost\r\nX-Slow: yes\r\n\r\n';
    let sent = 0;
    const dripping = setInterval(() => {
      socket.write(request.charAt(sent));
      sent += 1;
    }, 1_000);
    socket.resume();
    expect((await fetch(`${api.url}/api/settings`)).status).toBe(200);
    // A request that never completes would hold its place until this test ends.
    await closed;
    clearInterval(dripping);
  });

  test("sends its body one byte a second takes no other client's place, even four hundred times", async () => {
    const head = [
      'POST /api/quotes HTTP/1.1',
      'Host: localhost',
      `Origin: ${ORIGIN}`,
      'Content-Type: application/json',
    ];
    const slow = Array.from({ length: 401 }, () => connect());
    await Promise.all(slow.map((socket) => once(socket, 'connect')));
    for (const socket of slow) socket.write([...head, 'Content-Length: 100', '', '{'].join('\r\n'));
    const statuses: number[] = [];
    while (statuses.length < 20) statuses.push((await fetch(`${api.url}/api/settings`)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    for (const socket of slow) socket.destroy();
  });

  test("stops reading doesn't slow the others down", async () => {
    for (let client = 0; client < 100; client += 1) {
      const socket = connect();
      socket.pause();
      socket.write('GET /api/products HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(3));
    }
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () => (await fetch(`${api.url}/api/products`)).status),
    );
    expect(new Set(answers)).toEqual(new Set([200]));
  });
});
