import { mkdirSync, readdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderStorage, goLive, type ReleaseStorage } from '../releases/index.ts';
import { remoteOf, storeMade, temporaryFolder } from '../testing/releases.ts';
import { workspace as project } from '../workspace.ts';
import { inspectRemote } from './index.ts';

const workspace = temporaryFolder();
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
const storeShop = (release: string, source = `export const routes = [{ path: '${release}' }];`) =>
  storeMade(storage, {
    app: 'mfe-dtc',
    release,
    files: { 'remoteEntry.js': release, 'contracts/mfe-dtc/src/routes.tsx': source },
    remote: remoteOf('mfe-dtc'),
    bundle: {},
  });

beforeAll(() => symlinkSync(join(project, 'node_modules'), join(workspace, 'node_modules')));

beforeEach(async () => {
  storage = folderStorage(temporaryFolder());
});

const verdict = async (release: string, source?: string): Promise<string[]> => {
  const findings = await inspectRemote({ storage, workspace, candidate: await storeShop(release, source) });
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

test('Types of packages that only the folder of a remote or of a shared package has are found', async () => {
  const install = (folder: string, name: string, types: string) => {
    const place = join(workspace, folder, 'node_modules', name);
    mkdirSync(place, { recursive: true });
    writeFileSync(join(place, 'index.d.ts'), types);
  };
  install('mfe-dtc', 'its-own', 'export type Path = string;');
  install('shared-ui', 'of-forms', 'export type Path = string;');
  await storeShell('3.0.0+live', "import('of-forms').Path");
  const routes = (path: string) =>
    `import type { Path } from 'its-own'; const path: Path = ${path}; export const routes = [{ path }];`;
  expect(await verdict('3.0.0+shop', routes("'cart'"))).toEqual([]);
  expect(await verdict('3.0.1+shop', routes('5'))).toEqual([
    expect.stringContaining("Type 'number' is not assignable to type 'string'"),
  ]);
  expect(await verdict('3.0.2+shop', 'export const routes = [{ path: 5 }];')).toEqual([
    expect.stringContaining('mfe-dtc/src/routes.tsx does not fit the live shell (3.0.0+live)'),
  ]);
});

test('A check removes its folder, and what an earlier one left that was killed', async () => {
  const cache = join(workspace, '.cache');
  for (const name of ['publish-gate/left', 'publish-gate/at-work', 'gate/1.0.0+old']) {
    mkdirSync(join(cache, name), { recursive: true });
    const written = new Date(Date.now() - (name.endsWith('at-work') ? 0 : 2 * 60 * 60 * 1000));
    utimesSync(join(cache, name), written, written);
  }
  await storeShell('4.0.0+live', 'string');
  expect(await verdict('4.0.0+shop')).toEqual([]);
  expect(readdirSync(join(cache, 'publish-gate'))).toEqual(['at-work']);
  expect(readdirSync(join(cache, 'gate'))).toEqual([]);
});
