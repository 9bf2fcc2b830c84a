import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express from 'express';
import { forwardTo } from '../../../delivery/src/gateway/forwarding.ts';
import { type ApiProcess, apiProcess } from '../api-process.ts';

/**
 * For a whole `describe`: an API in a process of its own, behind the gateway's own forwarding. Available inside tests.
 */
export function gatewayInFront(): { api: ApiProcess; url: string } {
  const site = {} as { api: ApiProcess; url: string };
  let gateway: Server;
  beforeAll(async () => {
    site.api = await apiProcess();
    await site.api.start();
    gateway = express().use('/api', forwardTo(site.api.url, 'The shop')).listen(0, '127.0.0.1');
    await once(gateway, 'listening');
    site.url = `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`;
  });
  afterAll(async () => {
    gateway.closeAllConnections();
    gateway.close();
    await site.api.stop();
  });
  return site;
}
