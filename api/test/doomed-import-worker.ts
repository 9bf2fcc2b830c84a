import mongoose from 'mongoose';
import { readConfiguration } from '../src/configuration/index.ts';
import { createDeps } from '../src/dependencies.ts';
import { workOnImports } from '../src/imports/index.ts';

/** The worker of imports as a process that kills itself (SIGKILL) in front of its n-th database command. */
const configuration = readConfiguration(process.env);
const connection = mongoose.createConnection(configuration.mongodbUri, {
  retryWrites: false,
  bufferCommands: false,
  autoIndex: false,
  autoCreate: false,
  monitorCommands: true,
});
await connection.asPromise();
const now = new Date(process.env.CLOCK ?? '');
let left = Number(process.env.DIE_BEFORE);
connection.getClient().on('commandStarted', () => {
  left -= 1;
  if (left === 0) process.kill(process.pid, 'SIGKILL');
});
await workOnImports(createDeps(configuration, connection, { clock: () => new Date(now) }));
process.exit(0);
