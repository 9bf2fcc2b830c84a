import type { OrderStatus } from 'shared-domain/orders';
import type { Taken } from '../../catalogue/stock/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import type { FollowUp } from '../../requests/follow-ups/index.ts';
import type { OrderDocument, Revision } from '../order/index.ts';
import { itemsAsTaken, stockLinesOf } from './draft.ts';
import { type TakingOutcome, takeStock } from './take-stock.ts';

/** `entries`: audit entries, if staff requested it. */
export type Restoring = {
  to: OrderStatus;
  who: string;
  followUps?: FollowUp[];
  detail?: string;
  entries?: AuditDocument[];
};

/** Restores a cancelled order by taking its stock again. */
export const restoreOrder = (deps: Deps, id: string, restoring: Restoring): Promise<TakingOutcome> =>
  takeStock(deps, id, {
    needs: (order) => (isAtRest(order) ? stockLinesOf(order) : undefined),
    revision: (order, taken) => restored(deps, order, taken, restoring),
  });

/** Cancelled, and all its stock returned. */
function isAtRest({ status, followUps }: OrderDocument): boolean {
  const owes = followUps.some(({ kind, state }) => kind === 'give-back' && state !== 'done');
  return status === 'cancelled' && !owes;
}

function restored(deps: Deps, order: OrderDocument, taken: Taken[], restoring: Restoring): Revision {
  const { to, who, followUps = [], detail, entries = [] } = restoring;
  const entry = {
    at: deps.clock(),
    who,
    event: 'status',
    from: order.status,
    to,
    ...(detail ? { detail } : {}),
  };
  return {
    $set: { status: to, taken, items: itemsAsTaken(order.items, taken) },
    $push: {
      timeline: entry,
      followUps: { $each: followUps },
      ...(entries.length > 0 ? { pendingAudit: { $each: entries } } : {}),
    },
  };
}
