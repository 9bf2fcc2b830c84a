import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BucketServer, startBucketServer } from '../testing/bucket-server.ts';
import { storeMade, storeSmallSite, temporaryFolder } from '../testing/releases.ts';
import { bucketStorage } from './bucket-storage.ts';
import {
  goLive,
  movePointer,
  PointerMoved,
  pointerOf,
  type ReleaseStorage,
  rollBack,
  verifiedStorage,
} from './index.ts';

let server: BucketServer;
let storage: ReleaseStorage;

beforeEach(async () => {
  server = await startBucketServer();
  storage = bucketStorage(server.bucket, temporaryFolder());
});

afterEach(() => server.close());

const live = (release: string) => goLive(storage, { app: 'mfe-dtc', release }, 'release', 'Nora');

// RELEASE-21
test('A release that is removed leaves nothing behind', async () => {
  await storeSmallSite(storage);
  await storage.folderOf('mfe-dtc', '1.0.0+bbbb');
  await storage.remove('mfe-dtc', '1.0.0+bbbb');
  expect(await storage.releasesOf('mfe-dtc')).toEqual([]);
  expect(await server.bucket.keys('mfe-dtc/')).toEqual([]);
});

test('A site is served out of a bucket as out of a folder', async () => {
  await storeSmallSite(storage);
  expect(await storage.applications()).toEqual(['mfe-dtc', 'shell']);
  expect(await storage.releasesOf('mfe-dtc')).toEqual(['1.0.0+bbbb']);
  const folder = await storage.folderOf('mfe-dtc', '1.0.0+bbbb');
  expect(readFileSync(join(folder, 'remoteEntry.js'), 'utf8')).toBe('entry()');
  expect((await storage.read('mfe-dtc', '1.0.0+bbbb'))?.author).toBe('Nora Whitfield');
  expect(await storage.read('mfe-dtc', '1.0.0+none')).toBeUndefined();
});

// RELEASE-11
test('A copy of what was changed in the bucket is downloaded again, at most every ten seconds, and served once that is mended', async () => {
  await storeSmallSite(storage);
  const [bucket, name] = [server.bucket, 'mfe-dtc/1.0.0+bbbb/remoteEntry.js'];
  let time = 0;
  const { folderOf } = verifiedStorage(bucketStorage(bucket, temporaryFolder(), () => time));
  const asked = () => folderOf('mfe-dtc', '1.0.0+bbbb').then(() => 'served', String);
  const refused = "Error: mfe-dtc 1.0.0+bbbb is not served: its files don't match its record";
  await bucket.put(name, Buffer.from('stolen()'));
  expect(await asked()).toBe(refused);
  await bucket.put(name, Buffer.from('entry()'));
  time = 9999;
  expect([await asked(), await asked()]).toEqual([refused, refused]);
  time = 10_000;
  expect([await asked(), await asked()]).toEqual([refused, 'served']);
});

test('The pointer goes forth and back', async () => {
  for (const release of ['1.0.0+a', '1.0.0+b']) {
    await storeMade(storage, { app: 'mfe-dtc', release, files: { 'remoteEntry.js': release } });
    await live(release);
  }
  expect((await rollBack(storage, 'mfe-dtc', 'Nora')).release).toBe('1.0.0+a');
  expect((await pointerOf(storage, 'mfe-dtc'))?.current).toMatchObject({ number: 3, kind: 'rollback' });
});

// RELEASE-12
describe('Between two looks at the bucket', () => {
  let time: number;
  let seen: ReleaseStorage;

  beforeEach(async () => {
    time = 0;
    seen = bucketStorage(server.bucket, temporaryFolder(), () => time);
    await release('1.0.0+a');
    expect(await seen.applications()).toEqual(['mfe-dtc']);
    expect((await pointerOf(seen, 'mfe-dtc'))?.current.release).toBe('1.0.0+a');
    expect(server.listings).toBeGreaterThan(0);
    server.listings = 0;
  });

  const release = async (name: string) => {
    await storeMade(storage, { app: 'mfe-dtc', release: name, files: { 'remoteEntry.js': name } });
    await live(name);
  };

  test('what went live elsewhere is found without a listing', async () => {
    await release('1.0.0+b');
    await release('1.0.0+c');
    expect(await seen.latestMove('mfe-dtc')).toBe(1);
    server.listings = 0;
    time = 1000;
    expect((await pointerOf(seen, 'mfe-dtc'))?.current.release).toBe('1.0.0+c');
    expect(server.listings).toBe(0);
  });

  test('a bucket that is away leaves what was live last', async () => {
    server.isAway = true;
    time = 61_000;
    expect(await seen.applications()).toEqual(['mfe-dtc']);
    expect((await pointerOf(seen, 'mfe-dtc'))?.current.release).toBe('1.0.0+a');
  });
});

test('What the publish gate said is kept beside the releases', async () => {
  const inspection = { release: '1.0.0+a', reasons: [], beside: { shell: '1.0.0+s' }, by: 'Nora' };
  await storage.noteInspection('mfe-dtc', { ...inspection, at: '2026-11-20T11:00:00.000Z' });
  await storage.noteInspection('mfe-dtc', { ...inspection, at: '2026-11-20T10:00:00.000Z' });
  const inspections = await storage.inspectionsOf('mfe-dtc');
  expect(inspections.map(({ at }) => at)).toEqual(['2026-11-20T10:00:00.000Z', '2026-11-20T11:00:00.000Z']);
  expect(await storage.applications()).toEqual([]);
});

test('A release without its record, as an upload that broke off leaves it, is not there', async () => {
  await storeMade(storage, { app: 'mfe-dtc', release: '1.0.0+a', files: { 'remoteEntry.js': 'a' } });
  const record = await storage.read('mfe-dtc', '1.0.0+a');
  if (!record) throw new Error('not stored');
  const broken = { ...record, release: '1.0.0+broken' };
  await expect(storage.put(broken, '/no/such/folder')).rejects.toThrow('ENOENT');
  expect(await storage.releasesOf('mfe-dtc')).toEqual(['1.0.0+a']);
});

test('Of two teams that move a pointer at the same moment one learns that it was late', async () => {
  await storeMade(storage, { app: 'mfe-dtc', release: '1.0.0+a', files: { 'remoteEntry.js': 'a' } });
  const step = { release: '1.0.0+a', kind: 'release', by: 'Nora' } as const;
  const outcomes = await Promise.allSettled([1, 2].map(() => movePointer(storage, 'mfe-dtc', 0, step)));
  const [late] = outcomes.filter((each) => each.status === 'rejected');
  expect(outcomes.filter((each) => each.status === 'fulfilled')).toHaveLength(1);
  expect(late?.reason).toBeInstanceOf(PointerMoved);
});

test('A server that overwrites an object despite `If-None-Match` is refused', async () => {
  const careless = await startBucketServer({ ignoresConditions: true });
  const unsafe = bucketStorage(careless.bucket, temporaryFolder());
  await storeMade(unsafe, { app: 'mfe-dtc', release: '1.0.0+a', files: { 'remoteEntry.js': 'a' } });
  const step = { release: '1.0.0+a', kind: 'release', by: 'Nora' } as const;
  await expect(movePointer(unsafe, 'mfe-dtc', 0, step)).rejects.toThrow(
    'The server of this bucket ignores If-None-Match, so releases can’t be kept in it safely.',
  );
  expect(await unsafe.applications()).toEqual([]);
  await careless.close();
});
