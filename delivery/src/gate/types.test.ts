import { existsSync, mkdirSync, readdirSync, symlinkSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { folderStorage, goLive, type ReleaseStorage } from '../releases/index.ts';
import { storeMade, temporaryFolder } from '../testing/releases.ts';
import { tools } from '../workspace.ts';
import { inspectRemote } from './index.ts';

const workspace = temporaryFolder();
const copies = join(workspace, '.cache/gate');
let storage: ReleaseStorage;

const storeShell = async (release: string, path: string) => {
  const contracts = {
    'contracts/shared-ui/src/remote/index.ts': `export type RemoteModule = { routes: { path: ${path} }[] };`,
    'contracts/shared-ui/src/css-modules.d.ts': 'export {};',
  };
  const files = { 'page.html': '', 'main.js': release, ...contracts };
  const shell = await storeMade(storage, {
    app: 'shell',
    release,
    files,
    host: { name: 'shell' },
    bundle: { provides: {} },
  });
  return goLive(storage, shell, 'release', 'Nora');
};

/** A retail shop as it is stored, without the folder that it was built from. */
const storeShop = (release: string) =>
  storeMade(storage, {
    app: 'mfe-dtc',
    release,
    files: {
      'remoteEntry.js': release,
      'contracts/mfe-dtc/src/routes.tsx': `export const routes = [{ path: '${release}' }];`,
    },
    remote: { name: 'mfe_dtc', basePath: '/dtc', title: 'Retail', frame: {} },
    bundle: {},
  });

beforeAll(() => symlinkSync(join(tools, 'node_modules'), join(workspace, 'node_modules')));

beforeEach(async () => {
  storage = folderStorage(temporaryFolder());
});

const verdict = async (release: string): Promise<string[]> => {
  const findings = await inspectRemote({ storage, workspace, candidate: await storeShop(release) });
  return findings.map(({ check, sentence }) => `${check}: ${sentence}`);
};

// RELEASE-2
test('A stored release is checked by its own sources, so that promoting it asks what releasing it asked', async () => {
  await storeShell('1.0.0+live', 'number');
  expect(await verdict('1.0.0+shop')).toEqual([
    expect.stringMatching(/^types: mfe-dtc\/src\/routes\.tsx does not fit the live shell \(1\.0\.0\+live\)/),
  ]);
  await storeShell('1.1.0+live', 'string');
  expect(await verdict('1.1.0+shop')).toEqual([
    expect.stringMatching(/^types: .* the shell before it \(1\.0\.0\+live\)/),
  ]);
});

test('Sources and types of a release that no check used for a week are removed', async () => {
  await storeShell('2.0.0+live', 'string');
  expect(await verdict('2.0.0+shop')).toEqual([]);
  const old = join(copies, '0.9.0+old');
  mkdirSync(join(old, 'mfe-dtc'), { recursive: true });
  const then = Date.now() / 1000 - 8 * 24 * 60 * 60;
  for (const copy of [old, join(copies, '2.0.0+live')]) utimesSync(copy, then, then);
  await storeShell('2.1.0+live', 'string');
  expect(await verdict('2.0.0+shop')).toEqual([]);
  expect(existsSync(old)).toBe(false);
  expect(readdirSync(copies)).toEqual(expect.arrayContaining(['2.0.0+live', '2.1.0+live']));
});
