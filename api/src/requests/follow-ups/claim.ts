import { randomUUID } from 'node:crypto';
import type { Document, Filter } from 'mongodb';
import { batched, driverCollection, oncePer } from '../../foundation/database/index.ts';
import { type FollowUp, type FollowUpSource, LEASE_MS, type WithFollowUps } from './record.ts';

const MAX_MS = 5_000;

/** Follow-ups of a record claimed at a time: it may have hundreds, and all attempts must fit in one lease. */
const AT_ONCE = 4;

/** Follow-ups of one record that belong to a claimant. */
export type Claim = { source: FollowUpSource; record: WithFollowUps; followUps: FollowUp[]; lease: string };

/**
 * Claims a few due follow-ups of one record, none of `others`, for the length of a lease; of two processes, one gets them. The record
 * is found first, because on a sharded cluster an update without an id goes to every shard.
 */
export async function claimDue(
  source: FollowUpSource,
  now: Date,
  others: Iterable<string> = [],
): Promise<Claim | undefined> {
  const due = { state: 'due' as const, dueAt: { $lte: now } };
  for (;;) {
    const found = await driverCollection(source).findOne(
      { followUps: { $elemMatch: due }, _id: { $nin: [...others] } },
      { projection: { followUps: 1 }, maxTimeMS: MAX_MS },
    );
    if (!found) return undefined;
    const ids = found.followUps
      .filter(({ state, dueAt }) => state === 'due' && dueAt <= now)
      .map(({ id }) => id);
    const claimed = await claim(source, found._id, { id: { $in: ids.slice(0, AT_ONCE) }, ...due }, now);
    if (claimed) return claimed;
  }
}

/** Claims one particular follow-up now, even if it isn't due, unless it is done or leased. */
export function claimOne(
  source: FollowUpSource,
  record: string,
  id: string,
  now: Date,
): Promise<Claim | undefined> {
  const isFree = [{ lease: { $exists: false } }, { dueAt: { $lte: now } }];
  return claim(source, record, { id, state: 'due', $or: isFree }, now);
}

/** Claims a record's follow-ups that match `which`. */
async function claim(
  source: FollowUpSource,
  _id: string,
  which: Filter<FollowUp>,
  now: Date,
): Promise<Claim | undefined> {
  const lease = randomUUID();
  const record = await driverCollection(source).findOneAndUpdate(
    { _id, followUps: { $elemMatch: which } },
    {
      $set: { 'followUps.$[one].lease': lease, 'followUps.$[one].dueAt': new Date(now.getTime() + LEASE_MS) },
      $inc: { 'followUps.$[one].attempts': 1 },
    },
    {
      arrayFilters: [ofElement('one', which)],
      returnDocument: 'after',
      projection: { pendingAudit: 0 },
      maxTimeMS: MAX_MS,
    },
  );
  const followUps = record?.followUps.filter((one) => one.lease === lease) ?? [];
  return record && followUps.length > 0 ? { source, record, followUps, lease } : undefined;
}

/** A condition on an element, as an update's `arrayFilters` state it. */
const ofElement = (name: string, which: object): Document =>
  Object.fromEntries(
    Object.entries(which).map(([field, value]) =>
      field === '$or'
        ? [field, (value as object[]).map((one) => ofElement(name, one))]
        : [`${name}.${field}`, value],
    ),
  );

/** How an attempt at a follow-up ended, by its id. */
export type End = { id: string; end: Partial<FollowUp> };

type Ended = { claim: Claim; ends: End[] };

const settlersOf = oncePer((source: FollowUpSource) => batched((all: Ended[]) => settleAll(source, all)));

/** Stores how attempts ended, unless the lease expired and another process took over, whose result counts. */
export const settleFollowUps = (claim: Claim, ends: End[]): Promise<void> =>
  settlersOf(claim.source)({ claim, ends });

async function settleAll(source: FollowUpSource, all: Ended[]): Promise<undefined[]> {
  await driverCollection(source).bulkWrite(
    all.map(({ claim: { record, lease }, ends }) => ({
      updateOne: {
        filter: { _id: record._id, 'followUps.lease': lease },
        update: {
          $set: Object.fromEntries(ends.flatMap(({ end }, place) => fieldsOf(place, end))),
          $unset: Object.fromEntries(ends.map((_end, place) => [`followUps.$[e${place}].lease`, 1])),
        },
        arrayFilters: ends.map(({ id }, place) => ofElement(`e${place}`, { id, lease })),
      },
    })),
    { ordered: false, ignoreUndefined: true, maxTimeMS: MAX_MS },
  );
  return all.map(() => undefined);
}

const fieldsOf = (place: number, end: Partial<FollowUp>) =>
  Object.entries(end).map(([field, value]) => [`followUps.$[e${place}].${field}`, value] as const);
