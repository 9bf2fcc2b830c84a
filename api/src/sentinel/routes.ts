import { Router } from 'express';
import { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import type { Worker } from '../follow-ups/index.ts';
import { limit, requireStaff, signedInStaff, validated } from '../protections/index.ts';
import { checkAndRemember, readFindings } from './check.ts';
import { repair } from './repair.ts';
import { askForRepair, forgetRepair, settle } from './settle.ts';

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
      const finding = await askForRepair(deps, staff, id);
      try {
        await repair(deps, worker, finding, staff.email);
      } catch (cause) {
        await forgetRepair(deps, finding);
        throw cause;
      }
      await settle(deps, finding);
      await checkAndRemember(deps);
      response.json(await readFindings(deps));
    }),
  );
  return router;
}
