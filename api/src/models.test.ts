import mongoose from 'mongoose';
import { entrySources } from './models.ts';

// API-4
test('A write of a path that a schema lacks throws in every collection', () => {
  const connection = mongoose.createConnection();
  entrySources(connection);
  const lenient = Object.values(connection.models)
    .filter(({ schema }) => schema.options.strict !== 'throw')
    .map(({ collection }) => collection.collectionName);
  expect(lenient).toEqual([]);
});
