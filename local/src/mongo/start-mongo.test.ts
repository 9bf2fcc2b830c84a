import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { type Mongo, startMongo } from './index.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'cbo-mongo-test-'));
const started: Mongo[] = [];
const start = async (name: string): Promise<Mongo> => {
  const mongo = await startMongo({ dataDir: path.join(folder, name) });
  started.push(mongo);
  return mongo;
};
const processIsThere = (pid: number | undefined): boolean => {
  try {
    return pid !== undefined && process.kill(pid, 0);
  } catch {
    return false;
  }
};

afterAll(async () => {
  await Promise.all(started.map((mongo) => mongo.stop()));
  rmSync(folder, { recursive: true, force: true });
});

test('what was stored is there after a stop and another start, at the same address', async () => {
  const first = await start('twice');
  await new MongoClient(first.uri).connect().then(async (client) => {
    await client.db().collection('kegs').insertOne({ name: 'Pilsner', litres: 50 });
    await client.close();
  });
  await first.stop();

  const second = await start('twice');
  expect(second.uri).toBe(first.uri);
  const client = await new MongoClient(second.uri).connect();
  const keg = await client.db().collection('kegs').findOne({ name: 'Pilsner' });
  await client.close();
  expect(keg).toMatchObject({ litres: 50 });
});

test('SIGKILL loses nothing that was acknowledged with j:true, and clients find the new process', async () => {
  const mongo = await start('killed');
  const client = await new MongoClient(mongo.uri, { serverSelectionTimeoutMS: 10_000 }).connect();
  const orders = client.db().collection<{ _id: number }>('orders');
  let acknowledged = 0;
  const writer = (async () => {
    for (let number = 1; ; number += 1) {
      await orders.insertOne({ _id: number }, { writeConcern: { j: true } });
      acknowledged = number;
      if (number === 200) mongo.child.kill('SIGKILL');
    }
  })();
  await expect(writer).rejects.toThrow();

  await start('killed');
  const found = await orders.countDocuments({ _id: { $lte: acknowledged } });
  await client.close();
  expect(acknowledged).toBeGreaterThanOrEqual(200);
  expect(found).toBe(acknowledged);
});

test('a directory that another engine holds is refused with one sentence', async () => {
  const first = await start('shared');
  await expect(startMongo({ dataDir: path.join(folder, 'shared') })).rejects.toThrow(
    /^The database in .*shared is in use by another running start of this site; stop that one, or choose another data folder\.$/,
  );
  expect(processIsThere(first.child.pid)).toBe(true);
});

test('a stop leaves no process', async () => {
  const mongo = await start('stopped');
  await mongo.stop();
  expect(processIsThere(mongo.child.pid)).toBe(false);
});
