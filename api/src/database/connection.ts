import mongoose, { type Connection } from 'mongoose';
import { callDefaults } from './defaults.ts';
import './lost-writes.ts';

/** How long a request waits for a database that is gone before it answers 503, in milliseconds. */
const PATIENCE_MS = 2_000;

export type ConnectionOptions = {
  monitorCommands?: boolean;
  /** How long a request waits for the database, in milliseconds; 2,000 when left out. */
  patienceMs?: number;
};

/**
 * Opens a connection of our own; there is no global one. It needs only what a standalone server offers: no retryable
 * writes, no transactions. Data that customers rely on has schemas with `DURABLE`.
 */
export async function openConnection(
  uri: string,
  { patienceMs = PATIENCE_MS, monitorCommands = false }: ConnectionOptions = {},
): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    retryWrites: false,
    retryReads: true,
    serverSelectionTimeoutMS: patienceMs,
    connectTimeoutMS: patienceMs,
    socketTimeoutMS: 15_000,
    waitQueueTimeoutMS: patienceMs,
    maxPoolSize: 20,
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    monitorCommands,
  });
  connection.plugin(callDefaults);
  await connection.asPromise();
  return connection;
}
