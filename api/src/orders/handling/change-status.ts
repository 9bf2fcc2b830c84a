import { setTimeout as pause } from 'node:timers/promises';
import { type OrderStatus, stands, stockEffectOf, type Tracking } from 'shared-domain/orders';
import type { Deps } from '../../foundation/dependencies.ts';
import { type AuditDocument, entryOf } from '../../requests/audit/index.ts';
import { type FollowUp, followUp, type Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { OrderDocument } from '../order/index.ts';
import { findOrder, isHeld, presentOrder, type Revision, reviseOrder } from '../order/index.ts';
import { restoreOrder, returnStockNow } from '../placing/index.ts';
import { textOrNull, tracking } from './tracking.ts';

/** A status change. `from` is the status that the caller saw; `tracking` null removes the tracking number. */
export type StatusChange = {
  to: OrderStatus;
  who: string;
  from?: OrderStatus | undefined;
  tracking?: Tracking | null | undefined;
  /** For the order's timeline. */
  detail?: string;
  /** Of a cancellation, besides the stock that it returns. */
  followUps?: FollowUp[];
};

/**
 * Sets an order's status and records who did and when. Cancelling returns its stock once; setting a cancelled order
 * to another status takes the stock again, or is refused (STOCK-4, STOCK-7). An order whose status is no longer `from`
 * is refused as `stale`.
 */
export async function changeStatus(
  deps: Deps,
  worker: Worker,
  id: string,
  change: StatusChange,
): Promise<{ before: OrderStatus; order: OrderDocument }> {
  const { to, from } = change;
  const found = await findOrder(deps, id);
  if (!found) throw problem('order_not_found');
  refuseStale(found, to, from);
  const before = found.status;
  if (before === 'cancelled' && to !== 'cancelled') return takeAgain(deps, worker, id, change);
  const order = await reviseOrder(deps, id, (now) => {
    refuseStale(now, to, from);
    return revision(deps, now, change);
  });
  if (!order) throw problem('order_not_found');
  // Someone cancelled it between our read and write, so its stock must be taken again.
  if (order.status !== to) return changeStatus(deps, worker, id, change);
  await returnStockNow(deps, worker, order);
  return { before, order };
}

function refuseStale(order: OrderDocument, to: OrderStatus, from: OrderStatus | undefined): void {
  if (from === undefined || order.status === from || order.status === to) return;
  throw problem('stale', { currentOrder: presentOrder(order) });
}

/** A credited order stays delivered, so that no credit note loses its order (CREDIT-7). */
function refuseCredited({ status, credits = [] }: OrderDocument, to: OrderStatus): void {
  if (status !== 'delivered' || to === 'delivered') return;
  if (!credits.some((credit) => stands(credit, credits))) return;
  throw problem('status_refused', { values: { reason: 'Its credit notes must be reversed first.' } });
}

/** An order that waits because of what its account owes doesn't leave before staff release it (RECEIVABLE-12). */
function refuseHeld(order: OrderDocument, to: OrderStatus): void {
  if ((to === 'shipped' || to === 'delivered') && isHeld(order))
    throw problem('status_refused', { values: { reason: 'It waits to be released.' } });
}

function revision(deps: Deps, order: OrderDocument, change: StatusChange): Revision {
  const { to, who } = change;
  refuseCredited(order, to);
  refuseHeld(order, to);
  const effect = stockEffectOf(order.status, to);
  if (effect === 'take-again') return undefined;
  const at = deps.clock();
  const tracked = tracking(order, change.tracking, at);
  if (order.status === to && !tracked) return undefined;
  const moved = order.status === to ? { event: 'tracking' } : { event: 'status', from: order.status, to };
  const detail = tracked?.text ?? change.detail;
  const timeline = { at, who, ...moved, ...(detail ? { detail } : {}) };
  const pendingAudit = statusEntry(deps, order, change);
  const kegs = isKegsMove(order.status, to) ? [followUp('kegs', at)] : [];
  if (effect === 'none')
    return {
      ...tracked?.unset,
      $set: { status: to, ...tracked?.set },
      $push: { timeline, pendingAudit, followUps: { $each: [...kegs, ...(tracked?.mails ?? [])] } },
    };
  const owed = order.taken.length > 0 ? [followUp('give-back', at, { lines: order.taken })] : [];
  const unpaid = order.payment?.status === 'pending' ? [followUp('end-payment', at)] : [];
  return {
    $set: { status: to, taken: [] },
    $push: {
      timeline,
      pendingAudit,
      followUps: { $each: [...owed, ...unpaid, ...kegs, ...(change.followUps ?? [])] },
    },
  };
}

const isKegsMove = (from: OrderStatus, to: OrderStatus): boolean =>
  from !== to && (from === 'delivered' || to === 'delivered');

function statusEntry(deps: Deps, order: OrderDocument, { to, who, tracking }: StatusChange): AuditDocument {
  const [before, after] = [{ status: order.status }, { status: to }];
  const entry = { action: 'order.status', subject: order._id };
  if (tracking === undefined) return entryOf(deps, who, { ...entry, before, after });
  return entryOf(deps, who, {
    ...entry,
    before: { ...before, tracking: textOrNull(order.tracking) },
    after: { ...after, tracking: textOrNull(tracking) },
  });
}

/**
 * How long a request waits while another one restores the same order or reserves its stock, in milliseconds.
 */
const MAX_WAIT_MS = 5_000;
const POLL_INTERVAL_MS = 100;

/**
 * Restores a cancelled order. If another request was faster, the order's new status decides, as for any late change.
 */
async function takeAgain(
  deps: Deps,
  worker: Worker,
  id: string,
  change: StatusChange,
): Promise<{ before: OrderStatus; order: OrderDocument }> {
  const { to, who } = change;
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_INTERVAL_MS) {
    const order = await findOrder(deps, id);
    if (!order) throw problem('order_not_found');
    refuseStale(order, to, 'cancelled');
    if (order.status === to) return { before: to, order };
    await returnStockNow(deps, worker, order);
    const entries = [statusEntry(deps, order, { to, who })];
    const restored = await restoreOrder(deps, id, {
      to,
      who,
      entries,
      followUps: to === 'delivered' ? [followUp('kegs', deps.clock())] : [],
    });
    if (restored.outcome === 'done') {
      // Only the tracking number remains to be set.
      const { order } = change.tracking ? await changeStatus(deps, worker, id, change) : restored;
      return { before: 'cancelled', order };
    }
    if (restored.outcome === 'short') throw problem('out_of_stock', { unavailable: restored.short });
    await pause(POLL_INTERVAL_MS);
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}
