import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { endChild, spawnChild } from '../processes/spawn-child.ts';
import { StartProblem } from '../processes/start-problem.ts';
import { loaderFor } from './c-library.ts';
import type { LauncherMessage } from './launcher.ts';
import { claimPlace, socketPlace, uriOf } from './socket.ts';

/** The database that a URI names when nobody asks for another. */
export const DATABASE = 'coastal_brew';

export type Mongo = {
  /** Connection string of the default database; the same for a data directory at every start. */
  uri: string;
  /** Connection string of another database of the same engine. */
  uriFor(database: string): string;
  /** The engine's process. */
  child: ChildProcess;
  /** Closes the database and resolves when its process has ended. */
  stop(): Promise<void>;
};

export type MongoOptions = {
  /** Where the database's files are; made if missing. One engine at a time holds it. */
  dataDir: string;
  /** Where the engine's process writes; `DATA_DIR.log` when left out. */
  logFile?: string;
};

/**
 * Starts MongoDB's engine in a process of its own and resolves when it answers (50 to 300 ms).
 * Clients find it again by themselves after a restart, since the address stays.
 * @throws StartProblem with one clear sentence: directory in use, C library too old, engine failed.
 */
export async function startMongo({ dataDir, logFile = `${dataDir}.log` }: MongoOptions): Promise<Mongo> {
  const directory = path.resolve(dataDir);
  const place = socketPlace(directory);
  claimPlace(place);
  mkdirSync(directory, { recursive: true });
  const child = spawnChild({
    entry: path.join(import.meta.dirname, 'launcher.ts'),
    args: [directory, place.socket],
    env: { ...process.env, TMPDIR: place.temporary },
    logFile,
    through: await loaderFor(),
  });
  await ready(child, directory, logFile);
  return {
    uri: uriOf(place, DATABASE),
    uriFor: (database) => uriOf(place, database),
    child,
    stop: async () => {
      await endChild(child);
      rmSync(place.folder, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess, dataDir: string, logFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(new StartProblem(sentenceFor(reason, dataDir, logFile)));
    child.on('message', (message: LauncherMessage) => {
      if ('ready' in message) resolve();
      else fail(message.failed);
    });
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code, signal) => fail(`its process ended (${signal ?? code})`));
  });
}

function sentenceFor(reason: string, dataDir: string, logFile: string): string {
  if (reason.includes('DBPathInUse')) {
    return `The database in ${dataDir} is in use by another running start of this site; stop that one, or choose another data folder.`;
  }
  return `The embedded database could not be started: ${reason.split('\n')[0]} (more in ${logFile}).`;
}
