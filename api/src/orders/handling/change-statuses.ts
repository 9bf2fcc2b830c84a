import type { OrderBulkResult, orderBulkChange } from 'shared-domain/contracts';
import type { z } from 'zod';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { asProblem, Problem } from '../../requests/problems/index.ts';
import type { Staff } from '../../requests/protections/index.ts';
import { presentOrder } from '../order/index.ts';
import { changeStatus } from './change-status.ts';

type Change = z.infer<typeof orderBulkChange>['changes'][number];
type Result = OrderBulkResult['results'][number];

/**
 * Sets the status of several orders in sequence. A refused one doesn't stop the others; an unexpected failure
 * does, and the answer still reports the earlier changes (ORDER-18).
 */
export async function setStatuses(
  deps: Deps,
  worker: Worker,
  changes: Change[],
  staff: Staff,
): Promise<OrderBulkResult> {
  const results: Result[] = [];
  let failure: Problem | undefined;
  for (const change of changes) {
    try {
      if (failure) throw failure;
      results.push(await changed(deps, worker, change, staff));
    } catch (cause) {
      const isOurs = !(cause instanceof Problem);
      if (isOurs && results.length === 0) throw cause;
      if (isOurs) deps.logger.error({ order: change.id, err: cause }, 'a bulk change failed');
      const refusal = asProblem(cause);
      if (isOurs) failure = refusal;
      results.push(refused(change, refusal));
    }
  }
  return { results };
}

async function changed(deps: Deps, worker: Worker, change: Change, staff: Staff): Promise<Result> {
  const { id, status } = change;
  const { before, order } = await changeStatus(deps, worker, id, { ...change, to: status, who: staff.email });
  return {
    id,
    outcome: before === status && change.tracking === undefined ? 'unchanged' : 'changed',
    before,
    order: presentOrder(order),
  };
}

function refused({ id }: Change, { document }: Problem): Result {
  const { code, detail, currentOrder: order } = document;
  return { id, outcome: 'refused', problem: { code, detail }, ...(order ? { order } : {}) };
}
