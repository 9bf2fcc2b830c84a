import mongoose, { type Connection } from 'mongoose';
import { callDefaults } from './defaults.ts';
import './lost-writes.ts';

/** How long a request waits for a database that is gone before it answers 503, in milliseconds. */
const TIMEOUT_MS = 2_000;

export type ConnectionOptions = {
  monitorCommands?: boolean;
  /** How long a request waits for the database, in milliseconds; 2,000 when left out. */
  timeoutMs?: number;
};

/**
 * What is acknowledged, and what is read, is on a majority of the replicas: nothing that a failover takes back decides over
 * money. A standalone server is its own majority. Neither is left to `MONGODB_URI` (ADR 065).
 */
const OF_THE_MAJORITY = {
  writeConcern: { w: 'majority' },
  readConcernLevel: 'majority',
  readPreference: 'primary',
} as const;

/**
 * Opens a connection of our own; there is no global one. It needs only what a standalone server offers: no transactions, and
 * the driver repeats writes only on a cluster. Data that customers rely on has schemas with `DURABLE`.
 */
export async function openConnection(
  uri: string,
  { timeoutMs = TIMEOUT_MS, monitorCommands = false }: ConnectionOptions = {},
): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    ...OF_THE_MAJORITY,
    retryWrites: true,
    retryReads: true,
    serverSelectionTimeoutMS: timeoutMs,
    connectTimeoutMS: timeoutMs,
    socketTimeoutMS: 15_000,
    waitQueueTimeoutMS: timeoutMs,
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
