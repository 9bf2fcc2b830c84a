import mongoose, { type Connection, type Model, Schema } from 'mongoose';
import { freshDatabase } from '../../../test/start-api.ts';
import { openConnection } from './connection.ts';
import { DURABLE } from './durable.ts';
import { STORED } from './schema-parts.ts';

type Thing = { _id: string; size: number };

const thingSchema = new Schema<Thing>(
  { _id: String, size: { type: Number, required: true } },
  { collection: 'things', ...STORED, ...DURABLE },
);

describe('every call of a model', () => {
  let connection: Connection;
  let things: Model<Thing>;
  let commands: { name: string; maxTimeMS: unknown; writeConcern: unknown }[] = [];
  beforeAll(async () => {
    // Defaults that came with the connection would be missing: a schema takes those of its first one.
    mongoose.createConnection().model<Thing>('Thing', thingSchema);
    connection = await openConnection(freshDatabase(), { monitorCommands: true, timeoutMs: 30_000 });
    things = connection.model<Thing>('Thing', thingSchema);
    connection.getClient().on('commandStarted', ({ command, commandName: name }) => {
      const { maxTimeMS, writeConcern } = command;
      commands.push({ name, maxTimeMS, writeConcern });
    });
  });
  beforeEach(() => {
    commands = [];
  });
  afterAll(async () => {
    await connection.dropDatabase();
    await connection.close();
  });

  const one = { _id: 'a' };
  const grow = { $inc: { size: 1 } };
  const bulk = [{ updateOne: { filter: one, update: grow } }];
  const journaled = { w: 'majority', j: true };

  test.each<[string, () => PromiseLike<unknown>]>([
    ['insertOne', () => things.insertOne({ _id: 'b', size: 1 })],
    ['create', () => things.create([{ _id: 'c', size: 1 }])],
    ['updateOne', () => things.updateOne(one, grow)],
    ['updateMany', () => things.updateMany({}, grow)],
    ['an upsert', () => things.updateOne({ _id: 'd' }, grow, { upsert: true })],
    ['replaceOne', () => things.replaceOne(one, { size: 2 })],
    ['findOneAndUpdate', () => things.findOneAndUpdate(one, grow).lean()],
    ['findOneAndDelete', () => things.findOneAndDelete(one)],
    ['deleteOne', () => things.deleteOne(one)],
    ['deleteMany', () => things.deleteMany({ size: 9 })],
    ['bulkWrite', () => things.bulkWrite(bulk)],
    ['an unordered bulkWrite', () => things.bulkWrite(bulk, { ordered: false })],
  ])('that writes is journaled: %s', async (_name, call) => {
    await call();
    expect(commands).toMatchObject([{ writeConcern: journaled }]);
  });

  test.each<[string, () => PromiseLike<unknown>]>([
    ['find', () => things.find().lean()],
    ['a cursor', () => things.find().lean().cursor().next()],
    ['findOne', () => things.findOne(one)],
    ['findById', () => things.findById('a').lean()],
    ['exists', () => things.exists(one)],
    ['countDocuments', () => things.countDocuments(one)],
    ['estimatedDocumentCount', () => things.estimatedDocumentCount()],
    ['distinct', () => things.distinct('size')],
    ['aggregate', () => things.aggregate([{ $match: one }])],
    ['updateOne', () => things.updateOne(one, grow)],
    ['updateMany', () => things.updateMany({}, grow)],
    ['replaceOne', () => things.replaceOne(one, { size: 2 })],
    ['findOneAndUpdate', () => things.findOneAndUpdate(one, grow).lean()],
    ['deleteOne', () => things.deleteOne(one)],
    ['deleteMany', () => things.deleteMany({ size: 9 })],
    ['bulkWrite', () => things.bulkWrite(bulk)],
  ])('has a time limit: %s', async (_name, call) => {
    await call();
    expect(commands[0]).toMatchObject({ maxTimeMS: 5_000 });
  });

  test('may ask for a longer time', async () => {
    await things.find().maxTimeMS(30_000).lean();
    await things.aggregate([{ $match: one }]).option({ maxTimeMS: 30_000 });
    expect(commands.map(({ maxTimeMS }) => maxTimeMS)).toEqual([30_000, 30_000]);
  });
});
