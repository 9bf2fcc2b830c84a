import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import type { Task } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type AuditDocument, auditModel, writeEntries } from '../../requests/audit/index.ts';
import { hasCanary, judgeCanaries } from './canaries.ts';
import { hasCanaryEvent } from './canary-events.ts';
import { liveBefore, type RunningApp, releasesOf } from './registry.ts';

const POLL_INTERVAL_MS = 60_000;
/** Interval while a canary runs, which limits how long a broken one stays. */
const CANARY_INTERVAL_MS = 5_000;

/** Each app's live release, after auditing every rollback and promotion that led to it. */
export async function readRunning(deps: Deps): Promise<RunningApp[]> {
  const running = await releasesOf(deps.configuration).running();
  await recordSteps(deps, running);
  return running;
}

/**
 * Audits steps that a killed process left unrecorded and those made on the command line; moves canaries on or back
 * (RELEASE-16).
 */
export function releaseStepsTask(deps: Deps): Task {
  let next = 0;
  return {
    name: 'release steps',
    everyMs: CANARY_INTERVAL_MS,
    run: async () => {
      const now = deps.clock().getTime();
      if (!deps.configuration.releasesUrl) return;
      // A canary may have started since the last run.
      const recently = new Date(now - POLL_INTERVAL_MS);
      if (now < next && !(await hasCanaryEvent(deps.connection, recently))) return;
      const running = await readRunning(deps);
      if (hasCanary(running)) await judgeCanaries(deps, running);
      else next = now + POLL_INTERVAL_MS;
    },
  };
}

async function recordSteps({ connection }: Deps, running: RunningApp[]): Promise<void> {
  const entries = running.flatMap(entriesOf);
  const known = await auditModel(connection)
    .find({ _id: { $in: entries.map(({ _id }) => _id) } })
    .select('_id')
    .lean();
  const ids = new Set(known.map(({ _id }) => String(_id)));
  await writeEntries(
    connection,
    entries.filter(({ _id }) => !ids.has(String(_id))),
  );
}

/** Makes a pointer step's audit entry, with a deterministic id. */
function entriesOf({ app, moves }: RunningApp): AuditDocument[] {
  return moves.flatMap(({ kind, release, by, at, share, reason }, place) => {
    if (kind === 'release') return [];
    return {
      _id: idOf([app, kind, release, at]),
      at: new Date(at),
      who: by,
      action: `release.${kind}`,
      subject: app,
      before: { release: liveBefore(moves, place) ?? null },
      after: {
        release,
        ...(share === undefined ? {} : { share }),
        ...(reason === undefined ? {} : { reason }),
      },
    };
  });
}

const idOf = (step: string[]) =>
  new Types.ObjectId(createHash('sha256').update(JSON.stringify(step)).digest('hex').slice(0, 24));
