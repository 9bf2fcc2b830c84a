import type { ChildProcess } from 'node:child_process';
import path from 'node:path';
import { type Mongo, startMongo } from '../mongo/index.ts';
import { untilHealthy } from '../processes/health.ts';
import { endChild, spawnChild } from '../processes/spawn-child.ts';
import { type SupervisedProcess, superviseProcess } from '../processes/supervise-process.ts';
import type { Environment } from './environment.ts';
import { WORKSPACE } from './workspace.ts';

/** What every part of a site is started with. */
export type PartSettings = {
  dataDir: string;
  /** Told in a line when a part has ended by itself and when it is back. */
  report: (line: string) => void;
  /** The site is being stopped: nothing more is waited for. */
  signal: AbortSignal;
};

/** Where a part of the site writes. */
export const logOf = (dataDir: string, name: string): string => path.join(dataDir, 'logs', `${name}.log`);

/** Where the embedded database of a site keeps its files. */
export const databaseIn = (dataDir: string): string => path.join(dataDir, 'mongo');

// The database of a site that was killed a moment ago may still be closing its files.
const PATIENCE_MS = 8_000;

/** Keeps the embedded database running; its address stays the same over restarts. */
export async function superviseMongo({
  dataDir,
  report,
}: PartSettings): Promise<SupervisedProcess & { uri: string }> {
  const latest: { mongo?: Mongo } = {};
  const kept = await superviseProcess({
    name: 'the database',
    report,
    async start() {
      latest.mongo = await startMongo({
        dataDir: databaseIn(dataDir),
        logFile: logOf(dataDir, 'mongo'),
        patienceMs: PATIENCE_MS,
      });
      return latest.mongo.child;
    },
  });
  return {
    ...kept,
    uri: latest.mongo?.uri ?? '',
    async stop() {
      await kept.stop();
      await latest.mongo?.stop();
    },
  };
}

export type ServerPart = {
  /** Its name in messages, with its article. */
  name: string;
  /** The file that is the process, from the workspace. */
  entry: string;
  /** Its log's name. */
  log: string;
  env: Environment;
  /** Answers 2xx when it can be used. */
  health: string;
  graceMs?: number;
};

/** Keeps one of our servers running. */
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
      const child = spawnChild({ entry: path.join(WORKSPACE, part.entry), env: part.env, logFile });
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
