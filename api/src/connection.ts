import mongoose, { type Connection } from 'mongoose';
import './driver/lost-writes.ts';

/** How long a request waits for a database that is gone before it answers 503, in milliseconds. */
const SELECTION_MS = 2_000;

/**
 * Opens a connection of our own; there is no global one. Built on what a standalone server gives: no retryable writes,
 * no transactions. A write that somebody was promised uses `j: true` where it is made.
 */
export async function openConnection(
  uri: string,
  options: { monitorCommands?: boolean } = {},
): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    retryWrites: false,
    retryReads: true,
    serverSelectionTimeoutMS: SELECTION_MS,
    connectTimeoutMS: SELECTION_MS,
    socketTimeoutMS: 15_000,
    waitQueueTimeoutMS: SELECTION_MS,
    maxPoolSize: 20,
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    ...options,
  });
  await connection.asPromise();
  return connection;
}
