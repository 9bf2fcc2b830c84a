import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { startApi, type TestApi } from '../../../test/start-api.ts';
import { eventStream } from '../../requests/calls/index.ts';

/** Opens a stream of events, from now on. */
async function listen(url: string, headers: Record<string, string> = {}) {
  const ending = new AbortController();
  const answer = await fetch(url, { headers, signal: ending.signal });
  return {
    /** Reads until a text has arrived; returns everything read. */
    until: async (text: string): Promise<string> => {
      let read = '';
      for await (const chunk of answer.body ?? []) {
        read += Buffer.from(chunk).toString('utf8');
        if (read.includes(text)) break;
      }
      ending.abort();
      return read;
    },
  };
}

async function readUntil(url: string, text: string, headers: Record<string, string> = {}): Promise<string> {
  return (await listen(url, headers)).until(text);
}

describe('live events', () => {
  let api: TestApi;
  let other: TestApi;
  beforeAll(async () => {
    api = await startApi({ environment: { LOCAL_MODE: 'false' } });
    other = await startApi({ mongodbUri: api.mongodbUri });
  });
  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  test('A change in one API process is announced by another', async () => {
    const stream = await listen(`${api.url}/api/products/events`);
    await other.deps.live.changed('products');
    await api.deps.live.poll();
    expect(await stream.until('event: changed')).toMatch(/id: 1\nevent: changed\ndata: \{"revision":"1"\}/);
  });

  test('A client that reconnects with its last id learns at once that it missed something', async () => {
    await api.deps.live.changed('products');
    const missed = await readUntil(`${api.url}/api/products/events`, 'event: changed', {
      'Last-Event-ID': '1',
    });
    expect(missed).toContain('data: {"revision":"2"}');
  });

  test('A client that reconnects and has missed nothing only hears that the stream is open', async () => {
    const url = `${api.url}/api/products/events`;
    const read = await readUntil(url, 'event: here', { 'Last-Event-ID': '2' });
    expect(read).toBe('retry: 3000\nid: 2\nevent: here\ndata: {}\n\n');
  });

  test('A page that opens a new stream sends the last id in the address; a header takes precedence', async () => {
    const url = `${api.url}/api/products/events?lastEventId=1`;
    expect(await readUntil(url, 'event: changed')).toContain('data: {"revision":"2"}');
    const newer = await readUntil(url, 'event: here', { 'Last-Event-ID': '2' });
    expect(newer).not.toContain('changed');
    expect((await fetch(`${url}&lastEventId=2`)).status).toBe(422);
  });

  // GATE-14
  test('A switch of the site is announced on the same stream, with the current settings', async () => {
    const stream = await listen(`${api.url}/api/products/events`);
    await other.deps.connection
      .collection<{ _id: string }>('settings')
      .updateOne({ _id: 'site' }, { $set: { comingSoon: true, retailStoreOpen: false } }, { upsert: true });
    await other.deps.live.changed('settings');
    await api.deps.live.poll();
    const event = await stream.until('event: settings');
    expect(event).toContain('\n\nevent: settings\ndata: {"comingSoon":true,"retailStoreOpen":false,');
  });

  // API-17
  test('One network may have thirty streams open', async () => {
    let place = 0;
    const open = () => {
      const ending = new AbortController();
      place += 1;
      const address = { 'X-Forwarded-For': `2001:db8:0:1::${place}` };
      const url = `${api.url}/api/products/events`;
      return fetch(url, { headers: address, signal: ending.signal }).then(({ status }) => ({
        status,
        ending,
      }));
    };
    const streams = await Promise.all(Array.from({ length: 30 }, open));
    expect(new Set(streams.map(({ status }) => status))).toEqual(new Set([200]));
    expect((await open()).status).toBe(429);
    for (const { ending } of streams) ending.abort();
  });

  test('A page that left before its stream began is not followed', async () => {
    const follow = jest.spyOn(api.deps.live, 'listen');
    const stream = eventStream(api.deps, { topic: 'products', event: 'changed', data: () => ({}) });
    const page = new AbortController();
    const left = Promise.withResolvers<void>();
    const server = express()
      .get('/', (request, response) => {
        response.once('close', () => {
          stream({ query: {}, request, response });
          left.resolve();
        });
        page.abort();
      })
      .listen(0);
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    await expect(fetch(`http://127.0.0.1:${port}`, { signal: page.signal })).rejects.toThrow('aborted');
    await left.promise;
    expect(follow).not.toHaveBeenCalled();
    follow.mockRestore();
    server.close();
  });

  // A heartbeat comes after fifteen seconds of silence.
  if (process.env.VERIFY === 'true') {
    test('A stream with nothing to announce sends a heartbeat every fifteen seconds', async () => {
      const url = `${api.url}/api/products/events`;
      expect(await readUntil(url, '\n\nevent: here\ndata: {}\n\n')).toMatch(/^retry: 3000\nid: \d+\n/);
    });
  }

  test('A process that ends closes its streams', async () => {
    const ended = await startApi({ mongodbUri: api.mongodbUri });
    const answer = await fetch(`${ended.url}/api/products/events`);
    ended.deps.live.close();
    await expect(answer.text()).resolves.toContain('retry: 3000');
    await ended.stop();
  });
});
