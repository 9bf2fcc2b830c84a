import { randomUUID } from 'node:crypto';
import { type Model, Schema } from 'mongoose';
import { wholePart } from '../../foundation/database/index.ts';
import { requestId } from '../../foundation/logging/index.ts';

/** The kinds of follow-ups. Each has one handler (`api/src/workers.ts`). */
export type FollowUpKind =
  | 'email'
  | 'give-back'
  | 'retake'
  | 'end-payment'
  | 'end-review'
  | 'refund'
  | 'refund-cancelled'
  | 'credit-number'
  | 'stripe-event'
  | 'kegs'
  | 'stop'
  | 'on-the-road'
  | 'webhook';

export type FollowUpState = 'due' | 'done' | 'given-up';

/**
 * Work that a record owes, stored by the same write as the record itself, so that no crash can separate them. While a
 * worker has it, `dueAt` is the end of the lease and `lease` names the worker.
 */
export type FollowUp = {
  id: string;
  kind: FollowUpKind;
  state: FollowUpState;
  dueAt: Date;
  attempts: number;
  /** Data for the handler, for instance `{ mail: 'order-customer' }`. */
  data: Record<string, unknown>;
  lease?: string;
  lastError?: string;
  finishedAt?: Date;
  /** The request that owes it, for log and mail. */
  requestId?: string;
};

/** Any document that owes follow-ups. */
export type WithFollowUps = { _id: string; followUps: FollowUp[] };

export const followUpSchema = new Schema<FollowUp>(
  {
    id: { type: String, required: true },
    kind: { type: String, required: true },
    state: { type: String, required: true },
    dueAt: { type: Date, required: true },
    attempts: { type: Number, required: true },
    data: { type: Schema.Types.Mixed, required: true },
    lease: String,
    lastError: String,
    finishedAt: Date,
    requestId: String,
  },
  wholePart,
);

/** The index that the worker's search uses; every collection with follow-ups has it. */
export const FOLLOW_UP_INDEX = { 'followUps.state': 1, 'followUps.dueAt': 1 } as const;

/** A collection that owes follow-ups, for the worker. */
export type FollowUpSource = Model<WithFollowUps>;

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
