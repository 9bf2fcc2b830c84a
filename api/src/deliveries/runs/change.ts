import { setTimeout as pause } from 'node:timers/promises';
import { type Day, dayOf } from 'shared-domain/dates';
import {
  loadedOrUnloaded,
  nextToTell,
  REFUSAL_MESSAGES,
  type RunDay,
  type RunRefusal,
  toldAs,
} from 'shared-domain/runs';
import { isDuplicate } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type AuditDocument, type Change, entryOf } from '../../requests/audit/index.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { readRunDay, runDayModel } from './model.ts';
import { presentRuns } from './present.ts';

/** Retries for concurrent changes; more conflicts in a row mean another problem. */
const TRIES = 50;
const STEP_MS = 5;
const LONGEST_MS = 100;

/**
 * Changes a day's runs as `decide` says, durably, and only if no one changed them in between; otherwise it decides again.
 * Orders that went out on a truck, or came off it, are updated within a second (RUN-11). A stop that became the next one gets its
 * mail (RUN-14).
 * @param entry the audit entry; null for a driver's presses
 * @returns the new day; unchanged if there was nothing to do
 * @throws stale with the runs as they are, or run_refused with the reason
 */
export async function changeRunDay(
  deps: Deps,
  day: Day,
  decide: (before: RunDay) => RunDay | RunRefusal,
  entry: ((before: RunDay, after: RunDay) => { who: string; change: Change }) | null,
): Promise<RunDay> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const before = await readRunDay(deps.connection, day);
    const after = decide(before);
    if (typeof after === 'string') throw refused(after, before);
    if (after === before) return before;
    const said = entry?.(before, after);
    if (await written(deps, before, after, said && entryOf(deps, said.who, said.change))) {
      await deps.live.changed('runs');
      return after;
    }
    await pause(Math.random() * Math.min((tries + 1) * STEP_MS, LONGEST_MS));
  }
  const cause = new Error(`the runs of ${day} are being changed without end`);
  throw problem('unavailable', { cause, headers: { 'Retry-After': '5' } });
}

function refused(refusal: RunRefusal, day: RunDay) {
  if (refusal === 'stale') return problem('stale', { currentRuns: presentRuns(day) });
  return problem('run_refused', { values: { reason: REFUSAL_MESSAGES[refusal] } });
}

/** False if the day has changed since `before` was read, or one of the orders is on a run of another day. */
async function written(
  deps: Deps,
  before: RunDay,
  after: RunDay,
  entry: AuditDocument | undefined,
): Promise<boolean> {
  const { version, made, runs, removed } = after;
  const at = deps.clock();
  const orders = loadedOrUnloaded(before, after);
  const next = nextToTell(after, dayOf(at));
  const told = [...(after.told ?? []), ...next.map(toldAs)];
  const followUps = [
    ...(orders.length > 0 ? [followUp('on-the-road', at, { orders, who: entry?.who })] : []),
    ...next.map((stop) => followUp('email', at, { mail: 'next-stop', ...stop })),
  ];
  try {
    const { matchedCount, upsertedCount } = await runDayModel(deps.connection).updateOne(
      { _id: before.day, version: before.version },
      {
        $set: { version, made, runs, told, removed, updatedAt: at },
        $push: { followUps: { $each: followUps }, ...(entry ? { pendingAudit: entry } : {}) },
      },
      { upsert: before.version === 0 },
    );
    return matchedCount + upsertedCount === 1;
  } catch (cause) {
    if (isDuplicate(cause)) return false;
    throw cause;
  }
}
