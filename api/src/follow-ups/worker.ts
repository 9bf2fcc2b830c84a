import type { Deps } from '../dependencies.ts';
import { type Claim, claimDue, claimOne, settle } from './claim.ts';
import type { FollowUp, FollowUpKind, FollowUpSource, WithFollowUps } from './record.ts';

/** The outcome of an attempt: done; to be retried; or failed for good, with a reason for staff. */
export type Outcome = 'done' | { retry: string } | { giveUp: string };

export type Handler = (record: WithFollowUps, followUp: FollowUp) => Promise<Outcome>;

export type Handlers = Record<FollowUpKind, Handler>;

export type Worker = {
  /** Carries out what is due now, one after the other for each source. Returns the number of attempts. */
  runDue: (signal?: AbortSignal) => Promise<number>;
  /** Tries one particular follow-up at once, unless another process works on it. */
  attempt: (source: FollowUpSource, record: string, id: string) => Promise<Outcome | 'taken'>;
  /** Carries out a follow-up that was stored as claimed. */
  carryOut: (source: FollowUpSource, record: WithFollowUps, followUp: FollowUp) => Promise<Outcome>;
};

/** Waits between attempts, in seconds. After the last one the follow-up fails for good, for staff to see. */
const BACKOFF_SECONDS = [5, 15, 60, 180, 600, 1_800, 3_600, 10_800];

type Tools = Pick<Deps, 'clock' | 'logger' | 'load'> & { handlers: Handlers; sources: FollowUpSource[] };

/** Carries out follow-ups with leases, so that several processes share the work without doing any twice. */
export function createWorker(tools: Tools): Worker {
  return {
    runDue: async (signal) => {
      const counts = await Promise.all(tools.sources.map((source) => drain(tools, source, signal)));
      return counts.reduce((sum, count) => sum + count, 0);
    },
    attempt: async (source, record, id) => {
      const claimed = await claimOne(source, record, id, tools.clock());
      return claimed ? carryOut(tools, claimed) : 'taken';
    },
    carryOut: (source, record, followUp) =>
      carryOut(tools, { source, record, followUp, lease: followUp.lease ?? '' }),
  };
}

async function drain(tools: Tools, source: FollowUpSource, signal?: AbortSignal): Promise<number> {
  let attempts = 0;
  while (!signal?.aborted) {
    await tools.load.calm(signal);
    const claimed = await claimDue(source, tools.clock());
    if (!claimed) break;
    await carryOut(tools, claimed);
    attempts += 1;
  }
  return attempts;
}

async function carryOut(tools: Tools, claimed: Claim): Promise<Outcome> {
  const { followUp, record } = claimed;
  const outcome = await attempted(tools, claimed);
  const now = tools.clock();
  const end = ending(outcome, followUp.attempts, now);
  if (end.state !== 'done') {
    const { kind, attempts } = followUp;
    const level = end.state === 'given-up' ? 'error' : 'warn';
    tools.logger[level]({ kind, attempts, record: record._id, reason: end.lastError }, 'a follow-up failed');
  }
  await settle(claimed, end);
  return outcome;
}

/** A handler that throws is retried like any other failure. */
async function attempted({ handlers }: Tools, { record, followUp }: Claim): Promise<Outcome> {
  try {
    return await handlers[followUp.kind](record, followUp);
  } catch (cause) {
    return { retry: cause instanceof Error ? cause.message : String(cause) };
  }
}

function ending(outcome: Outcome, attempts: number, now: Date): Partial<FollowUp> {
  if (outcome === 'done') return { state: 'done', finishedAt: now };
  if ('giveUp' in outcome) return { state: 'given-up', finishedAt: now, lastError: outcome.giveUp };
  const wait = BACKOFF_SECONDS[attempts - 1];
  if (wait === undefined) return { state: 'given-up', finishedAt: now, lastError: outcome.retry };
  return { state: 'due', dueAt: new Date(now.getTime() + wait * 1_000), lastError: outcome.retry };
}
