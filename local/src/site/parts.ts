import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { type Mongo, startMongo } from '../mongo/index.ts';
import { untilHealthy } from '../processes/health.ts';
import { ARENAS, endChild, spawnChild } from '../processes/spawn-child.ts';
import { type SupervisedProcess, superviseProcess } from '../processes/supervise-process.ts';
import type { Environment } from './environment.ts';
import { WORKSPACE } from './workspace.ts';

/** Settings common to every part of a site. */
export type PartSettings = {
  dataDir: string;
  /** Called with a line when a part has ended by itself and when it is running again. */
  report: (line: string) => void;
  /** Aborted when the site is being stopped. */
  signal: AbortSignal;
};

/** The log file of a part of the site. */
export const logOf = (dataDir: string, name: string): string => path.join(dataDir, 'logs', `${name}.log`);

/** Folder of a site's embedded database. */
export const databaseIn = (dataDir: string): string => path.join(dataDir, 'mongo');

// The database of a site that was just killed may still be closing its files.
const LOCK_TIMEOUT_MS = 8_000;

/** Supervises the embedded database; its address survives restarts. */
export async function superviseMongo({
  dataDir,
  report,
}: PartSettings): Promise<SupervisedProcess & { uri: string }> {
  const latest: { mongo?: Mongo } = {};
  const supervised = await superviseProcess({
    name: 'the database',
    report,
    async start() {
      latest.mongo = await startMongo({
        dataDir: databaseIn(dataDir),
        logFile: logOf(dataDir, 'mongo'),
        timeoutMs: LOCK_TIMEOUT_MS,
      });
      return latest.mongo.child;
    },
  });
  return {
    ...supervised,
    uri: latest.mongo?.uri ?? '',
    async stop() {
      await supervised.stop();
      await latest.mongo?.stop();
    },
  };
}

export type ServerPart = {
  /** The name in messages, with its article. */
  name: string;
  /** The file to run, relative to the workspace. */
  entry: string;
  /** The log's name. */
  log: string;
  env: Environment;
  /** Health check address: answers 2xx when ready. */
  health: string;
  graceMs?: number;
};

/** Supervises one of our servers. */
export function superviseServer(
  part: ServerPart,
  { dataDir, report, signal }: PartSettings,
): Promise<SupervisedProcess> {
  const logFile = logOf(dataDir, part.log);
  return superviseProcess({
    name: part.name,
    report,
    graceMs: part.graceMs,
    async start(): Promise<ChildProcess> {
      const env = { ...ARENAS, ...part.env };
      const child = spawnChild({ entry: path.join(WORKSPACE, part.entry), env, logFile });
      try {
        await untilHealthy({ name: part.name, child, url: part.health, logFile, signal });
      } catch (error) {
        await endChild(child, 1_000);
        throw error;
      }
      return child;
    },
  });
}
