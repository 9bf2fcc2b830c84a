import { randomUUID } from 'node:crypto';
import type { Deps } from '../dependencies.ts';
import {
  commitHolds,
  holdStock,
  type Reservation,
  type ShortLine,
  type StockLine,
  type Taken,
} from '../stock/index.ts';
import type { OrderDocument } from './document.ts';
import { afterCommit, releaseReservation } from './reservation.ts';
import { type Revision, reviseOrder } from './revise.ts';

/** A change of a placed order that takes stock. Both may throw a problem, which refuses it. */
export type Taking = {
  /** The stock that it takes; undefined if the order can't be changed so right now. */
  needs: (order: OrderDocument) => StockLine[] | undefined;
  /** Refuses it, once everyone can see what it adds. */
  refuse?: (needs: StockLine[]) => Promise<void>;
  /** What it writes once the stock is held; undefined if the order can't be changed so any more. */
  revision: (order: OrderDocument, taken: Taken[]) => Revision;
};

/** How it ended: done, or refused because stock is short or because another change is under way or was faster. */
export type TakingOutcome =
  | { outcome: 'done'; order: OrderDocument }
  | { outcome: 'short'; short: ShortLine[] }
  | { outcome: 'busy' };

/**
 * Takes stock for a placed order, in the steps of placing one: a mark on the order with a new attempt, holds, and a
 * commit that only that attempt can make. The reconciler cleans up after a crash in between (ADR 008).
 */
export async function takeStock(deps: Deps, id: string, taking: Taking): Promise<TakingOutcome> {
  const reservation = { order: id, attempt: randomUUID() };
  const { attempt } = reservation;
  const marked = await reviseOrder(deps, id, (order) => {
    const needs = order.restoring === undefined ? taking.needs(order) : undefined;
    const adds = needs?.map(({ productId, quantity }) => ({ productId, quantity }));
    return adds && { $set: { restoring: { attempt, at: deps.clock(), adds } } };
  });
  if (marked?.restoring?.attempt !== attempt) return { outcome: 'busy' };
  try {
    // A hold left by its last attempt must not be undone as another attempt's later.
    await commitHolds(deps.connection, { order: id, attempt: marked.attempt });
    const needs = taking.needs(marked) ?? [];
    await taking.refuse?.(needs);
    const { taken, short } = await holdStock(deps.connection, reservation, needs, deps.clock());
    const order = short.length === 0 ? await commitTaking(deps, reservation, taken, taking) : undefined;
    if (order?.attempt === attempt) {
      await afterCommit(deps, reservation, taken);
      return { outcome: 'done', order };
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

function commitTaking(deps: Deps, { order: id, attempt }: Reservation, taken: Taken[], taking: Taking) {
  return reviseOrder(deps, id, (order) => {
    if (order.restoring?.attempt !== attempt) return undefined;
    const revision = taking.revision(order, taken);
    return revision && { ...revision, $set: { ...revision.$set, attempt }, $unset: { restoring: 1 } };
  });
}

/**
 * Removes an attempt's mark first, so that it can no longer be committed, then returns the stock that it held, unless
 * it was committed after all.
 */
async function giveUp(deps: Deps, reservation: Reservation): Promise<void> {
  const order = await releaseMark(deps, reservation.order, reservation.attempt);
  if (order?.attempt !== reservation.attempt) await releaseReservation(deps, reservation);
}

/** Removes an attempt's mark from its order: from then on the attempt can't be committed. */
export function releaseMark(deps: Deps, id: string, attempt: string): Promise<OrderDocument | undefined> {
  return reviseOrder(deps, id, (order) =>
    order.restoring?.attempt === attempt ? { $unset: { restoring: 1 } } : undefined,
  );
}
