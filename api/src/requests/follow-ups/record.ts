import { randomUUID } from 'node:crypto';
import type { Connection, Model } from 'mongoose';
import { z } from 'zod';
import type { Stored } from '../../foundation/database/index.ts';
import { requestId } from '../../foundation/logging/index.ts';

/** The kinds of follow-ups. Each has one handler (`api/src/workers.ts`). */
const KINDS = [
  'email',
  'give-back',
  'retake',
  'end-payment',
  'end-review',
  'refund',
  'refund-cancelled',
  'credit-number',
  'stripe-event',
  'kegs',
  'stop',
  'on-the-road',
  'webhook',
] as const;
export type FollowUpKind = (typeof KINDS)[number];

/**
 * Work that a record owes, stored by the same write as the record itself, so that no crash can separate them. While a
 * worker has it, `dueAt` is the end of the lease and `lease` names the worker.
 */
export const followUpDescription = z.object({
  id: z.string(),
  kind: z.enum(KINDS),
  state: z.enum(['due', 'done', 'given-up']),
  dueAt: z.date(),
  attempts: z.number(),
  /** Data for the handler, for instance `{ mail: 'order-customer' }`. */
  data: z.record(z.string(), z.unknown()),
  lease: z.string().optional(),
  lastError: z.string().optional(),
  finishedAt: z.date().optional(),
  /** The request that owes it, for log and mail. */
  requestId: z.string().optional(),
});
export type FollowUp = Stored<typeof followUpDescription>;

/** Any document that owes follow-ups. */
export type WithFollowUps = { _id: string; followUps: FollowUp[] };

/** The index that the worker's search uses; every collection with follow-ups has it. */
export const FOLLOW_UP_INDEX = { 'followUps.state': 1, 'followUps.dueAt': 1 } as const;

/** A collection that owes follow-ups, for the worker. */
export type FollowUpSource = Model<WithFollowUps>;

/** A collection that owes follow-ups, as the worker sees it. */
export const sourceOf =
  <Document>(model: (connection: Connection) => Model<Document>) =>
  (connection: Connection): FollowUpSource =>
    model(connection) as unknown as FollowUpSource;

/** How long a claimed follow-up belongs to its claimant, in milliseconds; longer than any handler may take (20 s). */
export const LEASE_MS = 60_000;

/** A follow-up to be stored with its record. */
export function followUp(kind: FollowUpKind, dueAt: Date, data: Record<string, unknown> = {}): FollowUp {
  const id = requestId();
  return { id: randomUUID(), kind, state: 'due', dueAt, attempts: 0, data, ...(id ? { requestId: id } : {}) };
}

/** A follow-up stored as already claimed: the request that stores it carries it out, the worker only after the lease expires. */
export const claimed = (one: FollowUp, lease: string, now: Date): FollowUp => ({
  ...one,
  lease,
  attempts: one.attempts + 1,
  dueAt: new Date(now.getTime() + LEASE_MS),
});
