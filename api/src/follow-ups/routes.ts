import { Router } from 'express';
import type { FollowUp as FollowUpJson, FollowUpsJson } from 'shared-domain/contracts';
import { z } from 'zod';
import { recordChange } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import { DURABLE } from '../durable.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import type { FollowUp, FollowUpSource, WithFollowUps } from './record.ts';

const MOST = 200;
const params = z.object({ id: z.string().max(60) });

type Dated = WithFollowUps & { orderDate?: Date; createdAt?: Date; created_at?: Date; receivedAt?: Date };

/** What of each source staff should know: what was given up, and what has failed and will be tried again. */
export function followUpRoutes(deps: Deps, sources: FollowUpSource[]): Router {
  const router = Router();
  router.use('/admin/follow-ups', limit(deps, 'staff'), requireStaff);
  router.get('/admin/follow-ups', async (_request, response) => {
    response.json(await readTroubled(deps, sources));
  });
  router.post(
    '/admin/follow-ups/:id/retry',
    validated({ params }, async ({ params: { id } }, request, response) => {
      const taken = await Promise.all(sources.map((source) => takeUp(source, id, deps.clock())));
      if (!taken.includes(true)) throw problem('not_found');
      await recordChange(deps, signedInStaff(request), {
        action: 'follow-up.retry',
        subject: id,
        before: { state: 'given-up' },
        after: { state: 'due' },
      });
      response.json(await readTroubled(deps, sources));
    }),
  );
  return router;
}

/** Makes a follow-up that was given up due again, as if it had not been tried. */
async function takeUp(source: FollowUpSource, id: string, now: Date): Promise<boolean> {
  const { matchedCount } = await source
    .updateOne(
      { followUps: { $elemMatch: { id, state: 'given-up' } } },
      {
        $set: { 'followUps.$.state': 'due', 'followUps.$.dueAt': now, 'followUps.$.attempts': 0 },
        $unset: { 'followUps.$.finishedAt': 1 },
      },
      DURABLE,
    )
    .maxTimeMS(5_000);
  return matchedCount === 1;
}

async function readTroubled(deps: Deps, sources: FollowUpSource[]): Promise<FollowUpsJson> {
  const lists = await Promise.all(sources.map((source) => troubled(source, deps.clock())));
  const followUps = lists.flat().sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  return { followUps: followUps.slice(0, MOST) };
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
