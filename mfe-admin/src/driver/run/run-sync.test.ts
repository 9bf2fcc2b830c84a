import { driverServer, memory, runSyncOn } from '../../testing/phone.ts';
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
