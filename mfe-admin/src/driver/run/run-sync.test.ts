import { driverServer, memory, photosInMemory, runSyncOn } from '../../testing/phone.ts';
import { reduced } from './photo.ts';
import { unsent } from './run-sync.ts';
import { nextOf, viewsOf } from './stops.ts';

const delivered = { what: 'delivered', lines: [{ productId: 'IPA', ordered: 4, delivered: 4 }] } as const;

// DRIVER-4, DRIVER-11
test('updates without a network survive a reload and are sent once there is one', async () => {
  const { world, call } = driverServer();
  const storage = memory();
  const before = runSyncOn(storage, call);
  await before.open();
  world.isThere = false;
  await before.record('A', [delivered, { what: 'received', by: 'Tess' }]);
  expect(before.read()).toMatchObject({ silentSince: '2026-11-24T18:00:00.000Z' });
  const reloaded = runSyncOn(storage, call);
  await reloaded.open();
  const { copy, waiting } = reloaded.read();
  expect(waiting).toHaveLength(2);
  expect(copy && viewsOf(copy, waiting).map(({ end, waiting }) => [end, waiting])).toEqual([
    ['delivered', 2],
    [undefined, 0],
  ]);
  world.isThere = true;
  await reloaded.send();
  expect([world.updates.size, storage.kept.updates, reloaded.read().waiting]).toEqual([2, [], []]);
});

// DRIVER-4
test("update numbers continue from the server's last one", async () => {
  const { world, call } = driverServer();
  const first = runSyncOn(memory(), call);
  await first.open();
  await first.record('A', [delivered, { what: 'empties', kegs: { 50: 1 } }]);
  const other = runSyncOn(memory(), call);
  await other.open();
  await other.record('A', [{ what: 'reopened' }]);
  expect([...world.updates.values()].map(({ number }) => number)).toEqual([1, 2, 3]);
});

// DRIVER-11
test('once the link has ended, names and addresses are removed from the phone, but not the presses', async () => {
  const { world, call } = driverServer();
  const storage = memory();
  const sync = runSyncOn(storage, call);
  await sync.open();
  world.isThere = false;
  await sync.record('A', [delivered]);
  world.code = 'run_link';
  await sync.send();
  expect(sync.read()).toMatchObject({ phase: 'ended', copy: undefined });
  expect([storage.kept.copy, storage.kept.updates.length]).toEqual([undefined, 1]);
});

// DRIVER-11
test('a run that was never loaded reports that there is no network', async () => {
  const { world, call } = driverServer();
  world.isThere = false;
  const sync = runSyncOn(memory(), call);
  await sync.open();
  expect(sync.read().phase).toBe('unreachable');
});

// DRIVER-13
test('without a network the chosen stop becomes the next one, and its draft stays', async () => {
  const { world, call } = driverServer();
  const storage = memory();
  const before = runSyncOn(storage, call);
  await before.open();
  const draft = { ticked: { IPA: 4 }, short: {}, empties: {}, by: 'Jay', note: '' };
  await before.fillIn('B', draft);
  world.isThere = false;
  await before.record('B', [{ what: 'next' }]);
  const reloaded = runSyncOn(storage, call);
  await reloaded.open();
  const { copy, waiting, drafts } = reloaded.read();
  expect([before.read().drafts, drafts]).toEqual([{ B: draft }, { B: draft }]);
  expect(copy && nextOf(viewsOf(copy, waiting), waiting)?.stop.orderId).toBe('B');
});

// DRIVER-4
test('a phone with many updates sends them in parts, all of them', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call);
  await sync.open();
  world.isThere = false;
  await sync.record(
    'A',
    Array.from({ length: 60 }, () => ({ what: 'reopened' as const })),
  );
  world.isThere = true;
  const before = world.batches;
  await sync.send();
  expect([world.updates.size, sync.read().waiting, world.batches - before]).toEqual([60, [], 3]);
});

// DRIVER-19
test('a photo survives a reload without a network, and is sent once, after its update', async () => {
  const { world, call } = driverServer();
  const [storage, photos] = [memory(), photosInMemory()];
  const before = runSyncOn(storage, call, photos);
  await before.open();
  world.isThere = false;
  const draft = { ticked: {}, short: {}, empties: {}, by: '', note: '' };
  expect(await before.takePhoto('A', draft, new Blob(['first']))).toBe(true);
  expect(await before.takePhoto('A', draft, new Blob(['second']))).toBe(true);
  const photo = before.read().drafts.A?.photo ?? '';
  expect([...photos.kept.keys()]).toEqual([photo]);
  await before.send();
  await before.record('A', [delivered, { what: 'photo', photo }]);
  const reloaded = runSyncOn(storage, call, photos);
  await reloaded.open();
  expect([unsent(reloaded.read()), world.photos]).toEqual([2, []]);
  world.isThere = true;
  await Promise.all([reloaded.send(), reloaded.send()]);
  await reloaded.send();
  expect([world.photos, unsent(reloaded.read()), photos.kept.size]).toEqual([[photo], 0, 0]);
});

// DRIVER-19
test('a photo that is refused for good is reported with its stop, also after a reload, and not sent again', async () => {
  const { world, call } = driverServer();
  const [storage, photos] = [memory(), photosInMemory()];
  const before = runSyncOn(storage, call, photos);
  await before.open();
  Object.assign(world, { isThere: false, photoProblem: 'A photo may have at most 300 kB.' });
  const draft = { ticked: {}, short: {}, empties: {}, by: '', note: '' };
  await before.takePhoto('A', draft, new Blob(['x']));
  await before.record('A', [delivered, { what: 'photo', photo: before.read().drafts.A?.photo ?? '' }]);
  world.isThere = true;
  const sync = runSyncOn(storage, call, photos);
  await sync.open();
  expect([sync.read().refused, photos.kept.size]).toMatchObject([
    [{ name: 'The Gull & Anchor', text: 'The photo was not stored. A photo may have at most 300 kB.' }],
    0,
  ]);
});

// DRIVER-19
test('a phone that is full keeps no photo and delivers', async () => {
  const { world, call } = driverServer();
  const sync = runSyncOn(memory(), call, photosInMemory(true));
  await sync.open();
  const draft = { ticked: {}, short: {}, empties: {}, by: '', note: '' };
  expect(await sync.takePhoto('A', draft, new Blob(['x']))).toBe(false);
  await sync.record('A', [delivered]);
  expect([...world.updates.values()]).toMatchObject([{ what: 'delivered' }]);
});

// DRIVER-19
test('a photo is reduced in steps until it has at most 300 kB, or left out', async () => {
  const blob = (bytes: number) => new Blob([new Uint8Array(bytes)]);
  const sizes: number[] = [];
  const photo = await reduced(async (side) => {
    sizes.push(side);
    return blob(side === 1280 ? 300_000 : 300_001);
  });
  expect([photo?.size, sizes]).toEqual([300_000, [1600, 1280]]);
  expect(await reduced(async () => blob(300_001))).toBeUndefined();
});
