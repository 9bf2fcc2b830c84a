import { allocationTask } from './accounts/allocations/index.ts';
import { reminderTask } from './accounts/licences/index.ts';
import { standingOrderTask } from './accounts/standing-orders/index.ts';
import { dueReminderTask } from './accounts/statements/index.ts';
import { feedTask, importTask, sweepImages } from './files/imports/index.ts';
import type { Task } from './foundation/background/index.ts';
import type { Deps } from './foundation/dependencies.ts';
import { stockAlertTask } from './messages/stock-alerts/index.ts';
import { entrySources } from './models.ts';
import { nightlyBackup } from './office/backups/index.ts';
import { boundErrorReports } from './office/error-reports/index.ts';
import { retentionTask } from './office/personal-data/index.ts';
import { releaseStepsTask, sweepCanaryEvents } from './office/releases/index.ts';
import { salesReportTask } from './office/sales-reports/index.ts';
import { sweepSignInTokens } from './office/sign-in/index.ts';
import { webhookTask } from './office/webhooks/index.ts';
import { sumsTask } from './orders/sums/index.ts';
import { auditTask } from './requests/audit/index.ts';
import { sweepPersonSessions } from './requests/person-sessions/index.ts';
import { sweepEndedSessions, sweepRateLimits } from './requests/protections/index.ts';
import { orderTasks } from './workers.ts';

const MINUTE = 60_000;

/** All background tasks of a process. Each may run in several processes at once. */
export function backgroundTasks(deps: Deps): Task[] {
  return [
    deps.live.task,
    importTask(deps),
    ...feedTask(deps),
    // The embedded engine has no TTL monitor: we delete expired documents ourselves, and readers check their date.
    sweep('rate limits', () => sweepRateLimits(deps.connection, deps.clock())),
    sweep('ended sessions', () => sweepEndedSessions(deps.connection, deps.clock())),
    sweep('sessions of accounts', () => sweepPersonSessions(deps.connection, deps.clock())),
    sweep('sign-in tokens', () => sweepSignInTokens(deps.connection, deps.clock())),
    sweep('images', () => sweepImages(deps)),
    sweep('error reports', () => boundErrorReports(deps)),
    sweep('canary events', () => sweepCanaryEvents(deps.connection, deps.clock())),
    releaseStepsTask(deps),
    reminderTask(deps),
    dueReminderTask(deps),
    allocationTask(deps),
    standingOrderTask(deps),
    stockAlertTask(deps),
    auditTask(deps, entrySources(deps.connection)),
    retentionTask(deps),
    sumsTask(deps),
    // On Mondays at 6 in the morning (REPORT-1).
    salesReportTask(deps),
    webhookTask(deps),
    ...nightlyBackup(deps),
    ...orderTasks(deps),
  ];
}

const sweep = (what: string, run: () => Promise<void>): Task => ({
  name: `sweep ${what}`,
  everyMs: 10 * MINUTE,
  run,
});
