import { randomUUID } from 'node:crypto';
import { driverCollection } from '../database/index.ts';
import type { FollowUp, FollowUpSource, WithFollowUps } from './record.ts';

/** How long a claimed follow-up belongs to its claimant; longer than any handler may take (20 s). */
const LEASE_MS = 60_000;
const MAX_MS = 5_000;

export type Claim = { source: FollowUpSource; record: WithFollowUps; followUp: FollowUp; lease: string };

/** Claims one due follow-up for the length of the lease. Of two processes that ask, one gets it. */
export function claimDue(source: FollowUpSource, now: Date): Promise<Claim | undefined> {
  return claim(source, { followUps: { $elemMatch: { state: 'due', dueAt: { $lte: now } } } }, now);
}

/** Claims one particular follow-up now, before its time if need be, unless it is done or leased. */
export function claimOne(
  source: FollowUpSource,
  record: string,
  id: string,
  now: Date,
): Promise<Claim | undefined> {
  const isFree = [{ lease: { $exists: false } }, { dueAt: { $lte: now } }];
  const followUps = { $elemMatch: { id, state: 'due', $or: isFree } };
  return claim(source, { _id: record, followUps }, now);
}

async function claim(source: FollowUpSource, filter: object, now: Date): Promise<Claim | undefined> {
  const lease = randomUUID();
  const leased = {
    'followUps.$.lease': lease,
    'followUps.$.dueAt': new Date(now.getTime() + LEASE_MS),
  };
  const record = await driverCollection(source).findOneAndUpdate(
    filter,
    { $set: leased, $inc: { 'followUps.$.attempts': 1 } },
    { returnDocument: 'after', projection: { pendingAudit: 0 }, maxTimeMS: MAX_MS },
  );
  const followUp = record?.followUps.find((one) => one.lease === lease);
  return record && followUp ? { source, record, followUp, lease } : undefined;
}

/**
 * Stores how an attempt ended. False if the lease had run out and another process has taken over, whose result counts.
 */
export async function settle(claimed: Claim, end: Partial<FollowUp>): Promise<boolean> {
  const set = Object.fromEntries(
    Object.entries(end).map(([field, value]) => [`followUps.$.${field}`, value]),
  );
  const { matchedCount } = await driverCollection(claimed.source).updateOne(
    {
      _id: claimed.record._id,
      followUps: { $elemMatch: { id: claimed.followUp.id, lease: claimed.lease } },
    },
    { $set: set, $unset: { 'followUps.$.lease': 1 } },
    { ignoreUndefined: true, maxTimeMS: MAX_MS },
  );
  return matchedCount === 1;
}
