import pLimit from 'p-limit';
import { sumOf } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import { onBehalfOf } from '../../foundation/logging/index.ts';
import { type Claim, claimDue, claimOne, settleFollowUps } from './claim.ts';
import type { FollowUp, FollowUpKind, FollowUpSource, WithFollowUps } from './record.ts';

/**
 * The outcome of an attempt: done; to be retried; failed for good, with a reason for staff; or not made yet, because of what it waits
 * for, which is no failure.
 */
export type Outcome = 'done' | { retry: string } | { giveUp: string } | { waitsFor: string };

export type Handler = (record: WithFollowUps, followUp: FollowUp) => Promise<Outcome>;

export type Handlers = Record<FollowUpKind, Handler>;

export type Worker = {
  /** Carries out what is due now, four records of each source at a time. Returns the number of attempts. */
  runDue: (signal?: AbortSignal) => Promise<number>;
  /** Tries one particular follow-up at once, unless another process is working on it. */
  attempt: (source: FollowUpSource, record: string, id: string) => Promise<Outcome | 'taken'>;
  /**
   * Carries out follow-ups that were stored with this lease, reporting each outcome as soon as it is known. Resolves once all
   * are stored.
   */
  carryOut: (
    claimed: Omit<Claim, 'followUps'>,
    onOutcome: (id: string, outcome: Outcome) => void,
  ) => Promise<void>;
};

/** Records of a source that are worked on at once: some wait for the database or the mail service while another is worked on. */
const AT_ONCE = 4;

/** Waits between attempts, in seconds. After the last one the follow-up fails for good, for staff to see. */
const BACKOFF_SECONDS = [5, 15, 60, 180, 600, 1_800, 3_600, 10_800];

/** Other systems may be down for a day (WEBHOOK-2). */
const LONG_BACKOFF: Partial<Record<FollowUpKind, number[]>> = {
  webhook: [...BACKOFF_SECONDS, 21_600, 48_600],
};
/** After how long what waits for something looks again, in seconds. */
const WAITING_SECONDS = 5;

type Tools = Pick<Deps, 'clock' | 'logger' | 'load'> & { handlers: Handlers; sources: FollowUpSource[] };

/** Carries out follow-ups under leases, so that several processes share the work without doing any twice. */
export function createWorker(tools: Tools): Worker {
  return {
    runDue: async (signal) => {
      const counts = await Promise.all(tools.sources.map((source) => drain(tools, source, signal)));
      return sumOf(counts);
    },
    attempt: async (source, record, id) => {
      const claimed = await claimOne(source, record, id, tools.clock());
      const [outcome] = claimed ? await carryOut(tools, claimed) : [];
      return outcome ?? 'taken';
    },
    carryOut: async (claimed, onOutcome) => {
      const followUps = claimed.record.followUps.filter(({ lease }) => lease === claimed.lease);
      await carryOut(tools, { ...claimed, followUps }, onOutcome);
    },
  };
}

async function drain(tools: Tools, source: FollowUpSource, signal?: AbortSignal): Promise<number> {
  const busy = new Set<string>();
  // One claim at a time, so that no record is worked on twice.
  const inTurn = pLimit(1);
  // What one look didn't find, those that waited for their turn needn't look for.
  let isDone = false;
  const claim = async () => {
    if (isDone) return undefined;
    const claimed = await claimDue(source, tools.clock(), busy);
    isDone = claimed === undefined;
    if (claimed) busy.add(claimed.record._id);
    return claimed;
  };
  const work = async () => {
    let attempts = 0;
    while (!signal?.aborted) {
      await tools.load.calm(signal);
      const claimed = await inTurn(claim);
      if (!claimed) break;
      await carryOut(tools, claimed).finally(() => {
        busy.delete(claimed.record._id);
        isDone = false;
      });
      attempts += claimed.followUps.length;
    }
    return attempts;
  };
  return sumOf(await Promise.all(Array.from({ length: AT_ONCE }, work)));
}

async function carryOut(
  tools: Tools,
  claimed: Claim,
  onOutcome?: (id: string, outcome: Outcome) => void,
): Promise<Outcome[]> {
  const { followUps, record } = claimed;
  const ended = await Promise.all(
    followUps.map(async (followUp) => {
      const { id, kind, attempts } = followUp;
      const outcome = await attempted(tools, record, followUp);
      onOutcome?.(id, outcome);
      const end = ending(outcome, { kind, attempts }, tools.clock());
      if (end.state !== 'done' && end.lastError !== undefined) {
        const level = end.state === 'given-up' ? 'error' : 'warn';
        const reason = end.lastError;
        const { requestId } = followUp;
        tools.logger[level]({ kind, attempts, record: record._id, requestId, reason }, 'a follow-up failed');
      }
      return { id, outcome, end };
    }),
  );
  await settleFollowUps(claimed, ended);
  return ended.map(({ outcome }) => outcome);
}

/** A handler that throws is retried like any other failure. */
async function attempted({ handlers }: Tools, record: WithFollowUps, followUp: FollowUp): Promise<Outcome> {
  try {
    return await onBehalfOf(followUp.requestId, () => handlers[followUp.kind](record, followUp));
  } catch (cause) {
    return { retry: cause instanceof Error ? cause.message : String(cause) };
  }
}

function ending(
  outcome: Outcome,
  { kind, attempts }: Pick<FollowUp, 'kind' | 'attempts'>,
  now: Date,
): Partial<FollowUp> {
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
  if (outcome === 'done') return { state: 'done', finishedAt: now };
  if ('giveUp' in outcome) return { state: 'given-up', finishedAt: now, lastError: outcome.giveUp };
  if ('waitsFor' in outcome) return { state: 'due', dueAt: after(WAITING_SECONDS), attempts: attempts - 1 };
  const wait = (LONG_BACKOFF[kind] ?? BACKOFF_SECONDS)[attempts - 1];
  if (wait === undefined) return { state: 'given-up', finishedAt: now, lastError: outcome.retry };
  return { state: 'due', dueAt: after(wait), lastError: outcome.retry };
}
