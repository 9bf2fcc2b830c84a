import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { checkAndRemember, readFindings } from './check.ts';
import { repairFinding } from './repair.ts';
import { askForRepair, forgetRepair, settleFinding } from './settle.ts';

/** Payments and orders that disagree, for staff; compared afresh on each request. */
export const discrepancyHandlers = (deps: Deps, worker: Worker): Handlers<'sentinel' | 'repairFinding'> => ({
  sentinel: async ({ request }) => {
    await checkAndRemember(deps).catch((cause: unknown) =>
      deps.logger.warn(
        { requestId: request.id, err: cause },
        'orders could not be compared with Stripe; showing the last findings',
      ),
    );
    return readFindings(deps);
  },
  repairFinding: async ({ params, staff }) => {
    const finding = await askForRepair(deps, staff, params.finding);
    try {
      await repairFinding(deps, worker, finding, staff.email);
    } catch (cause) {
      await forgetRepair(deps, finding);
      throw cause;
    }
    await settleFinding(deps, finding);
    await checkAndRemember(deps);
    return readFindings(deps);
  },
});
