import { storeMade, temporaryFolder } from '../testing/releases.ts';
import {
  folderStorage,
  goLive,
  movePointer,
  PointerMoved,
  pointerOf,
  type ReleaseStorage,
  rollBack,
} from './index.ts';

async function storageWith(...releases: string[]): Promise<ReleaseStorage> {
  const storage = folderStorage(temporaryFolder());
  for (const release of releases) {
    await storeMade(storage, { app: 'mfe-dtc', release, files: { 'remoteEntry.js': release } });
  }
  return storage;
}

async function live(storage: ReleaseStorage, ...releases: string[]): Promise<void> {
  for (const release of releases) await goLive(storage, { app: 'mfe-dtc', release }, 'release', 'Nora');
}

test('An application without a release points nowhere', async () => {
  expect(await pointerOf(await storageWith(), 'mfe-dtc')).toBeUndefined();
});

test('The pointer says what runs, by whom, and what ran before', async () => {
  const storage = await storageWith('1.0.0+a', '1.0.0+b');
  await live(storage, '1.0.0+a', '1.0.0+b');
  const pointer = await pointerOf(storage, 'mfe-dtc');
  expect(pointer).toMatchObject({
    current: { number: 2, release: '1.0.0+b', kind: 'release', by: 'Nora' },
    previous: '1.0.0+a',
  });
});

test('Releasing what runs already moves nothing', async () => {
  const storage = await storageWith('1.0.0+a');
  await live(storage, '1.0.0+a', '1.0.0+a');
  expect((await pointerOf(storage, 'mfe-dtc'))?.current.number).toBe(1);
});

// RELEASE-1
test('A second rollback in a row goes further back and not to what the first one removed', async () => {
  const storage = await storageWith('1.0.0+a', '1.0.0+b', '1.0.0+c');
  await live(storage, '1.0.0+a', '1.0.0+b', '1.0.0+c');
  expect((await rollBack(storage, 'mfe-dtc', 'Nora')).release).toBe('1.0.0+b');
  expect((await rollBack(storage, 'mfe-dtc', 'Nora')).release).toBe('1.0.0+a');
  await expect(rollBack(storage, 'mfe-dtc', 'Nora')).rejects.toThrow('no earlier release');
});

test('A rollback can name its release by a prefix', async () => {
  const storage = await storageWith('1.0.0+a', '1.1.0+b', '1.2.0+c');
  await live(storage, '1.0.0+a', '1.1.0+b', '1.2.0+c');
  expect((await rollBack(storage, 'mfe-dtc', 'Nora', { to: '1.0' })).release).toBe('1.0.0+a');
  await expect(rollBack(storage, 'mfe-dtc', 'Nora', { to: '1.' })).rejects.toThrow('fits 3 releases');
  await expect(rollBack(storage, 'mfe-dtc', 'Nora', { to: '7' })).rejects.toThrow('fits none');
});

// RELEASE-10
describe('A rollback to a release that was never live', () => {
  const inspected = { release: '1.1.0+b', beside: {}, by: 'Nora', at: '2026-11-20T18:00:00.000Z' };

  test('is refused until it has passed the publish gate', async () => {
    const storage = await storageWith('1.0.0+a', '1.1.0+b', '1.2.0+c');
    await live(storage, '1.0.0+a', '1.2.0+c');
    const back = () => rollBack(storage, 'mfe-dtc', 'Nora', { to: '1.1.0+b' });
    await storage.noteInspection('mfe-dtc', { ...inspected, reasons: ['size: too large'] });
    await expect(back()).rejects.toThrow("mfe-dtc 1.1.0+b was never live and hasn't passed the publish gate");
    await storage.noteInspection('mfe-dtc', { ...inspected, reasons: [] });
    expect(await back()).toMatchObject({ release: '1.1.0+b', kind: 'rollback' });
  });

  test('needs a reason, which stays in the record', async () => {
    const storage = await storageWith('1.0.0+a', '1.1.0+b');
    await live(storage, '1.0.0+a');
    const forced = { to: '1.1.0+b', reason: 'Stripe changed its answers' };
    await rollBack(storage, 'mfe-dtc', 'Nora', forced);
    expect((await pointerOf(storage, 'mfe-dtc'))?.current).toMatchObject({
      release: '1.1.0+b',
      reason: 'Stripe changed its answers',
    });
  });
});

test('The pointer never leads to a release that is not stored', async () => {
  const storage = await storageWith('1.0.0+a');
  const step = { release: '1.0.0+x', kind: 'promote', by: 'Nora' } as const;
  await expect(movePointer(storage, 'mfe-dtc', 0, step)).rejects.toThrow("mfe-dtc has no release '1.0.0+x'.");
});

test('Of twenty teams that move a pointer at the same moment one succeeds and the others learn of it', async () => {
  const storage = await storageWith('1.0.0+a');
  const step = { release: '1.0.0+a', kind: 'release', by: 'Nora' } as const;
  const tries = Array.from({ length: 20 }, () => movePointer(storage, 'mfe-dtc', 0, step));
  const outcomes = await Promise.allSettled(tries);
  const refused = outcomes.filter((each) => each.status === 'rejected');
  expect(refused).toHaveLength(19);
  expect(refused.every(({ reason }) => reason instanceof PointerMoved)).toBe(true);
  expect((await pointerOf(storage, 'mfe-dtc'))?.current.number).toBe(1);
});
