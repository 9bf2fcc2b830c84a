import type { FollowUp as FollowUpJson, FollowUpsJson, followUpsQuery } from 'shared-domain/contracts';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../audit/index.ts';
import { entryOf } from '../audit/index.ts';
import type { Handlers } from '../calls/index.ts';
import { offsetCursor, offsetOf } from '../paging/index.ts';
import { problem } from '../problems/index.ts';
import type { FollowUp, FollowUpSource, WithFollowUps } from './record.ts';

const MAX_RESULTS = 200;

type Dated = WithFollowUps & { orderDate?: Date; createdAt?: Date; created_at?: Date; receivedAt?: Date };

/**
 * The follow-ups of each source that staff should see: those that failed for good, and those being retried.
 */
export const followUpHandlers = (
  deps: Deps,
  sources: FollowUpSource[],
): Handlers<'followUps' | 'retryFollowUp'> => ({
  followUps: ({ query }) => readFailed(deps, sources, query),
  retryFollowUp: async ({ params: { id }, staff }) => {
    const entry = entryOf(deps, staff.email, {
      action: 'follow-up.retry',
      subject: id,
      before: { state: 'given-up' },
      after: { state: 'due' },
    });
    const taken = await Promise.all(sources.map((source) => takeUp(source, id, entry)));
    if (!taken.includes(true)) throw problem('not_found');
    return readFailed(deps, sources);
  },
});

/** Makes a failed follow-up due again, with its attempts reset. */
async function takeUp(source: FollowUpSource, id: string, entry: AuditDocument): Promise<boolean> {
  const { matchedCount } = await source.updateOne(
    { followUps: { $elemMatch: { id, state: 'given-up' } } },
    {
      $set: { 'followUps.$.state': 'due', 'followUps.$.dueAt': entry.at, 'followUps.$.attempts': 0 },
      $unset: { 'followUps.$.finishedAt': 1 },
      $push: { pendingAudit: entry },
    },
  );
  return matchedCount === 1;
}

/** Newest first: the first two hundred, or a page. */
async function readFailed(
  deps: Deps,
  sources: FollowUpSource[],
  { limit: size = MAX_RESULTS, cursor }: z.infer<typeof followUpsQuery> = {},
): Promise<FollowUpsJson> {
  const start = offsetOf(cursor);
  const end = start + size;
  const lists = await Promise.all(sources.map((source) => failedRecords(source, end + 1, deps.clock())));
  const followUps = lists.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return {
    followUps: followUps.slice(start, end),
    ...(followUps.length > end ? { nextCursor: offsetCursor(end) } : {}),
  };
}

/** The newest records of a source with a failed follow-up, up to a limit. */
async function failedRecords(source: FollowUpSource, most: number, now: Date): Promise<FollowUpJson[]> {
  const name = source.collection.collectionName;
  const records = await source
    .find({
      $or: [
        { 'followUps.state': 'given-up' },
        { followUps: { $elemMatch: { state: 'due', lastError: { $exists: true } } } },
      ],
    })
    .sort({ [DATED_BY[name] ?? '_id']: -1, _id: -1 })
    .limit(most)
    .lean<Dated[]>();
  return records.flatMap((record) =>
    record.followUps
      .filter(({ state, lastError }) => state === 'given-up' || (state === 'due' && lastError !== undefined))
      .map((one) => present(one, record, name === 'orders', now)),
  );
}

/** The creation date field of each collection. */
const DATED_BY: Record<string, string> = {
  orders: 'orderDate',
  mails: 'createdAt',
  licensees: 'created_at',
  keg_accounts: 'createdAt',
  receivables: 'createdAt',
  retail_leads: 'created_at',
  stock_alerts: 'updatedAt',
  stripe_events: 'receivedAt',
  webhook_deliveries: 'createdAt',
};

function present(one: FollowUp, record: Dated, isOrder: boolean, now: Date): FollowUpJson {
  const working = one.lease !== undefined && one.dueAt > now;
  const createdAt =
    record.orderDate ?? record.createdAt ?? record.created_at ?? record.receivedAt ?? one.dueAt;
  return {
    id: one.id,
    kind: typeof one.data.mail === 'string' ? `${one.kind} (${one.data.mail})` : one.kind,
    ...(isOrder ? { orderId: record._id } : {}),
    state: one.state === 'given-up' ? 'given-up' : working ? 'working' : 'waiting',
    attempts: one.attempts,
    ...(one.state === 'due' ? { nextAt: one.dueAt.toISOString() } : {}),
    ...(one.lastError ? { lastError: one.lastError } : {}),
    createdAt: createdAt.toISOString(),
  };
}
