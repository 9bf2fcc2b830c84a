import mongoose, { type Connection } from 'mongoose';
import { callDefaults } from './defaults.ts';
import './lost-writes.ts';

// Not `connection.plugin`: a schema takes plugins only from the first connection that makes a model of it.
mongoose.plugin(callDefaults);

/** How long a request waits for an unreachable database before answering 503, in milliseconds. */
const TIMEOUT_MS = 2_000;

export type ConnectionOptions = {
  monitorCommands?: boolean;
  /** How long a request waits for the database, in milliseconds; 2,000 by default. */
  timeoutMs?: number;
};

/**
 * Majority reads and writes, so that no decision about money rests on data that a failover rolls back. A standalone server
 * is its own majority. Not left to `MONGODB_URI` (ADR 004).
 */
const OF_THE_MAJORITY = {
  writeConcern: { w: 'majority' },
  readConcernLevel: 'majority',
  readPreference: 'primary',
} as const;

/**
 * Opens a connection; there is no global one. It works with a standalone server: no transactions, and retryable writes only
 * on a cluster. Schemas of data that customers rely on use `DURABLE`.
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
  await connection.asPromise();
  return connection;
}
