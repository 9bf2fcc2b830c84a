import { allocationTask } from './allocations/index.ts';
import { auditTask } from './audit/index.ts';
import { sweepSignInTokens } from './auth/index.ts';
import type { Task } from './background/index.ts';
import { nightlyBackup } from './backups/index.ts';
import type { Deps } from './dependencies.ts';
import { boundErrorReports } from './errors/index.ts';
import { sweepImages } from './images/index.ts';
import { importTask } from './imports/index.ts';
import { reminderTask } from './licensees/index.ts';
import { entrySources } from './models.ts';
import { retentionTask } from './personal-data/index.ts';
import { sweepRateLimits } from './protections/index.ts';
import { releaseStepsTask, sweepCanaryEvents } from './releases/index.ts';
import { standingOrderTask } from './standing-orders/index.ts';
import { stockAlertTask } from './stock-alerts/index.ts';
import { orderTasks } from './workers.ts';

const MINUTE = 60_000;

/** All background tasks of a process. Each may run in several processes at once. */
export function backgroundTasks(deps: Deps): Task[] {
  return [
    deps.live.task,
    importTask(deps),
    // The embedded engine has no TTL monitor: we delete expired documents ourselves, and readers check their date.
    sweep('rate limits', () => sweepRateLimits(deps.connection, deps.clock())),
    sweep('sign-in tokens', () => sweepSignInTokens(deps.connection, deps.clock())),
    sweep('images', () => sweepImages(deps)),
    sweep('error reports', () => boundErrorReports(deps)),
    sweep('canary events', () => sweepCanaryEvents(deps.connection, deps.clock())),
    releaseStepsTask(deps),
    reminderTask(deps),
    allocationTask(deps),
    standingOrderTask(deps),
    stockAlertTask(deps),
    auditTask(deps, entrySources(deps.connection)),
    retentionTask(deps),
    ...nightlyBackup(deps),
    ...orderTasks(deps),
  ];
}

const sweep = (what: string, run: () => Promise<void>): Task => ({
  name: `sweep ${what}`,
  everyMs: 10 * MINUTE,
  run,
});
