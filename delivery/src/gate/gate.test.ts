import { beginCanary, folderStorage, goLive, type ReleaseStorage } from '../releases/index.ts';
import { remoteOf, storeMade, temporaryFolder } from '../testing/releases.ts';
import { inspectRemote, inspectShell } from './index.ts';

let storage: ReleaseStorage;

const makeShell = (release: string, provides: Record<string, string>, exports?: Record<string, string[]>) => {
  const files = { 'page.html': '', 'main.js': release };
  const bundle = { provides, exports };
  return storeMade(storage, { app: 'shell', release, files, host: { name: 'shell' }, bundle });
};

const storeShell = async (release: string, provides: Record<string, string>) =>
  goLive(storage, await makeShell(release, provides), 'release', 'Nora');

const storeShop = (release: string, requires: Record<string, string>, imports?: Record<string, string[]>) =>
  storeMade(storage, {
    app: 'mfe-dtc',
    release,
    files: { 'remoteEntry.js': release },
    remote: remoteOf('mfe-dtc'),
    bundle: { requires, imports },
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

const refused = [
  'mfe-dtc uses shared-ui/dialog, which the shell before it (1.0.0+old) does not provide. Release the shell first, or do without it.',
];

test('A new remote has to fit the shell before the live one, to which a rollback may lead', async () => {
  expect(await verdict()).toEqual(refused);
});

test('So has one whose live release fits that shell', async () => {
  await goLive(storage, await storeShop('1.0.0+shop', { react: '^19.0.0' }), 'release', 'Nora', {
    fits: ['1.1.0+new', '1.0.0+old'],
  });
  expect(await verdict()).toEqual(refused);
});

test('Where what runs came with the live shell, as after a start of newer sources, the one before is no way back', async () => {
  const together = await storeShop('1.0.0+shop', { 'shared-ui/dialog': '^1.1.0' });
  await goLive(storage, together, 'release', 'Nora', { fits: ['1.1.0+new'] });
  expect(await verdict()).toEqual([]);
});

// RELEASE-26
test('A remote is refused at the path of another’s canary, which goes on to everyone without another look at paths', async () => {
  await goLive(storage, await storeShop('1.0.0+shop', {}), 'release', 'Nora');
  const [app, release] = ['mfe-dtc', '2.0.0+moved'];
  const moved = { name: 'mfe_dtc', basePath: '/retail', title: 'Retail', frame: {} };
  await storeMade(storage, { app, release, files: { 'remoteEntry.js': release }, remote: moved, bundle: {} });
  await beginCanary(storage, app, { release, share: 10, by: 'Nora' });
  const candidate = await storeMade(storage, {
    app: 'mfe-events',
    release: '1.0.0+events',
    files: { 'remoteEntry.js': 'events' },
    remote: remoteOf('mfe-events', { basePath: '/retail' }),
  });
  const findings = await inspectRemote({ storage, workspace: '/nowhere', candidate });
  expect(findings.map(({ sentence }) => sentence)).toEqual([
    expect.stringContaining('mfe-events wants the path /retail, which belongs to mfe-dtc'),
  ]);
});

// RELEASE-2
test.each([
  [
    'leaves out a module',
    {},
    {},
    'mfe-dtc uses shared-ui/dialog, which the new shell (2.0.0+s) does not provide.',
  ],
  [
    'has another version',
    { 'shared-ui/dialog': '2.0.0' },
    {},
    'mfe-dtc wants shared-ui/dialog ^1.1.0, but the new shell (2.0.0+s) provides 2.0.0.',
  ],
  [
    'leaves out a name',
    { 'shared-ui/dialog': '1.2.0' },
    { 'shared-ui/dialog': ['Drawer'] },
    'mfe-dtc uses Dialog of shared-ui/dialog, which the new shell (2.0.0+s) does not have.',
  ],
  ['has more', { 'shared-ui/dialog': '1.2.0' }, { 'shared-ui/dialog': ['Dialog', 'Drawer'] }, undefined],
  ['does not say its names', { 'shared-ui/dialog': '1.2.0' }, undefined, undefined],
])('A shell that %s is judged by what a live remote uses', async (_habit, provides, exports, sentence) => {
  const used = { 'shared-ui/dialog': ['Dialog'] };
  await goLive(
    storage,
    await storeShop('1.0.0+shop', { 'shared-ui/dialog': '^1.1.0' }, used),
    'release',
    'Nora',
  );
  const candidate = await makeShell('2.0.0+s', provides as Record<string, string>, exports);
  const findings = await inspectShell({ storage, workspace: '/nowhere', candidate });
  expect(findings.map((each) => each.sentence)).toEqual(sentence ? [expect.stringContaining(sentence)] : []);
});

// RELEASE-2
test('A slot belongs to the remote that fills it, until that one is released without it', async () => {
  const withSlots = (app: string, slots: string[]) =>
    storeMade(storage, {
      app,
      release: `1.0.0+${slots.length}`,
      files: { 'remoteEntry.js': app },
      remote: { name: app.replace('-', '_'), basePath: `/${app}`, title: app, frame: {}, slots },
    });
  await goLive(storage, await withSlots('mfe-tools', ['product-tools', 'bar']), 'release', 'Nora');
  const candidate = await withSlots('mfe-other', ['product-tools']);
  const say = async () =>
    (await inspectRemote({ storage, workspace: '/nowhere', candidate })).map(({ sentence }) => sentence);
  expect(await say()).toEqual([
    'mfe-other fills the slot product-tools, which belongs to mfe-tools. Take it out of remote.slots in its package.json, or release mfe-tools without it first.',
  ]);
  await goLive(storage, await withSlots('mfe-tools', []), 'release', 'Nora');
  expect(await say()).toEqual([]);
});
