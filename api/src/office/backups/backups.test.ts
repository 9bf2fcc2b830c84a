import { fork } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { MongoClient } from 'mongodb';
import { type Mongo, startMongo } from '../../../../local/src/mongo/index.ts';
import { staffMember, wholesaleOrder } from '../../../test/buyers.ts';
import { openShop, type Shop } from '../../../test/shop.ts';
import { startApi, type TestApi } from '../../../test/start-api.ts';
import { storeImage } from '../../foundation/image-store/index.ts';
import { reconcileOrders } from '../../orders/placing/index.ts';
import { documentsIn, exact } from './copy.ts';
import { fileOf } from './manifest.ts';
import { backUpTonight } from './nightly.ts';
import { atOneMoment } from './one-moment.ts';
import { refuseHalfRestored, restoreBackup } from './restore.ts';
import { writeBackup } from './write.ts';

const STOCK = 100_000;
const CASES = 2;

let folder: string;
let mongo: Mongo;
let shop: Shop;
let client: MongoClient;
const clients: MongoClient[] = [];

async function connect(database: string): Promise<MongoClient> {
  const opened = await MongoClient.connect(mongo.uriFor(database), { retryWrites: false });
  clients.push(opened);
  return opened;
}

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'backups-'));
  mongo = await startMongo({ dataDir: path.join(folder, 'mongo') });
  shop = await openShop(mongo.uri);
  client = await connect('coastal_brew');
  await shop.putProducts({ _id: 'IPA', name: 'IPA', price: 60, stock: STOCK });
  await storeImage(shop.api.deps, 'products/ipa', Readable.from(Buffer.alloc(600_000, 7)), {
    type: 'image/png',
  });
});

afterAll(async () => {
  for (const opened of clients) await opened.close();
  await shop.stop();
  await mongo.stop();
  rmSync(folder, { recursive: true, force: true });
});

const backUp = () => writeBackup({ client, uri: mongo.uri }, path.join(folder, 'backups'), new Date());

async function buyUntil(isOver: () => boolean, placed: string[]): Promise<void> {
  const staff = await staffMember(shop);
  while (!isOver()) placed.push(await wholesaleOrder(staff));
}

type StoredOrder = { _id: string; state: string };
const ordersOf = async (of: MongoClient) =>
  of.db().collection<StoredOrder>('orders').find().sort({ _id: 1 }).toArray();

async function startOn(uri: string): Promise<TestApi> {
  return startApi({ mongodbUri: uri, parts: { clock: () => new Date(shop.clock.now().getTime() + 60_000) } });
}

describe('a backup written while orders are placed', () => {
  const placed: string[] = [];
  const backups: { folder: string; before: string[] }[] = [];
  beforeAll(async () => {
    let isOver = false;
    const buying = Promise.all([1, 2, 3, 4].map(() => buyUntil(() => isOver, placed)));
    for (let count = 0; count < 2; count += 1) {
      const goal = placed.length + 8;
      while (placed.length < goal) await new Promise((resolve) => setTimeout(resolve, 5));
      const before = [...placed];
      backups.push({ folder: (await backUp()).folder, before });
    }
    isOver = true;
    await buying;
  }, 120_000);

  // BACKUP-1
  test.each([0, 1])('brings back every order and each unit of stock (backup %i)', async (place) => {
    const { folder: from, before } = backups[place] as { folder: string; before: string[] };
    const restored = await connect(`restored_${place}`);
    const manifest = await restoreBackup(restored, from);
    const source = new Map((await ordersOf(client)).map((order) => [order._id, order]));
    const orders = await ordersOf(restored);
    expect(orders).toHaveLength(manifest.collections.orders?.documents ?? -1);
    const kept = orders.filter(({ state }) => state === 'placed');
    expect(kept.map(({ _id }) => _id)).toEqual(expect.arrayContaining(before));
    for (const order of kept) expect(order).toEqual(source.get(order._id));
    const api = await startOn(mongo.uriFor(`restored_${place}`));
    await reconcileOrders(api.deps);
    const left = await restored
      .db()
      .collection<{ _id: string; stock: number; holds: object[] }>('products')
      .findOne({ _id: 'IPA' });
    expect([left?.stock, left?.holds]).toEqual([STOCK - CASES * kept.length, []]);
    await api.stop();
  });
});

describe('a backup', () => {
  let from: string;
  beforeAll(async () => {
    from = (await backUp()).folder;
  });

  // BACKUP-3
  test('holds pictures whole, but no sessions and no sign-in links', async () => {
    await client.db().collection('sessions').insertOne({ session: 'x' });
    const { folder: own, manifest } = await backUp();
    expect(manifest.collections).not.toHaveProperty('sessions');
    expect(manifest.collections['prodimg.chunks']).toMatchObject({ documents: 3 });
    const pieces = [];
    for await (const piece of documentsIn(fileOf(own, 'prodimg.chunks'))) pieces.push(exact(piece));
    expect(pieces).toHaveLength(3);
  });

  // BACKUP-2
  test('that was changed or lacks a file is refused before anything is restored', async () => {
    const { folder: damaged } = await backUp();
    appendFileSync(fileOf(damaged, 'orders'), 'x');
    rmSync(fileOf(damaged, 'products'));
    const target = await connect('untouched');
    await expect(restoreBackup(target, damaged)).rejects.toThrow(
      'The backup is damaged: orders.bson is changed, products.bson is missing.',
    );
    expect(await target.db().listCollections().toArray()).toEqual([]);
  });

  // BACKUP-2
  test('is not restored over other data', async () => {
    await expect(restoreBackup(client, from)).rejects.toThrow(/^The database already contains data/);
  });

  // BACKUP-2
  test('whose restore was killed keeps the API from starting until it is restored again', async () => {
    const target = await connect('half');
    await target.db().collection<{ _id: string }>('restores').insertOne({ _id: 'unfinished' });
    await target.db().collection<{ _id: string }>('orders').insertOne({ _id: 'CBO-HALF' });
    await expect(refuseHalfRestored(target.db() as never)).rejects.toThrow('was not finished');
    await restoreBackup(target, from);
    await refuseHalfRestored(target.db() as never);
    expect((await ordersOf(target)).map(({ _id }) => _id)).not.toContain('CBO-HALF');
  });

  test('that is killed lets writes go on', async () => {
    const holder = fork(path.join(import.meta.dirname, 'lock-holder.ts'), {
      env: { ...process.env, MONGODB_URI: mongo.uri, LOCK_MS: '600000' },
      execArgv: [],
    });
    await once(holder, 'message');
    let isWritten = false;
    const write = client
      .db()
      .collection('things')
      .insertOne({})
      .then(() => {
        isWritten = true;
      });
    for (let read = 0; read < 20; read += 1) await ordersOf(client);
    expect(isWritten).toBe(false);
    holder.disconnect();
    await write;
  });

  test('of a replica set reads one snapshot, and locks nothing', async () => {
    const session = {};
    const asked: object[] = [];
    const replicaSet = {
      db: () => ({ command: async () => ({ setName: 'shop' }) }),
      withSession: async (options: object, read: (given: object) => Promise<unknown>) => {
        asked.push(options);
        return read(session);
      },
    };
    const given = await atOneMoment(replicaSet as never, 'mongodb://nowhere', async (own) => own);
    expect([given === session, asked]).toEqual([true, [{ snapshot: true }]]);
  });
});

// BACKUP-4
test('Each night one process writes a backup, and the newest ones stay', async () => {
  const target = path.join(folder, 'nightly');
  const { deps } = shop.api;
  const night = (day: string) => ({ ...deps, clock: () => new Date(`${day}T11:30:00Z`) });
  const settings = { folder: target, at: '03:00', keep: 1 };
  await backUpTonight({ ...deps, clock: () => new Date('2026-11-21T09:30:00Z') }, settings);
  expect(() => readdirSync(target)).toThrow('ENOENT');
  await Promise.all([1, 2].map(() => backUpTonight(night('2026-11-21'), settings)));
  const [first, ...more] = readdirSync(target);
  expect(more).toEqual([]);
  await backUpTonight(night('2026-11-22'), settings);
  expect(readdirSync(target)).toHaveLength(1);
  expect(readdirSync(target)).not.toContain(first);
});
