import { setTimeout as pause } from 'node:timers/promises';
import type { OrderStatus } from 'shared-domain/orders';
import { stockEffectOf } from 'shared-domain/orders';
import type { AuditDocument } from '../audit/index.ts';
import { entryOf } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import { followUp, type Worker } from '../follow-ups/index.ts';
import type { OrderDocument } from '../orders/index.ts';
import {
  findOrder,
  presentOrder,
  type Revision,
  restoreOrder,
  returnStockNow,
  reviseOrder,
} from '../orders/index.ts';
import { problem } from '../problems/index.ts';

/**
 * Sets an order's status and records who set it and when. Cancelling returns its stock once; setting a cancelled order
 * to another status takes the stock again, or is refused (STOCK-4, STOCK-7). `from` is the status that staff saw: an
 * order that has a different one by now is refused as `stale`.
 */
export async function changeStatus(
  deps: Deps,
  worker: Worker,
  id: string,
  to: OrderStatus,
  who: string,
  from?: OrderStatus,
): Promise<{ before: OrderStatus; order: OrderDocument }> {
  const found = await findOrder(deps, id);
  if (!found) throw problem('order_not_found');
  refuseStale(found, to, from);
  const before = found.status;
  if (before === 'cancelled' && to !== 'cancelled') return takeAgain(deps, worker, id, to, who);
  const order = await reviseOrder(deps, id, (now) => {
    refuseStale(now, to, from);
    return revision(deps, now, to, who);
  });
  if (!order) throw problem('order_not_found');
  // Someone else cancelled it between our read and write: its stock has to be taken again.
  if (order.status !== to) return changeStatus(deps, worker, id, to, who, from);
  await returnStockNow(deps, worker, order);
  return { before, order };
}

function refuseStale(order: OrderDocument, to: OrderStatus, from: OrderStatus | undefined): void {
  if (from === undefined || order.status === from || order.status === to) return;
  throw problem('stale', { currentOrder: presentOrder(order) });
}

function revision(deps: Deps, order: OrderDocument, to: OrderStatus, who: string): Revision {
  const effect = stockEffectOf(order.status, to);
  if (order.status === to || effect === 'take-again') return undefined;
  const at = deps.clock();
  const timeline = { at, who, event: 'status', from: order.status, to };
  const pendingAudit = statusEntry(deps, order, to, who);
  const kegs = to === 'delivered' || order.status === 'delivered' ? [followUp('kegs', at)] : [];
  if (effect === 'none')
    return { $set: { status: to }, $push: { timeline, pendingAudit, followUps: { $each: kegs } } };
  const owed = order.taken.length > 0 ? [followUp('give-back', at, { lines: order.taken })] : [];
  const unpaid = order.payment?.status === 'pending' ? [followUp('end-payment', at)] : [];
  return {
    $set: { status: to, taken: [] },
    $push: { timeline, pendingAudit, followUps: { $each: [...owed, ...unpaid, ...kegs] } },
  };
}

function statusEntry(deps: Deps, order: OrderDocument, to: OrderStatus, who: string): AuditDocument {
  const [before, after] = [{ status: order.status }, { status: to }];
  return entryOf(deps, who, { action: 'order.status', subject: order._id, before, after });
}

/**
 * How long staff wait while another request restores the same order or its stock is still being reserved, in
 * milliseconds.
 */
const PATIENCE_MS = 5_000;
const POLL_INTERVAL_MS = 100;

/**
 * Restores a cancelled order. If another request was faster, the order's new status decides, as for any late change.
 */
async function takeAgain(
  deps: Deps,
  worker: Worker,
  id: string,
  to: OrderStatus,
  who: string,
): Promise<{ before: OrderStatus; order: OrderDocument }> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_INTERVAL_MS) {
    const order = await findOrder(deps, id);
    if (!order) throw problem('order_not_found');
    refuseStale(order, to, 'cancelled');
    if (order.status === to) return { before: to, order };
    await returnStockNow(deps, worker, order);
    const entries = [statusEntry(deps, order, to, who)];
    const restored = await restoreOrder(deps, id, {
      to,
      who,
      entries,
      followUps: to === 'delivered' ? [followUp('kegs', deps.clock())] : [],
    });
    if (restored.outcome === 'done') return { before: 'cancelled', order: restored.order };
    if (restored.outcome === 'short') throw problem('out_of_stock', { unavailable: restored.short });
    await pause(POLL_INTERVAL_MS);
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}
