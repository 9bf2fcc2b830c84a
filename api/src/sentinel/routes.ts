import { Router } from 'express';
import { z } from 'zod';
import { recordChange } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import type { Worker } from '../follow-ups/index.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { checkAndRemember, readFindings } from './check.ts';
import { findingModel } from './model.ts';
import { repair } from './repair.ts';

const params = z.object({ finding: z.string().max(200) });

/** Payments and orders that disagree, for staff: looked for anew whenever somebody asks. */
export function sentinelRoutes(deps: Deps, worker: Worker): Router {
  const router = Router();
  router.use('/admin/sentinel', limit(deps, 'staff'), requireStaff);
  router.get('/admin/sentinel', async (request, response) => {
    await checkAndRemember(deps).catch((cause: unknown) =>
      deps.logger.warn(
        { requestId: request.id, err: cause },
        'the sentinel could not look, showing what it knew',
      ),
    );
    response.json(await readFindings(deps));
  });
  router.post(
    '/admin/sentinel/:finding/repair',
    validated({ params }, async ({ params: { finding: id } }, request, response) => {
      const staff = signedInStaff(request);
      const finding = await findingModel(deps.connection).findById(id).maxTimeMS(5_000).lean();
      if (!finding) throw problem('finding_not_found');
      await repair(deps, worker, finding, staff.email);
      await recordChange(deps, staff, {
        action: 'sentinel.repair',
        subject: id,
        before: { kind: finding.kind, detail: finding.detail },
        after: { repair: finding.repair ?? null },
      });
      await findingModel(deps.connection).deleteOne({ _id: id }).maxTimeMS(5_000);
      await checkAndRemember(deps);
      response.json(await readFindings(deps));
    }),
  );
  return router;
}
