import mongoose, { type Connection } from 'mongoose';

/** Opens a connection whose process dies (SIGKILL, no clean-up) before a database command, when `next` says so. */
export async function killableConnection(uri: string, next: () => boolean): Promise<Connection> {
  const connection = mongoose.createConnection(uri, {
    retryWrites: false,
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
    monitorCommands: true,
  });
  await connection.asPromise();
  connection.getClient().on('commandStarted', () => {
    if (next()) process.kill(process.pid, 'SIGKILL');
  });
  return connection;
}
