import type { RetentionJson } from 'shared-domain/contracts';
import { addDays, dayOf, instantAt } from 'shared-domain/dates';
import { erasedBefore, RETENTION_KINDS, type Retention } from 'shared-domain/staff';
import { readSettings } from '../../catalogue/settings/index.ts';
import { type Task, workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import { claimOnce, milestoneModel } from '../operations/index.ts';
import { AGED } from './aged.ts';

const POLL_INTERVAL_MS = 60_000;
/** At night in Vancouver, after the backup. */
const AT = '04:00';
const MILESTONE = 'retention';

/** Erases expired data each night, in one of the processes (PRIVACY-7). A killed run is completed the next night. */
export const retentionTask = (deps: Deps): Task => ({
  name: 'retention',
  everyMs: POLL_INTERVAL_MS,
  run: (signal) => eraseTonight(deps, signal),
});

/** A shop's first night only starts the count, so that staff can see what is due before anything is erased. */
export async function eraseTonight(deps: Deps, signal?: AbortSignal): Promise<void> {
  const now = deps.clock();
  const due = instantAt(dayOf(now), AT);
  if (now < due) return;
  const hasRun = await milestoneModel(deps.connection).exists({ _id: MILESTONE });
  if (!(await claimOnce(deps.connection, MILESTONE, now, due)) || !hasRun) return;
  const erase = async ({ _id: kind, count, before }: Awaited<ReturnType<typeof dueAt>>[number]) => {
    // The entry comes first: nothing is erased without one.
    const after = { erased: count, olderThan: dayOf(before) };
    await writeEntries(deps.connection, [
      entryOf(deps, 'retention', { action: `retention.${kind}`, subject: kind, after }),
    ]);
    await AGED[kind].erase(deps, before, signal);
  };
  await workOnEach(deps, await dueAt(deps, now), erase, signal);
}

/** The kinds with expired data at an instant: how much, and older than when. */
async function dueAt(deps: Deps, at: Date, retention?: Retention) {
  const days = retention ?? (await readSettings(deps.connection)).retention;
  const counted = await Promise.all(
    RETENTION_KINDS.map(async (kind) => {
      const before = erasedBefore(days[kind], at);
      return { _id: kind, count: await AGED[kind].count(deps, before), before };
    }),
  );
  return counted.filter(({ count }) => count > 0);
}

/** The settings, and what the next nightly run erases. */
export async function presentRetention(deps: Deps): Promise<RetentionJson> {
  const { retention } = await readSettings(deps.connection);
  const now = deps.clock();
  const today = instantAt(dayOf(now), AT);
  const at = now < today ? today : instantAt(addDays(dayOf(now), 1), AT);
  const due = await dueAt(deps, at, retention);
  return {
    retention,
    at: at.toISOString(),
    due: Object.fromEntries(due.map(({ _id, count }) => [_id, count])),
  };
}
