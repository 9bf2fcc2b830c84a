import mongoose from 'mongoose';
import { entrySources } from '../src/models.ts';
import { shardKeys } from './shard-keys.ts';

function uniqueIndexes(): Map<string, object[]> {
  const connection = mongoose.createConnection();
  entrySources(connection);
  const models = Object.values(connection.models).map(
    ({ collection, schema }) => [collection.collectionName, schema.indexes()] as const,
  );
  // GridFS makes this one itself.
  const chunks = ['prodimg.chunks', [[{ files_id: 1, n: 1 }, { unique: true }]]] as const;
  return new Map(
    [...models, chunks].map(([name, indexes]) => [
      name,
      indexes.filter(([, { unique }]) => unique).map(([key]) => key),
    ]),
  );
}

const KEYS = [...shardKeys()];
const UNIQUE = uniqueIndexes();

test('Large collections have shard keys', () => {
  expect(KEYS.map(([name]) => name)).toEqual(expect.arrayContaining(['orders', 'prodimg.chunks']));
});

test.each(KEYS)('Each unique index of %s begins with its shard key %j', (name, key) => {
  const fields = Object.keys(key);
  expect(UNIQUE.has(name)).toBe(true);
  for (const index of UNIQUE.get(name) ?? [])
    expect(Object.keys(index).slice(0, fields.length)).toEqual(fields);
  // A hashed index can't be unique: its field must be the `_id`, which is.
  if (Object.values(key).includes('hashed')) expect(fields).toEqual(['_id']);
});
