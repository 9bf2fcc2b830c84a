import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Configuration } from '../../foundation/configuration/index.ts';
import { releasesOf } from './registry.ts';

const KEGS = {
  app: 'mfe-kegs',
  release: '1.0.0+a',
  version: '1.0.0',
  since: '2026-11-20T09:00:00.000Z',
  stored: [],
};

let gateway: Server;

async function register(apps: object) {
  gateway = createServer((_request, response) => response.end(JSON.stringify({ apps })));
  gateway.listen(0, '127.0.0.1');
  await once(gateway, 'listening');
  const { port } = gateway.address() as AddressInfo;
  return releasesOf({ releasesUrl: `http://127.0.0.1:${port}/registry` } as Configuration);
}

afterEach(() => {
  gateway.closeAllConnections();
  gateway.close();
});

test('An older gateway, which sends neither moves nor refusals, is understood', async () => {
  const releases = await register({ mfe_kegs: KEGS });
  expect(await releases.running()).toEqual([{ ...KEGS, moves: [], refusals: [] }]);
});

test('A registry without a live release is invalid', async () => {
  const releases = await register({ mfe_kegs: { app: 'mfe-kegs' } });
  await expect(releases.running()).rejects.toMatchObject({ code: 'upstream_failed' });
});
