import type { ChildProcess } from 'node:child_process';
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { endChild, spawnChild } from '../processes/spawn-child.ts';
import { StartProblem } from '../processes/start-problem.ts';
import { loaderFor } from './c-library.ts';
import type { LauncherMessage } from './launcher.ts';
import { claimPlace, type SocketPlace, socketPlace, uriOf } from './socket.ts';

const DATABASE = 'coastal_brew';

/** Free disk space, in bytes, without which the engine doesn't start. */
const LEAST_ROOM = 32 * 1024 * 1024;

const LOOK_EVERY_MS = 100;

export type Mongo = {
  /** Connection string of the default database; stable for a data directory. */
  uri: string;
  /** Connection string of another database of the same engine. */
  uriFor(database: string): string;
  /** The engine's process. */
  child: ChildProcess;
  /** Closes the database and resolves when its process has ended. */
  stop(): Promise<void>;
};

export type MongoOptions = {
  /** Folder of the database's files; created if missing, used by one engine at a time. */
  dataDir: string;
  /** The engine's log file; `DATA_DIR.log` by default. */
  logFile?: string;
  /** How long to wait for another engine to release the directory, in milliseconds; 0 by default. */
  timeoutMs?: number;
};

/**
 * Starts MongoDB's engine in a process of its own and resolves when it answers (50 to 300 ms).
 * Clients reconnect by themselves after a restart, since the address doesn't change.
 * @throws StartProblem if the directory is in use, the C library is too old, or the engine failed.
 */
export async function startMongo(options: MongoOptions): Promise<Mongo> {
  const { timeoutMs = 0, logFile = `${options.dataDir}.log` } = options;
  const dataDir = path.resolve(options.dataDir);
  const place = socketPlace(dataDir);
  const child = await launchWhenUnlocked({ dataDir, place, logFile, deadline: Date.now() + timeoutMs });
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

/** The connection string of the engine that runs on a data directory. */
export const uriIn = (dataDir: string): string => uriOf(socketPlace(path.resolve(dataDir)), DATABASE);

type Launch = { dataDir: string; place: SocketPlace; logFile: string; deadline: number };

async function launchWhenUnlocked({ deadline, ...launch }: Launch): Promise<ChildProcess> {
  for (;;) {
    try {
      return await launchOnce(launch);
    } catch (error) {
      if (!(error instanceof DirectoryInUse) || Date.now() > deadline) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

async function launchOnce({ dataDir, place, logFile }: Omit<Launch, 'deadline'>): Promise<ChildProcess> {
  const through = await loaderFor();
  claimPlace(place);
  mkdirSync(dataDir, { recursive: true });
  const child = spawnChild({
    entry: path.join(import.meta.dirname, 'launcher.ts'),
    args: [dataDir, place.socket],
    env: { ...process.env, TMPDIR: place.temporary },
    logFile,
    through,
  });
  await ready(child, dataDir, logFile);
  return child;
}

/** Whether to retry: the engine that holds the directory may be closing it. */
export class DirectoryInUse extends StartProblem {}

function ready(child: ChildProcess, dataDir: string, logFile: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (reason: string) => reject(problemFor(reason, dataDir, logFile));
    child.on('message', (message: LauncherMessage) => {
      if ('ready' in message) resolve();
      else fail(message.failed);
    });
    child.once('error', (error) => fail(error.message));
    child.once('exit', (code, signal) => fail(`its process ended (${signal ?? code})`));
  });
}

function problemFor(reason: string, dataDir: string, logFile: string): StartProblem {
  if (reason.includes('DBPathInUse')) {
    return new DirectoryInUse(
      `The database in ${dataDir} is in use by another running start of this site; stop that one, or choose another data folder.`,
    );
  }
  const { bavail, bsize } = statfsSync(path.dirname(dataDir));
  if (bavail * bsize < LEAST_ROOM) {
    return new StartProblem(
      `The disk that holds the database's folder ${dataDir} is full (${Math.floor((bavail * bsize) / 1024 / 1024)} MB free): a new shop needs 500 MB, one that has been running at least 32 MB. Make room, or choose a folder on another disk with DATA_DIR.`,
    );
  }
  return new StartProblem(
    `The embedded database could not be started: ${reason.split('\n')[0]} (more in ${logFile}).`,
  );
}
