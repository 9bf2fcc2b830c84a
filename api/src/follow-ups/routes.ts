import { Router } from 'express';
import type { FollowUp as FollowUpJson, FollowUpsJson } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { limit, requireStaff } from '../protections/index.ts';
import type { FollowUp, FollowUpSource, WithFollowUps } from './record.ts';

const MOST = 200;

type Dated = WithFollowUps & { orderDate?: Date; createdAt?: Date; receivedAt?: Date };

/** What of each source staff should know: what was given up, and what has failed and will be tried again. */
export function followUpRoutes(deps: Deps, sources: FollowUpSource[]): Router {
  const router = Router();
  router.get('/admin/follow-ups', limit(deps, 'staff'), requireStaff, async (_request, response) => {
    const lists = await Promise.all(sources.map((source) => troubled(source, deps.clock())));
    const followUps = lists.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt));
    response.json({ followUps: followUps.slice(0, MOST) } satisfies FollowUpsJson);
  });
  return router;
}

async function troubled(source: FollowUpSource, now: Date): Promise<FollowUpJson[]> {
  const records = await source
    .find({
      $or: [
        { 'followUps.state': 'given-up' },
        { followUps: { $elemMatch: { state: 'due', lastError: { $exists: true } } } },
      ],
    })
    .limit(MOST)
    .maxTimeMS(5_000)
    .lean<Dated[]>();
  const isOrder = source.collection.collectionName === 'orders';
  return records.flatMap((record) =>
    record.followUps
      .filter(({ state, lastError }) => state === 'given-up' || (state === 'due' && lastError !== undefined))
      .map((one) => present(one, record, isOrder, now)),
  );
}

function present(one: FollowUp, record: Dated, isOrder: boolean, now: Date): FollowUpJson {
  const working = one.lease !== undefined && one.dueAt > now;
  const createdAt = record.orderDate ?? record.createdAt ?? record.receivedAt ?? one.dueAt;
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
