import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { startMongo } from './start-mongo.ts';

test('A query that finds nothing among 15,000 documents, with two indexes to choose from, is answered', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'planner-'));
  const mongo = await startMongo({ dataDir: path.join(folder, 'mongo') });
  const client = await MongoClient.connect(mongo.uri);
  const rows = client.db().collection('rows');
  await rows.createIndexes([{ key: { list: 1, place: 1 } }, { key: { list: 1, colour: 1, place: 1 } }]);
  await rows.insertMany(Array.from({ length: 15_000 }, (_, place) => ({ list: 'a', colour: 'red', place })));
  expect(await rows.find({ list: 'a', ticked: true }).toArray()).toEqual([]);
  await client.close();
  await mongo.stop();
  rmSync(folder, { recursive: true, force: true });
});
