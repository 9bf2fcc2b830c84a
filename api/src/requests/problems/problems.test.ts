import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import mongoose from 'mongoose';
import { freshDatabase } from '../../../test/start-api.ts';
import { testApi } from '../../../test/test-api.ts';
import { isDatabaseGone } from './index.ts';

describe('problem documents', () => {
  const api = testApi();

  test('An unknown path under /api is a 404 problem', async () => {
    const answer = await api.browser().get('/api/nothing-here');
    expect(answer.status).toBe(404);
    expect(answer.headers['content-type']).toMatch('application/problem+json');
    expect(answer.body).toEqual({
      type: '/api/docs#problem-not_found',
      title: 'Not found',
      status: 404,
      detail: 'There is nothing at this address.',
      code: 'not_found',
    });
  });

  // API-15
  test('A page that asks for a call that is gone is asked to reload', async () => {
    const composition = JSON.stringify({ shell: '1.0.0', 'mfe-dtc': '1.0.0' });
    const answer = await api.browser().get('/api/nothing-here').set('X-Composition', composition);
    expect(answer.status).toBe(410);
    expect(answer.body).toMatchObject({ code: 'page_outdated', title: 'Please reload' });
  });

  test('A broken JSON body is a 400 problem', async () => {
    const answer = await api.browser().post('/api/leads').type('application/json').send('{"name":');
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe('malformed_json');
  });

  test('A body beyond 256 kB is a 413 problem', async () => {
    const answer = await api
      .browser()
      .post('/api/leads')
      .send({ name: 'x'.repeat(300_000) });
    expect(answer.status).toBe(413);
    expect(answer.body.code).toBe('payload_too_large');
  });

  test.each(['application/json; charset=latin2', 'application/json; charset=koi8-r'])(
    'A body of %s is a 415 problem',
    async (type) => {
      const answer = await api.browser().post('/api/leads').set('Content-Type', type).send('{}');
      expect([answer.status, answer.body.code, answer.body.detail]).toEqual([
        415,
        'unsupported_media_type',
        `This call does not accept ${type}.`,
      ]);
    },
  );

  test('A call that changes something is refused when it comes from another site', async () => {
    const answer = await api.browser().post('/api/leads').set('Origin', 'https://evil.example').send({});
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe('origin_refused');
  });

  test('Every answer carries the id of its request', async () => {
    const answer = await api.browser().get('/api/nothing-here').set('X-Request-Id', 'asked-by-gateway-1');
    expect(answer.headers['x-request-id']).toBe('asked-by-gateway-1');
  });
});

test('A bulk write whose connection ends reports that the database is gone, too', async () => {
  const { hostname, pathname } = new URL(freshDatabase());
  const sockets = new Set<Socket>();
  const way = createServer((near) => {
    const far = connect(decodeURIComponent(hostname));
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
    near.pipe(far).pipe(near);
  }).listen(0, '127.0.0.1');
  await once(way, 'listening');
  const { port } = way.address() as AddressInfo;
  const options = { monitorCommands: true, retryWrites: false };
  const client = new mongoose.mongo.MongoClient(`mongodb://127.0.0.1:${port}${pathname}`, options);
  client.on('commandStarted', ({ commandName }) => {
    if (commandName === 'insert') for (const socket of sockets) socket.destroy();
  });
  const failure = await client
    .db()
    .collection('products')
    .bulkWrite([{ insertOne: { document: {} } }])
    .catch((cause: unknown) => cause as Error);
  await client.close();
  for (const socket of sockets) socket.destroy();
  way.close();
  expect(failure).toMatchObject({ name: 'MongoBulkWriteError' });
  expect(isDatabaseGone(failure)).toBe(true);
});
