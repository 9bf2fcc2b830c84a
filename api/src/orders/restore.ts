import { randomUUID } from 'node:crypto';
import type { OrderStatus } from 'shared-domain/orders';
import type { AuditDocument } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import type { FollowUp } from '../follow-ups/index.ts';
import { commitHolds, holdStock, type Reservation, type ShortLine, type Taken } from '../stock/index.ts';
import type { OrderDocument } from './document.ts';
import { itemsAsTaken, stockLinesOf } from './draft.ts';
import { afterCommit, releaseReservation } from './reservation.ts';
import { reviseOrder } from './revise.ts';

/**
 * How restoring a cancelled order ended: with its stock, or refused because stock is short or because another change
 * was faster.
 */
export type Restored =
  | { outcome: 'restored'; order: OrderDocument }
  | { outcome: 'short'; short: ShortLine[] }
  | { outcome: 'busy' };

/** `entries`: its audit entries, where staff asked for it. */
export type Restoring = {
  to: OrderStatus;
  who: string;
  followUps?: FollowUp[];
  detail?: string;
  entries?: AuditDocument[];
};

/**
 * Restores a cancelled order by taking its stock again, in the steps of placing one: a mark on the order with a new
 * attempt, holds, and a commit that only that attempt can make. The reconciler cleans up after a crash in between.
 */
export async function restoreOrder(deps: Deps, id: string, restoring: Restoring): Promise<Restored> {
  const attempt = randomUUID();
  const reservation = { order: id, attempt };
  const marked = await reviseOrder(deps, id, (order) =>
    isAtRest(order) ? { $set: { restoring: { attempt, at: deps.clock() } } } : undefined,
  );
  if (marked?.restoring?.attempt !== attempt) return { outcome: 'busy' };
  try {
    // A hold left by its first attempt must not be undone as another attempt's later.
    await commitHolds(deps.connection, { order: id, attempt: marked.attempt });
    const { taken, short } = await holdStock(
      deps.connection,
      reservation,
      stockLinesOf(marked),
      deps.clock(),
    );
    const order = short.length === 0 ? await commitRestored(deps, id, attempt, taken, restoring) : undefined;
    if (order?.attempt === attempt) {
      await afterCommit(deps, reservation, taken);
      return { outcome: 'restored', order };
    }
    await giveUp(deps, reservation);
    return short.length > 0 ? { outcome: 'short', short } : { outcome: 'busy' };
  } catch (cause) {
    await giveUp(deps, reservation).catch((failure: unknown) =>
      deps.logger.warn({ err: failure, order: id }, 'an attempt is left to the reconciler'),
    );
    throw cause;
  }
}

/**
 * Removes an attempt's mark first, so that it can no longer be committed, then returns the stock that it held, unless
 * it was committed after all.
 */
async function giveUp(deps: Deps, reservation: Reservation): Promise<void> {
  const order = await releaseMark(deps, reservation.order, reservation.attempt);
  if (order?.attempt !== reservation.attempt) await releaseReservation(deps, reservation);
}

/** Cancelled, all its stock returned, and no other attempt in progress. */
function isAtRest({ status, restoring, followUps }: OrderDocument): boolean {
  const owes = followUps.some(({ kind, state }) => kind === 'give-back' && state !== 'done');
  return status === 'cancelled' && restoring === undefined && !owes;
}

function commitRestored(deps: Deps, id: string, attempt: string, taken: Taken[], restoring: Restoring) {
  const { to, who, followUps = [], detail, entries = [] } = restoring;
  return reviseOrder(deps, id, (order) => {
    if (order.restoring?.attempt !== attempt) return undefined;
    const entry = {
      at: deps.clock(),
      who,
      event: 'status',
      from: order.status,
      to,
      ...(detail ? { detail } : {}),
    };
    return {
      $set: { status: to, attempt, taken, items: itemsAsTaken(order.items, taken) },
      $unset: { restoring: 1 },
      $push: {
        timeline: entry,
        followUps: { $each: followUps },
        ...(entries.length > 0 ? { pendingAudit: { $each: entries } } : {}),
      },
    };
  });
}

/** Removes an attempt's mark from its order: from then on the attempt can't be committed. */
export function releaseMark(deps: Deps, id: string, attempt: string): Promise<OrderDocument | undefined> {
  return reviseOrder(deps, id, (order) =>
    order.restoring?.attempt === attempt ? { $unset: { restoring: 1 } } : undefined,
  );
}
