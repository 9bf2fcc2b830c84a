import { Router } from 'express';
import {
  type IgnoredSkusJson,
  ignoredSkusAdd,
  ignoredSkusQuery,
  ignoredSkusRemove,
} from 'shared-domain/contracts';
import type { z } from 'zod';
import { recordChange } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import { DURABLE } from '../durable.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { addIgnoredSkus, ignoredSkuModel } from './model.ts';

/** The list of SKUs that imports leave alone. */
export function ignoredSkuRoutes(deps: Deps): Router {
  const router = Router();
  const staffLimit = limit(deps, 'staff');
  router.get(
    '/admin/ignored-skus',
    staffLimit,
    requireStaff,
    validated({ query: ignoredSkusQuery }, async ({ query }, _request, response) => {
      response.json(await readList(deps, query));
    }),
  );
  router.post(
    '/admin/ignored-skus',
    staffLimit,
    requireStaff,
    validated({ body: ignoredSkusAdd }, async ({ body }, request, response) => {
      const staff = signedInStaff(request);
      const skus = 'skus' in body ? body.skus : [body];
      await addIgnoredSkus(deps.connection, skus, { createdBy: staff.email, created_at: deps.clock() });
      const subject = skus.map(({ sku }) => sku).join(', ');
      await recordChange(deps, staff, { action: 'ignored-sku.add', subject, after: { skus } });
      response.status(201).json(await readList(deps));
    }),
  );
  router.delete(
    '/admin/ignored-skus',
    staffLimit,
    requireStaff,
    validated({ query: ignoredSkusRemove }, async ({ query }, request, response) => {
      const removed = await ignoredSkuModel(deps.connection)
        .findOneAndDelete({ _id: query.sku }, DURABLE)
        .maxTimeMS(5_000)
        .lean();
      if (!removed) throw problem('not_found');
      await recordChange(deps, signedInStaff(request), {
        action: 'ignored-sku.remove',
        subject: query.sku,
        before: { sku: removed._id, reason: removed.reason },
      });
      response.status(204).end();
    }),
  );
  return router;
}

/** The list by SKU: all of it, or a page after the SKU that the cursor names. */
async function readList(
  { connection }: Deps,
  { limit, cursor }: z.infer<typeof ignoredSkusQuery> = {},
): Promise<IgnoredSkusJson> {
  const found = ignoredSkuModel(connection)
    .find(cursor === undefined ? {} : { _id: { $gt: cursor } })
    .sort({ _id: 1 })
    .maxTimeMS(5_000);
  if (limit !== undefined) found.limit(limit + 1);
  const documents = await found.lean();
  const page = limit === undefined ? documents : documents.slice(0, limit);
  const nextCursor = page.length < documents.length ? page.at(-1)?._id : undefined;
  return {
    ignoredSkus: page.map(({ _id, reason, createdBy, created_at }) => ({
      sku: _id,
      reason,
      createdBy,
      created_at: created_at.toISOString(),
    })),
    ...(nextCursor ? { nextCursor } : {}),
  };
}
