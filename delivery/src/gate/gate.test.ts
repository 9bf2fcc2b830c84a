import { folderStorage, goLive, type ReleaseStorage } from '../releases/index.ts';
import { storeMade, temporaryFolder } from '../testing/releases.ts';
import { inspectRemote } from './index.ts';

let storage: ReleaseStorage;

const storeShell = async (release: string, provides: Record<string, string>) => {
  const files = { 'page.html': '', 'main.js': release };
  const shell = await storeMade(storage, {
    app: 'shell',
    release,
    files,
    host: { name: 'shell' },
    bundle: { provides },
  });
  await goLive(storage, shell, 'release', 'Nora');
};

const storeShop = (release: string, requires: Record<string, string>) =>
  storeMade(storage, {
    app: 'mfe-dtc',
    release,
    files: { 'remoteEntry.js': release },
    remote: { name: 'mfe_dtc', basePath: '/dtc', title: 'Retail', frame: {} },
    bundle: { requires },
  });

beforeEach(async () => {
  storage = folderStorage(temporaryFolder());
  await storeShell('1.0.0+old', { react: '19.0.0' });
  await storeShell('1.1.0+new', { react: '19.0.0', 'shared-ui/dialog': '1.1.0' });
});

/** The gate's findings for a shop that uses something only the newer shell has. */
async function verdict(): Promise<string[]> {
  const candidate = await storeShop('2.0.0+next', { 'shared-ui/dialog': '^1.1.0' });
  const findings = await inspectRemote({ storage, workspace: '/nowhere', candidate });
  return findings.map(({ sentence }) => sentence);
}

const refused = ['mfe-dtc uses shared-ui/dialog, which the shell before it (1.0.0+old) does not provide.'];

test('A new remote has to fit the shell before the live one, to which a rollback may lead', async () => {
  expect(await verdict()).toEqual(refused);
});

test('So has one whose live release fits that shell', async () => {
  await goLive(storage, await storeShop('1.0.0+shop', { react: '^19.0.0' }), 'release', 'Nora', [
    '1.1.0+new',
    '1.0.0+old',
  ]);
  expect(await verdict()).toEqual(refused);
});

test('Where what runs came with the live shell, as after a start of newer sources, the one before is no way back', async () => {
  const together = await storeShop('1.0.0+shop', { 'shared-ui/dialog': '^1.1.0' });
  await goLive(storage, together, 'release', 'Nora', ['1.1.0+new']);
  expect(await verdict()).toEqual([]);
});
