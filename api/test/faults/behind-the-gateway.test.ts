import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { forwardTo } from '../../../delivery/src/gateway/forwarding.ts';
import { type ApiProcess, apiProcess } from '../api-process.ts';
import { ORIGIN } from '../start-api.ts';

/** Kills, and streams that are open at each. */
const KILLS = process.env.VERIFY === 'true' ? 20 : 2;
const LISTENERS = 10;

const MEGABYTE = 1024 * 1024;

describe('behind the gateway', () => {
  let api: ApiProcess;
  let gateway: Server;
  let url: string;
  beforeAll(async () => {
    api = await apiProcess();
    await api.start();
    gateway = express().use('/api', forwardTo(api.url, 'The shop')).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    gateway.closeAllConnections();
    gateway.close();
    await api.stop();
  });

  test('every listener of a killed API is told, so that its browser comes back', async () => {
    let told = 0;
    for (let kill = 0; kill < KILLS; kill += 1) {
      const streams = await Promise.all(
        Array.from({ length: LISTENERS }, () => fetch(`${url}/api/products/events`)),
      );
      const ends = streams.map((stream) =>
        stream.text().catch(() => {
          told += 1;
        }),
      );
      await api.kill();
      await Promise.all(ends);
      await api.start();
    }
    expect(told).toBe(KILLS * LISTENERS);
  }, 600_000);

  const upload = (path: string, megabytes: number, cookie = '') => {
    const form = new FormData();
    form.set('file', new Blob([Buffer.alloc(megabytes * MEGABYTE, 'a')]), 'stock.csv');
    return fetch(`${url}${path}`, { method: 'POST', headers: { Origin: ORIGIN, cookie }, body: form });
  };

  test('an upload without a session is told so, however large it is', async () => {
    for (const megabytes of [1, 1, 5, 5, 20, 49]) {
      const answer = await upload('/api/admin/imports/inventory', megabytes);
      expect([megabytes, answer.status]).toEqual([megabytes, 401]);
      expect(await answer.json()).toMatchObject({ code: 'unauthenticated' });
    }
  });

  test('an upload of more than 50 MB is told so while it has hardly begun', async () => {
    const answer = await upload('/api/admin/imports/inventory', 60, await api.staffCookie());
    expect([answer.status, await answer.json()]).toMatchObject([413, { status: 413 }]);
  });
});
