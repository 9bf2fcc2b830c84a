import { setTimeout as pause } from 'node:timers/promises';
import type { UpdateQuery } from 'mongoose';
import { dayOf } from 'shared-domain/dates';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import type { OrderDocument } from './document.ts';
import { orderModel } from './model.ts';
import { textsOf } from './texts.ts';

/** A change's write; undefined if the current order needs none. */
export type Revision = UpdateQuery<OrderDocument> | undefined;

/** Retries for concurrent changes; more conflicts in a row mean another problem. */
const TRIES = 100;
/**
 * After losing to a faster change, the next attempt waits up to this many more milliseconds (jitter), so that many
 * concurrent changes take turns.
 */
const STEP_MS = 10;
const LONGEST_MS = 200;

/** The placed order with this id. */
export async function findOrder(deps: Deps, id: string): Promise<OrderDocument | undefined> {
  const order = await orderModel(deps.connection).findOne({ _id: id, state: 'placed' }).lean();
  return order ?? undefined;
}

/**
 * Changes an order as `decide` says, durably, and only if no one changed it in between; otherwise it decides again.
 * Returns the order after the change, or unchanged if there was nothing to do; undefined if there is no such order.
 */
export async function reviseOrder(
  deps: Deps,
  id: string,
  decide: (order: OrderDocument) => Revision,
): Promise<OrderDocument | undefined> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const order = await findOrder(deps, id);
    if (!order) return undefined;
    const revision = decide(order);
    if (!revision) return order;
    const changed = await orderModel(deps.connection)
      .findOneAndUpdate(
        { _id: id, state: 'placed', version: order.version },
        stamped(order, revision, deps.clock()),
        { returnDocument: 'after' },
      )
      .lean();
    if (changed) {
      await deps.live.changed('orders');
      return changed;
    }
    await pause(Math.random() * Math.min((tries + 1) * STEP_MS, LONGEST_MS));
  }
  const cause = new Error(`order ${id} is being changed without end`);
  throw problem('unavailable', { cause, headers: { 'Retry-After': '5' } });
}

function stamped(order: OrderDocument, revision: NonNullable<Revision>, at: Date) {
  const set = revision.$set as Partial<OrderDocument> | undefined;
  return {
    ...revision,
    $set: { ...set, ...textsAfter(order, set), uncounted: dayOf(order.orderDate), updatedAt: at },
    $inc: { version: 1 },
  };
}

/** What an order is found by after a change of its lines or names, and what it was found by before. */
function textsAfter(order: OrderDocument, set: Partial<OrderDocument> = {}): Partial<OrderDocument> {
  if (!set.items && set.customerName === undefined) return {};
  const now = textsOf({ ...order, ...set });
  const former = [...(order.formerTexts ?? []), ...(order.texts ?? [])];
  return { ...now, formerTexts: [...new Set(former)].filter((text) => !now.texts?.includes(text)) };
}
