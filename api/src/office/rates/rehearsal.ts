import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import {
  REHEARSAL_DAYS,
  REHEARSAL_PARTS,
  type RehearsedSum,
  type RehearsedTotal,
} from 'shared-domain/accounting';
import type { AddedRate } from 'shared-domain/charges';
import type { RehearsalJson } from 'shared-domain/contracts';
import { addDays, type Day, dayOf, endOfDay, startOfDay } from 'shared-domain/dates';
import { dollarsOf } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import { BOOKED } from '../../orders/order/index.ts';

const PART_DAYS = REHEARSAL_DAYS / REHEARSAL_PARTS;

/** The added rows that are rehearsed, on the day from which the last one applies. */
type Rehearsed = { rates: readonly AddedRate[]; on: Day };

/** What a thread is given and answers; amounts in cents. */
export type ThreadInput = Rehearsed & { uri: string; filter: object };
export type ThreadAnswer = { orders: number; changed: number; sums: RehearsedSum[]; most: RehearsedTotal[] };

/** Rehearses one part of the last 90 days in a thread of its own, which ends with the request (RATE-4). */
export async function rehearsedPart(
  { clock, configuration }: Deps,
  rehearsed: Rehearsed,
  part: number,
  gone: AbortSignal,
): Promise<RehearsalJson> {
  const from = addDays(dayOf(clock()), 1 - REHEARSAL_DAYS + part * PART_DAYS);
  const last = addDays(from, PART_DAYS - 1);
  const input: ThreadInput = {
    ...rehearsed,
    uri: configuration.mongodbUri,
    filter: { ...BOOKED, orderDate: { $gte: startOfDay(from), $lte: endOfDay(last) } },
  };
  const { sums, most, ...counts } = await answerOf(input, gone);
  return {
    ...counts,
    sums: sums.map((sum) => ({ ...sum, before: dollarsOf(sum.before), after: dollarsOf(sum.after) })),
    most: most.map((total) => ({ ...total, before: dollarsOf(total.before), after: dollarsOf(total.after) })),
  };
}

function answerOf(input: ThreadInput, gone: AbortSignal): Promise<ThreadAnswer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(join(import.meta.dirname, 'thread.ts'), { workerData: input, execArgv: [] });
    const stop = () => void thread.terminate();
    gone.addEventListener('abort', stop, { once: true });
    thread.on('message', resolve);
    thread.on('error', reject);
    thread.on('exit', () => {
      gone.removeEventListener('abort', stop);
      reject(new Error('the rehearsal ended without an answer'));
    });
  });
}
