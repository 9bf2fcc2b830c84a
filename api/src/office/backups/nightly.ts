import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { dayOf, instantAt } from 'shared-domain/dates';
import type { Task } from '../../foundation/background/index.ts';
import type { Configuration } from '../../foundation/configuration/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { claimOnce } from '../operations/index.ts';

const POLL_INTERVAL_MS = 60_000;
const NAME = /^\d{4}-\d{2}-\d{2}T[\d-]+Z$/;

/**
 * One backup a night, started by one of the processes if `BACKUP_DIR` is set. It runs in its own process, so that requests
 * don't wait for it. One that fails is logged and tried again the next night.
 */
export function nightlyBackup(deps: Deps): Task[] {
  const { backups } = deps.configuration;
  if (!backups) return [];
  return [{ name: 'nightly backup', everyMs: POLL_INTERVAL_MS, run: () => backUpTonight(deps, backups) }];
}

export async function backUpTonight(
  { configuration, connection, clock, logger }: Deps,
  { folder, at, keep }: NonNullable<Configuration['backups']>,
): Promise<void> {
  const now = clock();
  const due = instantAt(dayOf(now), at);
  if (now < due || !(await claimOnce(connection, 'nightly-backup', now, due))) return;
  const child = spawn(
    process.execPath,
    [path.join(import.meta.dirname, '../../backup.ts'), 'backup', folder],
    {
      env: { ...process.env, MONGODB_URI: configuration.mongodbUri },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`the nightly backup ended with ${code}`);
  logger.info({ folder }, 'the nightly backup is written');
  const old = (await readdir(folder)).filter((name) => NAME.test(name)).sort();
  for (const name of old.slice(0, -keep)) await rm(path.join(folder, name), { recursive: true });
}
