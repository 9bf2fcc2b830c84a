import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
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
import { workspace } from '../../../delivery/src/workspace.ts';
import { calls } from '../../../shared-domain/src/foundation/calls/index.ts';
import { releasesWithLiveShell } from './candidates.ts';

/** A sixth remote, made and built outside this workspace with plain webpack. */
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
  const environment = { RELEASES_DIR: folder, RELEASE_KEYS, RELEASE_KEY: team.privateKey, SITE_URL: siteUrl };
  return { storage, siteUrl, environment, asTeam: as(team) };
}

const run = async (cwd: string, args: string[], environment: Record<string, string> = {}) => {
  const options = { cwd, env: { ...process.env, ...environment } };
  const { stdout, stderr } = await promisify(execFile)(process.execPath, args, options).catch(
    (failed) => failed,
  );
  return `${stdout}${stderr}`;
};

/** Routes as a team would write them with react-router's documentation at hand. */
const ROUTES = `
import { Link, redirect, type RouteObject, useLoaderData, useNavigate } from 'react-router';
import { FirstPage } from './first-page.tsx';

function EventPage() {
  const navigate = useNavigate();
  return <button type="button" onClick={() => navigate('/events')}>{useLoaderData<string>()}</button>;
}

export const routes: RouteObject[] = [
  { index: true, element: <><FirstPage /><Link to="old">Old address</Link></> },
  { path: 'old', loader: () => redirect('/events/12') },
  { path: ':id', loader: ({ params }) => \`Event \${params.id}\`, lazy: async () => ({ Component: EventPage }) },
];
`;

/** What `npx webpack` does. */
const BUILD = `
  const { default: webpack } = await import('webpack');
  const { default: configuration } = await import(process.cwd() + '/webpack.config.js');
  webpack(configuration, (failure, stats) => console.log(failure ?? stats.toString('errors-only')));`;

// RELEASE-25
test('A remote made and built outside the workspace is checked and shipped by its own key, and moves no other pointer', async ({
  page,
}) => {
  test.setTimeout(600_000);
  const { storage, siteUrl, environment, asTeam } = await siteWithKeys();
  const npmRun = (name: string, ...args: string[]) =>
    run(workspace, [join('delivery/src/commands', `${name}.ts`), ...args], environment);
  const folder = mkdtempSync(join(tmpdir(), 'own-repository-'));
  const own = join(folder, app);
  expect(await npmRun('new-remote', app, '/events', 'Events', '--into', folder)).toContain(
    'webpack.config.js',
  );
  writeFileSync(join(own, 'src/routes.tsx'), ROUTES);
  // Neither React nor the shared packages: the shell has them.
  mkdirSync(join(own, 'node_modules'));
  for (const name of ['@module-federation', 'swc-loader', 'webpack'])
    symlinkSync(join(workspace, 'node_modules', name), join(own, 'node_modules', name));
  expect(await run(own, ['--input-type=module', '-e', BUILD])).not.toContain('ERROR');

  await page.route('**/api/**', (route) => route.fulfill({ status: 204 }));
  const heading = page.getByRole('heading', { name: 'Events', level: 1 });
  const checked = await npmRun('release', '--built', own, '--candidate', '--strict');
  expect(checked).toContain('It passed the publish gate.');
  expect((await page.goto(`${siteUrl}/events`))?.status()).toBe(404);
  const [, release = ''] = /promote -- mfe-events (\S+)/.exec(checked) ?? [];
  expect(await npmRun('promote', app, release, '--strict')).toContain('is live for the next page load');
  await page.goto(`${siteUrl}/events`);
  await expect(heading).toBeVisible();
  await page.getByRole('link', { name: 'Old address' }).click();
  await page.getByRole('button', { name: 'Event 12' }).click();
  await expect(heading).toBeVisible();

  const before = await pointerOf(storage, 'mfe-dtc');
  expect(await npmRun('retire', 'mfe-dtc')).toContain('the key of events team is not for mfe-dtc');
  // The same without asking the list of keys: what is stored then counts for nothing.
  await retireRemote(asTeam, 'mfe-dtc', 'the events team');
  expect(await pointerOf(storage, 'mfe-dtc')).toEqual(before);
  expect((await page.goto(`${siteUrl}/dtc`))?.status()).toBe(200);
});
