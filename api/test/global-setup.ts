import { mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import mongoose from 'mongoose';
import { startMongo } from '../../local/src/mongo/index.ts';

declare global {
  var stopTestMongo: (() => Promise<void>) | undefined;
}

const MEMORY = '/dev/shm';
/** Free memory, in bytes, that the databases of a test run and its uploads need at most. */
const NEEDED_ROOM = 2 * 1024 ** 3;

/** In memory where there is room: each test file creates a hundred collections and indexes, and each waits for the disk. */
function scratchFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > NEEDED_ROOM ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/**
 * The databases of a test run have some twenty thousand files, which the engine would hold open for ten minutes each: more
 * than a process may open. It closes the unused ones sooner.
 */
async function closeIdleFiles(uri: string): Promise<void> {
  const connection = await mongoose.createConnection(uri).asPromise();
  await connection.db
    ?.admin()
    .command({
      setParameter: 1,
      wiredTigerEngineRuntimeConfig:
        'file_manager=(close_idle_time=5,close_scan_interval=5,close_handle_minimum=500)',
    });
  await connection.close();
}

/**
 * Starts what all test files share: the real database engine, unless `TEST_MONGODB_URI` names a server, a folder for temporary
 * files, compiled code.
 */
export default async function globalSetup(): Promise<void> {
  const folder = mkdtempSync(path.join(scratchFolder(), 'api-tests-'));
  // Inherited by the workers and by the API processes that tests start and kill.
  process.env.TMPDIR = folder;
  process.env.NODE_COMPILE_CACHE ??= path.join(import.meta.dirname, '../../.cache/node');
  const mongo = process.env.TEST_MONGODB_URI
    ? undefined
    : await startMongo({ dataDir: path.join(folder, 'mongo') });
  if (mongo) {
    await closeIdleFiles(mongo.uri);
    process.env.TEST_MONGODB_URI = mongo.uri;
  }
  globalThis.stopTestMongo = async () => {
    await mongo?.stop();
    rmSync(folder, { recursive: true, force: true });
  };
}
