import { storeMade, temporaryFolder } from '../testing/releases.ts';
import {
  beginCanary,
  folderStorage,
  goLive,
  movesOf,
  pointerOf,
  type ReleaseStorage,
  retireRemote,
  rollBack,
  steerCanary,
} from './index.ts';

const app = 'mfe-dtc';
const releases = ['1.0.0+a', '2.0.0+b', '3.0.0+c'] as const;
const by = 'Nora';
let storage: ReleaseStorage;

beforeEach(async () => {
  storage = folderStorage(temporaryFolder());
  for (const release of releases)
    await storeMade(storage, { app, release, files: { 'remoteEntry.js': release } });
  await goLive(storage, { app, release: '1.0.0+a' }, 'release', by);
});

const begin = (release: string = '2.0.0+b', share = 10) => beginCanary(storage, app, { release, share, by });
const kinds = async () => (await movesOf(storage, app)).map(({ kind, share }) => [kind, share]);

// RELEASE-14
test('A canary leaves the live release as it is; its share changes, and it goes on to everyone or back', async () => {
  await begin();
  expect(await pointerOf(storage, app)).toMatchObject({
    current: { release: '1.0.0+a' },
    canary: { release: '2.0.0+b', share: 10 },
  });
  await steerCanary(storage, app, { by, share: 50 });
  await steerCanary(storage, app, { by: 'the rule', end: 'back', reason: 'Errors.' });
  const back = await pointerOf(storage, app);
  expect([back?.current.release, back?.canary]).toEqual(['1.0.0+a', undefined]);
  await begin();
  await steerCanary(storage, app, { by, end: 'everyone' });
  const on = await pointerOf(storage, app);
  expect([on?.current.release, on?.previous, on?.canary]).toEqual(['2.0.0+b', '1.0.0+a', undefined]);
  expect(await kinds()).toEqual([
    ['release', undefined],
    ['canary', 10],
    ['canary', 50],
    ['step-back', undefined],
    ['canary', 10],
    ['promote', undefined],
  ]);
  expect((await rollBack(storage, app, by)).release).toBe('1.0.0+a');
});

// RELEASE-14
test('While a canary runs, a release, a rollback, a retirement and a second canary of its app are refused', async () => {
  await begin();
  await expect(goLive(storage, { app, release: '3.0.0+c' }, 'release', by)).rejects.toThrow(
    'Step back first',
  );
  await expect(rollBack(storage, app, by)).rejects.toThrow(
    'Step back first: mfe-dtc 2.0.0+b is out as a canary.',
  );
  await expect(retireRemote(storage, app, by)).rejects.toThrow('Step back first');
  await expect(begin('3.0.0+c')).rejects.toThrow('mfe-dtc has a canary already, 2.0.0+b. Step back first.');
});

test.each([
  ['of nothing that is live', 'mfe-kegs', '2.0.0+b', 10, 'Nothing of mfe-kegs is live'],
  ['of what is live', app, '1.0.0+a', 10, 'is live for everyone already'],
  ['of a release that is not stored', app, '9.0.0+x', 10, "has no release '9.0.0+x'"],
  ['for no one', app, '2.0.0+b', 0, '1 to 50 per cent'],
  ['for most', app, '2.0.0+b', 51, '1 to 50 per cent'],
])('A canary %s is refused', async (_case, name, release, share, text) => {
  await expect(beginCanary(storage, name, { release, share, by })).rejects.toThrow(text);
  await expect(steerCanary(storage, app, { by, end: 'back' })).rejects.toThrow('mfe-dtc has no canary.');
});

// RELEASE-17
test('A retired remote has no live release until it is released again', async () => {
  await retireRemote(storage, app, by);
  expect(await pointerOf(storage, app)).toBeUndefined();
  await expect(retireRemote(storage, app, by)).rejects.toThrow('Nothing of mfe-dtc is live.');
  expect(await goLive(storage, { app, release: '1.0.0+a' }, 'promote', by)).toBe('moved');
  expect((await pointerOf(storage, app))?.current.release).toBe('1.0.0+a');
});
