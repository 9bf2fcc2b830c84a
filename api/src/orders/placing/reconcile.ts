import {
  commitHolds,
  type Reservation,
  releaseHolds,
  stockedProducts,
  sweepReturns,
} from '../../catalogue/stock/index.ts';
import { workOnEach } from '../../foundation/background/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { orderModel } from '../order/index.ts';
import { sweepKeys } from './idempotency.ts';
import { abandonReservation, RESERVATION_MS } from './reservation.ts';
import { releaseMark } from './take-stock.ts';

/** Minimum age of a hold, in milliseconds: younger ones belong to requests in progress. */
const YOUNG_MS = 10_000;
const REJECTED_RETENTION_MS = 24 * 60 * 60 * 1000;

/**
 * Completes what a crash interrupted: rejects orders that have been reserving for too long, then settles each hold by
 * its order. A placed order keeps the units, a reserving one keeps the hold, anything else returns to stock.
 */
export async function reconcileOrders(deps: Deps): Promise<void> {
  await rejectStale(deps);
  const holders = await oldHolders(deps);
  await workOnEach(deps, holders, ({ _id }) => settleHold(deps, _id));
  if (holders.length > 0) await deps.live.changed('products');
}

async function rejectStale(deps: Deps): Promise<void> {
  const before = new Date(deps.clock().getTime() - RESERVATION_MS);
  const orders = orderModel(deps.connection);
  const stale = await orders.find({ state: 'reserving', reservedAt: { $lt: before } }, { attempt: 1 }).lean();
  await workOnEach(deps, stale, ({ _id, attempt }) => {
    deps.logger.warn({ order: _id }, 'an order interrupted while being placed is rejected');
    return abandonReservation(deps, { order: _id, attempt });
  });
  const stuck = await orders.find({ 'restoring.at': { $lt: before } }, { restoring: 1 }).lean();
  await workOnEach(deps, stuck, async ({ _id, restoring }) => {
    if (restoring) await releaseMark(deps, _id, restoring.attempt);
  });
}

/** Every attempt that has held stock longer than a request can take. */
async function oldHolders({ connection, clock }: Deps): Promise<{ _id: Reservation }[]> {
  const before = new Date(clock().getTime() - YOUNG_MS);
  const old = { returned: { $exists: false }, at: { $lt: before } };
  return stockedProducts(connection)
    .aggregate<{ _id: Reservation }>(
      [
        // The first condition lets the query use the index of products with holds.
        { $match: { 'holds.order': { $gt: '' }, holds: { $elemMatch: old } } },
        { $unwind: '$holds' },
        { $match: { 'holds.returned': { $exists: false }, 'holds.at': { $lt: before } } },
        { $group: { _id: { order: '$holds.order', attempt: '$holds.attempt' } } },
        { $limit: 500 },
      ],
      { maxTimeMS: 10_000 },
    )
    .toArray();
}

async function settleHold(deps: Deps, reservation: Reservation): Promise<void> {
  const order = await orderModel(deps.connection)
    .findById(reservation.order, { state: 1, attempt: 1, restoring: 1 })
    .lean();
  if (order?.restoring?.attempt === reservation.attempt) return;
  const its = order?.attempt === reservation.attempt;
  if (its && order.state === 'reserving') return;
  if (its && order.state === 'placed') await commitHolds(deps.connection, reservation);
  else await releaseHolds(deps.connection, reservation);
}

/** Deletes what is no longer needed. */
export async function sweepOrders({ connection, clock }: Deps): Promise<void> {
  const now = clock();
  await sweepKeys(connection, now);
  await sweepReturns(connection, now);
  const old = { $lt: new Date(now.getTime() - REJECTED_RETENTION_MS) };
  await orderModel(connection).deleteMany({ state: 'rejected', reservedAt: old }).maxTimeMS(10_000);
}
