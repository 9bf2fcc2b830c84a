import { Router } from 'express';
import { type IgnoredSkusJson, ignoredSkusAdd, ignoredSkusRemove } from 'shared-domain/contracts';
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
  router.get('/admin/ignored-skus', staffLimit, requireStaff, async (_request, response) => {
    response.json(await readAll(deps));
  });
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
      response.status(201).json(await readAll(deps));
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

async function readAll(deps: Deps): Promise<IgnoredSkusJson> {
  const found = await ignoredSkuModel(deps.connection).find().sort({ _id: 1 }).maxTimeMS(5_000).lean();
  return { ignoredSkus: found.map(({ _id, reason, createdBy }) => ({ sku: _id, reason, createdBy })) };
}
