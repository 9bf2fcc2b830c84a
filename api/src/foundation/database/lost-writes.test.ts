import { once } from 'node:events';
import { createServer, connect as openSocket, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MongoClient } from 'mongodb';
import { Connection } from 'mongodb/lib/cmap/connection.js';
import mongoose from 'mongoose';
import './lost-writes.ts';

describe('a command', () => {
  let silent: Server;
  const address = path.join(tmpdir(), `silent-${process.pid}.sock`);
  beforeAll(async () => {
    silent = createServer().listen(address);
    await once(silent, 'listening');
  });
  afterAll(() => void silent.close());

  test('whose connection ends while it is being written fails instead of waiting forever', async () => {
    const socket = openSocket(address);
    await once(socket, 'connect');
    const connection = new Connection(socket, { id: 1, generation: 1, hostAddress: address });
    const answer = connection.command({ db: 'admin' }, { ping: 1 }, {});
    connection.destroy();
    await expect(answer).rejects.toThrow(/^connection 1 to .* closed$/);
    expect(connection.listenerCount('close')).toBe(0);
  });
});

test('the patched driver is the one that mongoose uses', () => {
  expect(mongoose.mongo.MongoClient).toBe(MongoClient);
});
