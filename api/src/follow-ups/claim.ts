import { randomUUID } from 'node:crypto';
import { driverCollection, onceFor, together } from '../database/index.ts';
import { type FollowUp, type FollowUpSource, LEASE_MS, type WithFollowUps } from './record.ts';

const MAX_MS = 5_000;

export type Claim = { source: FollowUpSource; record: WithFollowUps; followUp: FollowUp; lease: string };

/**
 * Claims one due follow-up for the length of the lease. Of two processes that ask, one gets it. Its record is looked for first: on a
 * sharded cluster, an update that has no id asks every shard.
 */
export async function claimDue(source: FollowUpSource, now: Date): Promise<Claim | undefined> {
  const due = { followUps: { $elemMatch: { state: 'due', dueAt: { $lte: now } } } };
  for (;;) {
    const options = { projection: { _id: 1 }, maxTimeMS: MAX_MS } as const;
    const found = await driverCollection(source).findOne(due, options);
    if (!found) return undefined;
    const claimed = await claim(source, { _id: found._id, ...due }, now);
    if (claimed) return claimed;
  }
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

type Ended = { claim: Claim; end: Partial<FollowUp> };

const settlersOf = onceFor((source: FollowUpSource) => together((all: Ended[]) => settleAll(source, all)));

/** Stores how an attempt ended, unless the lease had run out and another process has taken over, whose result counts. */
export const settle = (claim: Claim, end: Partial<FollowUp>): Promise<void> =>
  settlersOf(claim.source)({ claim, end });

async function settleAll(source: FollowUpSource, all: Ended[]): Promise<undefined[]> {
  await driverCollection(source).bulkWrite(
    all.map(({ claim: { record, followUp, lease }, end }) => ({
      updateOne: {
        filter: { _id: record._id, followUps: { $elemMatch: { id: followUp.id, lease } } },
        update: { $set: fieldsOf(end), $unset: { 'followUps.$.lease': 1 } },
      },
    })),
    { ordered: false, ignoreUndefined: true, maxTimeMS: MAX_MS },
  );
  return all.map(() => undefined);
}

const fieldsOf = (end: Partial<FollowUp>) =>
  Object.fromEntries(Object.entries(end).map(([field, value]) => [`followUps.$.${field}`, value]));
