import type { Connection } from 'mongoose';
import { openConnection } from '../src/foundation/database/index.ts';

/** Opens a connection whose process dies (SIGKILL, no clean-up) before a database command, when `next` says so. */
export async function killableConnection(uri: string, next: () => boolean): Promise<Connection> {
  const connection = await openConnection(uri, { monitorCommands: true, timeoutMs: 30_000 });
  connection.getClient().on('commandStarted', () => {
    if (next()) process.kill(process.pid, 'SIGKILL');
  });
  return connection;
}
