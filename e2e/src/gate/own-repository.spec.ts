import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { browserIn } from '../../../delivery/src/gate/index.ts';
import { createGateway } from '../../../delivery/src/gateway/application.ts';
import {
  folderStorage,
  keyRing,
  newKeyPair,
  pointerOf,
  retireRemote,
  signAgain,
  signedStorage,
  signerOf,
  verifiedStorage,
} from '../../../delivery/src/releases/index.ts';
import { calls } from '../../../shared-domain/src/foundation/calls/index.ts';
import { releasesWithLiveShell } from './candidates.ts';
import { ownRepository } from './own-repository.ts';

/** A sixth remote, made outside this workspace with the packed kit. */
test.use({
  serviceWorkers: 'block',
  launchOptions: { executablePath: browserIn(process.env), args: ['--no-sandbox', '--disable-gpu'] },
});

const app = 'mfe-events';
const servers: Server[] = [];

test.afterAll(() => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  if (!server.listening) await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The API's calls, as the gate of a strict pipeline asks for them. */
const openApi = () => {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of Object.values(calls)) {
    const [method = '', path = ''] = call.split(' ');
    paths[path] = { ...paths[path], [method.toLowerCase()]: {} };
  }
  return JSON.stringify({ paths });
};

/** A running site whose gateway counts only what keys signed; the team's is for its own remote. */
async function siteWithKeys() {
  const [house, team] = [newKeyPair(), newKeyPair()];
  const listed = [
    { name: 'house', publicKey: house.publicKey, apps: ['shell', 'mfe-dtc'] },
    { name: 'events team', publicKey: team.publicKey, apps: [app] },
  ];
  const RELEASE_KEYS = JSON.stringify({ keys: listed });
  const folder = await releasesWithLiveShell();
  const plain = folderStorage(folder);
  const as = (pair: { privateKey: string }, keys?: ReturnType<typeof keyRing>) =>
    signedStorage(plain, { keys, signer: () => signerOf(pair.privateKey) });
  const storage = as(house, keyRing(RELEASE_KEYS));
  for (const own of ['shell', 'mfe-dtc']) await signAgain(plain, storage, own, 'the house');
  const apiUrl = await listening(
    createServer(({ url }, response) => {
      const isDocument = url === '/api/openapi.json';
      response.writeHead(isDocument ? 200 : 204).end(isDocument ? openApi() : undefined);
    }).listen(0, '127.0.0.1'),
  );
  const siteUrl = await listening(
    createGateway({ storage: verifiedStorage(storage), apiUrl }).listen(0, '127.0.0.1'),
  );
  const environment = {
    RELEASES_DIR: folder,
    RELEASE_KEYS,
    RELEASE_KEY: team.privateKey,
    SITE_URL: siteUrl,
    DEV_PORT: '0',
  };
  return { storage, siteUrl, environment, asTeam: as(team) };
}

/** Where a remote in development is, once it has its first build. */
const addressIn = ({ stdout }: ChildProcess) =>
  new Promise<string>((resolve) => {
    let output = '';
    stdout?.on('data', (words) => {
      output += words;
      const [address] = /http:\/\/localhost:\d+\S+/.exec(output) ?? [];
      if (address && output.includes('built in')) resolve(address);
    });
  });

// RELEASE-25
test('A remote made outside the workspace is tested, checked and shipped by its own key, and moves no other pointer', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { storage, siteUrl, environment, asTeam } = await siteWithKeys();
  const { remoteKit, begin, typeCheck, writePage } = await ownRepository(() => environment);
  const succeeds = async (...args: string[]) => {
    const { code, output } = await remoteKit(...args);
    expect(code, output).toBe(0);
    return output;
  };

  await succeeds('new', app, '/events', 'Events');
  writePage(app);
  expect(await succeeds('test', `${app}/`)).toContain('1 passed');
  expect(await typeCheck(app)).toEqual({ code: 0, output: '' });
  await succeeds('build', app);

  const running = begin('dev', app);
  const address = addressIn(running);
  await page.route('**/api/**', (route) => route.fulfill({ status: 204 }));
  await page.goto(await address);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();
  running.kill('SIGTERM');

  expect(await succeeds('gate', app, '--strict')).toContain('It passed the publish gate.');
  expect((await page.goto(`${siteUrl}/events`))?.status()).toBe(404);
  expect(await succeeds('release', app, '--strict')).toContain('It is live for the next page load');
  await page.goto(`${siteUrl}/events`);
  await expect(page.getByRole('heading', { name: 'Events', level: 1 })).toBeVisible();

  const before = await pointerOf(storage, 'mfe-dtc');
  const { output } = await remoteKit('retire', 'mfe-dtc');
  expect(output).toContain('the key of events team is not for mfe-dtc');
  // The same without asking the list of keys: what is stored then counts for nothing.
  await retireRemote(asTeam, 'mfe-dtc', 'the events team');
  expect(await pointerOf(storage, 'mfe-dtc')).toEqual(before);
  expect((await page.goto(`${siteUrl}/dtc`))?.status()).toBe(200);
});
