import type { DriverLinkJson } from 'shared-domain/contracts';
import { linkEnd } from 'shared-domain/driver';
import { dayOfRun, REFUSAL_MESSAGES } from 'shared-domain/runs';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { runTokenOf, type Staff } from '../../requests/protections/index.ts';
import { readRunDay } from '../runs/index.ts';
import { driverLogModel } from './model.ts';

/** The driver's link to a run. If staff replace it, old links stop working at once (DRIVER-1, DRIVER-3). */
export async function linkOf(deps: Deps, staff: Staff, run: string, isNew: boolean): Promise<DriverLinkJson> {
  const day = await readRunDay(deps.connection, dayOfRun(run));
  const found = day.runs.find(({ id }) => id === run);
  if (!found) throw problem('run_not_found');
  if (!found.driver) throw problem('run_refused', { values: { reason: REFUSAL_MESSAGES.no_driver } });
  const until = linkEnd(dayOfRun(run));
  if (deps.clock() > until) throw problem('run_over');
  const pendingAudit = entryOf(deps, staff.email, {
    action: isNew ? 'run.link-replaced' : 'run.link',
    subject: run,
    after: { until: until.toISOString() },
  });
  await openLog(deps, run);
  const log = await driverLogModel(deps.connection)
    .findOneAndUpdate(
      { _id: run },
      { $inc: { link: isNew ? 1 : 0 }, $set: { updatedAt: deps.clock() }, $push: { pendingAudit } },
      { returnDocument: 'after' },
    )
    .lean();
  const token = runTokenOf(deps, run, log?.link ?? 1);
  // In the fragment, the token reaches no server log.
  const url = `${deps.configuration.publicOrigin}/admin/runs/${run}#${token}`;
  return { url, until: until.toISOString() };
}

async function openLog({ connection, clock }: Deps, run: string): Promise<void> {
  const empty = {
    link: 1,
    presses: [],
    stops: [],
    conflicts: [],
    version: 0,
    followUps: [],
    updatedAt: clock(),
  };
  try {
    await driverLogModel(connection).updateOne({ _id: run }, { $setOnInsert: empty }, { upsert: true });
  } catch (cause) {
    if (!isDuplicate(cause)) throw cause;
  }
}
