import type { Connection } from 'mongoose';
import { mayOrder } from 'shared-domain/licences';
import { commitHolds, type Reservation, releaseHolds, type Taken } from '../../catalogue/stock/index.ts';
import { batched, batchInserter, driverCollection, oncePer } from '../../foundation/database/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import type { FollowUp } from '../../requests/follow-ups/index.ts';
import { standingNow } from '../../requests/protections/index.ts';
import type { OrderDocument, Payment } from '../order/index.ts';
import { orderModel } from '../order/index.ts';
import { type OrderKey, orderIdOf } from './idempotency.ts';

/**
 * How long an order may take to place, in milliseconds, before it may be rejected: longer than the payment provider's
 * two attempts (17 s) and the database's own waits.
 */
export const RESERVATION_MS = 30_000;

const MAX_MS = 5_000;

/** Orders are written by the driver: shared-domain built them, so mongoose needn't cast them. */
const writesOf = oncePer((connection) => {
  const orders = driverCollection(orderModel(connection));
  return { insert: batchInserter(orders), commit: batched((all: Committed[]) => commitAll(connection, all)) };
});

/**
 * Step 1 of an order: stores its document as `reserving`. Undefined if the id now belongs to this attempt; otherwise the
 * document of another request with the same key. A rejected one is reused under a new attempt.
 */
export async function beginReservation(deps: Deps, draft: OrderDocument): Promise<OrderDocument | undefined> {
  if (await writesOf(deps.connection).insert(draft)) return undefined;
  const orders = orderModel(deps.connection);
  const there = await orders.findById(draft._id).lean();
  if (there?.state !== 'rejected') return there ?? undefined;
  const { matchedCount } = await orders.replaceOne(
    { _id: draft._id, state: 'rejected', attempt: there.attempt },
    draft,
  );
  return matchedCount === 1 ? undefined : beginReservation(deps, draft);
}

/** The last step's write: the stock taken, the payment if any, and the follow-ups. */
export type Commitment = {
  items: OrderDocument['items'];
  taken: Taken[];
  followUps: FollowUp[];
  payment?: Payment | undefined;
  review?: OrderDocument['review'];
  terms?: OrderDocument['terms'] | undefined;
  held?: OrderDocument['held'];
  pendingAudit?: AuditDocument[] | undefined;
};

/** Step 3: marks the order as placed, with its follow-ups. False if this attempt no longer owns it. */
export const commitReservation = (deps: Deps, reservation: Reservation, what: Commitment): Promise<boolean> =>
  writesOf(deps.connection).commit({ reservation, what });

type Committed = { reservation: Reservation; what: Commitment };

async function commitAll(connection: Connection, all: Committed[]): Promise<boolean[]> {
  const orders = driverCollection(orderModel(connection));
  const { matchedCount } = await orders.bulkWrite(
    all.map(({ reservation: { order, attempt }, what: { payment, ...rest } }) => ({
      updateOne: {
        filter: { _id: order, attempt, state: 'reserving' },
        update: { $set: { state: 'placed', ...rest, ...(payment ? { payment } : {}) } },
      },
    })),
    { ordered: false, ignoreUndefined: true, maxTimeMS: MAX_MS },
  );
  if (matchedCount === all.length) return all.map(() => true);
  // A batch reports how many it changed, not which. An attempt is in only one batch, so if it is placed, this batch did it.
  const ids = all.map(({ reservation }) => reservation.order);
  const placed = await orders
    .find({ _id: { $in: ids }, state: 'placed' }, { maxTimeMS: MAX_MS })
    .project<Pick<OrderDocument, 'attempt'>>({ attempt: 1 })
    .toArray();
  const attempts = new Set(placed.map(({ attempt }) => attempt));
  return all.map(({ reservation }) => attempts.has(reservation.attempt));
}

/** Rejects the order and returns its stock. Does nothing if the attempt was placed after all. */
export async function abandonReservation(deps: Deps, reservation: Reservation): Promise<void> {
  const { order, attempt } = reservation;
  const orders = orderModel(deps.connection);
  const { matchedCount } = await orders.updateOne(
    { _id: order, attempt, state: 'reserving' },
    { $set: { state: 'rejected' } },
  );
  if (matchedCount === 0) {
    const there = await orders.findById(order, { state: 1, attempt: 1 }).lean();
    if (there?.attempt === attempt && there.state === 'placed') return;
  }
  await releaseReservation(deps, reservation);
}

/**
 * Ends orders in progress of licences that may no longer order: once a suspension, an end date or a shorter grace is saved,
 * none of theirs can be placed (LICENCE-10).
 */
export async function endPlacingWithoutStanding(deps: Deps): Promise<void> {
  const placing = await orderModel(deps.connection)
    .find({ state: 'reserving', licenseNum: { $exists: true } }, { attempt: 1, licenseNum: 1 })
    .lean();
  for (const { _id, attempt, licenseNum = '' } of placing) {
    const licence = await standingNow(deps, licenseNum);
    if (licence && !mayOrder(licence.standing)) await abandonReservation(deps, { order: _id, attempt });
  }
}

/**
 * Ends an attempt to place the order of a key, at whatever step. Returns the order's id if it was placed after all; otherwise
 * the attempt can no longer succeed.
 */
export async function endAttempt(deps: Deps, key: OrderKey): Promise<string | undefined> {
  const id = await orderIdOf(deps.connection, key);
  const orders = orderModel(deps.connection);
  const order = id === undefined ? null : await orders.findById(id, { state: 1, attempt: 1 }).lean();
  if (order?.state === 'reserving')
    await abandonReservation(deps, { order: order._id, attempt: order.attempt });
  const isPlaced = order !== null && (await orders.exists({ _id: order._id, state: 'placed' })) !== null;
  return isPlaced ? order._id : undefined;
}

/** Releases an attempt's holds and notifies pages that saw the reduced stock. */
export async function releaseReservation(deps: Deps, reservation: Reservation): Promise<void> {
  const touched = await releaseHolds(deps.connection, reservation);
  if (touched > 0) await deps.live.changed('products');
}

/** The products whose stock was taken. */
export const idsOf = (taken: Taken[]): string[] => taken.map(({ productId }) => productId);

/** Clean-up after a commit, not awaited by the customer; a failure is left to the reconciler. */
export async function afterCommit(deps: Deps, reservation: Reservation, taken: Taken[]): Promise<void> {
  try {
    await Promise.all([
      commitHolds(deps.connection, reservation),
      deps.live.changed('orders'),
      deps.live.changed('products', idsOf(taken)),
    ]);
  } catch (cause) {
    deps.logger.warn(
      { err: cause, order: reservation.order },
      'an order was placed; its holds are left to the reconciler',
    );
  }
}
