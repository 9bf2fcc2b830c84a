import type { OrderBulkResult, orderBulkChange } from 'shared-domain/contracts';
import type { z } from 'zod';
import type { Deps } from '../dependencies.ts';
import type { Worker } from '../follow-ups/index.ts';
import { presentOrder } from '../orders/index.ts';
import { Problem } from '../problems/index.ts';
import type { Staff } from '../protections/index.ts';
import { changeStatus } from './change-status.ts';

type Change = z.infer<typeof orderBulkChange>['changes'][number];
type Result = OrderBulkResult['results'][number];

/** Sets the status of many orders, one after the other. A refused one doesn't stop the others. */
export async function setStatuses(
  deps: Deps,
  worker: Worker,
  changes: Change[],
  staff: Staff,
): Promise<OrderBulkResult> {
  const results: Result[] = [];
  for (const change of changes) results.push(await resultOf(deps, worker, change, staff));
  return { results };
}

async function resultOf(deps: Deps, worker: Worker, change: Change, staff: Staff): Promise<Result> {
  const { id, status, from } = change;
  try {
    const { before, order } = await changeStatus(deps, worker, id, status, staff.email, from);
    return {
      id,
      outcome: before === status ? 'unchanged' : 'changed',
      before,
      order: presentOrder(order),
    };
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const { code, detail, currentOrder: order } = cause.document;
    return { id, outcome: 'refused', problem: { code, detail }, ...(order ? { order } : {}) };
  }
}
