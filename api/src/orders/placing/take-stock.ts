import { randomUUID } from 'node:crypto';
import {
  commitHolds,
  holdStock,
  type Reservation,
  type ShortLine,
  type StockLine,
  type Taken,
} from '../../catalogue/stock/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from '../order/index.ts';
import { type Revision, reviseOrder } from '../order/index.ts';
import { afterCommit, releaseReservation } from './reservation.ts';

/** A change of a placed order that takes stock. Its functions may throw a problem to refuse it. */
export type Taking = {
  /** The stock that it takes; undefined if the change isn't currently possible. */
  needs: (order: OrderDocument) => StockLine[] | undefined;
  /** May refuse it, once concurrent requests can see what it adds. */
  refuse?: (needs: StockLine[]) => Promise<void>;
  /** Its write once the stock is held; undefined if the change is no longer possible. */
  revision: (order: OrderDocument, taken: Taken[]) => Revision;
};

/** The outcome: done, stock is short, or another change is in progress or was faster. */
export type TakingOutcome =
  | { outcome: 'done'; order: OrderDocument }
  | { outcome: 'short'; short: ShortLine[] }
  | { outcome: 'busy' };

/**
 * Takes stock for a placed order, in the same steps as placing one: mark the order with a new attempt, hold stock, then a
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
    // Commit holds left by its previous attempt, which must not later be undone as another attempt's.
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
