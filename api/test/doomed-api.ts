import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import mongoose from 'mongoose';
import { createApp } from '../src/app.ts';
import { readConfiguration } from '../src/configuration/index.ts';
import { createDeps } from '../src/dependencies.ts';
import { createOrderWorker } from '../src/workers/index.ts';

/**
 * The real API as a process that dies on command: told `{ dieBefore: n }` by its parent, it kills itself (SIGKILL, no
 * farewell) in front of its n-th database command from then on. `{ work: true }` carries out what is due.
 */
const configuration = readConfiguration(process.env);
const connection = mongoose.createConnection(configuration.mongodbUri, {
  retryWrites: false,
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  monitorCommands: true,
});
await connection.asPromise();
const frozen = new Date(process.env.CLOCK ?? '');
const deps = createDeps(configuration, connection, { clock: () => new Date(frozen) });

let commandsLeft = Number.POSITIVE_INFINITY;
connection.getClient().on('commandStarted', () => {
  commandsLeft -= 1;
  if (commandsLeft <= 0) process.kill(process.pid, 'SIGKILL');
});

process.on('message', (told: { dieBefore?: number; work?: boolean }) => {
  if (told.dieBefore !== undefined) commandsLeft = told.dieBefore;
  if (told.work) {
    createOrderWorker(deps)
      .runDue()
      .then(() => process.send?.({ worked: true }));
  } else process.send?.({ armed: true });
});
process.on('disconnect', () => process.exit(0));

const server = createServer(createApp(deps));
server.listen(0, '127.0.0.1', () => {
  process.send?.({ url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
