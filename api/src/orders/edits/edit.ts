import { setTimeout as pause } from 'node:timers/promises';
import { changesLines, type OrderEdit } from 'shared-domain/order-edits';
import type { Deps } from '../../foundation/dependencies.ts';
import { problem } from '../../requests/problems/index.ts';
import { refuseUnlessInStanding } from '../../requests/protections/index.ts';
import { findOrder, type OrderDocument, type Revision, reviseOrder } from '../order/index.ts';
import { takeStock } from '../placing/index.ts';
import { heldIfGrown, holdOfEdit } from './credit.ts';
import { destinationChanges, destinationOf } from './destination.ts';
import { type EditIntent, editId } from './intent.ts';
import { type Added, addedTo, editedOrder } from './price.ts';
import {
  currentEditProblemOf,
  type IsOnTheRoad,
  onTruckProblemOf,
  refuseAmount,
  refuseBeyondShare,
  refuseRefunded,
  refuseStale,
  unvouchedProblemOf,
} from './refusals.ts';
import { otherChanges, refundDue, revisionOf, stockNeeds } from './revision.ts';

/** How long an edit waits for another request that is changing the same order, in milliseconds. */
const MAX_WAIT_MS = 5_000;
const POLL_INTERVAL_MS = 100;

/**
 * Edits an order: prices new lines, takes stock, and changes the order in one write together with its mail, refund, returned
 * stock and audit entry (EDIT-1 to EDIT-9, EDIT-11). The same idempotency key is the same edit. Throws `edit_refused`,
 * `paid_order_dearer`, `price_changed`, `out_of_stock`, `delivery_day_closed`, `delivery_refused` or `stale`.
 */
export async function editOrder(
  deps: Deps,
  intent: EditIntent,
  isOnTheRoad: IsOnTheRoad,
): Promise<OrderDocument> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_INTERVAL_MS) {
    const order = await findOrder(deps, intent.orderId);
    if (!order) throw problem('order_not_found');
    if (isMade(order, intent)) return order;
    refuseUneditable(order, intent);
    const onTruck = intent.onTheRoad ? undefined : await onTruckProblemOf(isOnTheRoad, order._id);
    if (onTruck !== undefined) throw problem('edit_refused', { values: { reason: onTruck } });
    const added = await addedTo(deps, order, intent.lines);
    if (added.unavailable.length > 0) throw problem('out_of_stock', { unavailable: added.unavailable });
    if (order.channel === 'licensee' && order.licenseNum && added.quote.lines.length > 0) {
      await refuseUnlessInStanding(deps, order.licenseNum);
    }
    const outcome = await attempt(deps, await prepared(deps, intent, order, added), order, added);
    if (outcome) return heldIfGrown(deps, outcome, order.totalAmount);
    await pause(POLL_INTERVAL_MS);
  }
  throw problem('unavailable', { headers: { 'Retry-After': '5' } });
}

/** The edit with what its delivery comes to; an order that moves leaves its run first (EDIT-11). */
async function prepared(
  deps: Deps,
  intent: EditIntent,
  order: OrderDocument,
  added: Added,
): Promise<EditIntent> {
  const edit = checked(order, intent, added);
  if (!edit) return intent;
  const { items, totalAmount: after } = edit;
  const tooLarge = intent.isOwn ? await unvouchedProblemOf(deps, order, items) : undefined;
  if (tooLarge !== undefined) throw problem('edit_refused', { values: { reason: tooLarge } });
  const held = await holdOfEdit(deps, order, { before: order.totalAmount, after });
  // It can't stay on a run until staff release it.
  if (held) await intent.beforeMove?.();
  if (!intent.delivery) return { ...intent, held };
  const destination = await destinationOf(deps, order, items, intent.delivery, intent.isOwn);
  if (destinationChanges(order, destination).length > 0) await intent.beforeMove?.();
  return { ...intent, destination, held };
}

/** One attempt. Undefined if another change is in progress or was faster. */
async function attempt(
  deps: Deps,
  intent: EditIntent,
  order: OrderDocument,
  added: Added,
): Promise<OrderDocument | undefined> {
  const planned = checked(order, intent, added);
  if (planned && refundDue(order, planned) > 0) await intent.beforeRefund?.();
  if (stockNeeds(order, planned).length === 0) {
    const now = await reviseOrder(deps, intent.orderId, (current) => {
      if (isMade(current, intent) || current.restoring) return undefined;
      const edit = checked(current, intent, added);
      return edit && stockNeeds(current, edit).length === 0
        ? written(deps, intent, current, edit)
        : undefined;
    });
    return now && isSettled(now, intent) ? now : undefined;
  }
  const result = await takeStock(deps, intent.orderId, {
    needs: (current) =>
      isMade(current, intent) ? undefined : stockNeeds(current, checked(current, intent, added)),
    refuse: (needs) => refuseBeyondShare(deps, order, needs),
    revision: (current, taken) => {
      const edit = checked(current, intent, added);
      return edit && written(deps, intent, current, edit, taken);
    },
  });
  if (result.outcome === 'short') throw problem('out_of_stock', { unavailable: result.short });
  return result.outcome === 'done' ? result.order : undefined;
}

/** The edit of the order's current state; undefined if a product wasn't priced. Throws the refusal. */
function checked(order: OrderDocument, intent: EditIntent, added: Added): OrderEdit | undefined {
  refuseUneditable(order, intent);
  const edit = editedOrder(order, intent.lines, added);
  if (!edit) return undefined;
  refuseAmount(order, edit, intent.expectedTotal);
  if (!intent.refund && refundDue(order, edit) > 0)
    throw problem('edit_refused', { values: { reason: 'This order is paid. Please call us.' } });
  return edit;
}

function refuseUneditable(order: OrderDocument, { seen, lines, onTheRoad }: EditIntent): void {
  refuseStale(order, seen);
  const reason = currentEditProblemOf(order, onTheRoad);
  if (reason !== undefined) throw problem('edit_refused', { values: { reason } });
  refuseRefunded(order, lines);
}

/** The write of an edit; undefined if it changes nothing. */
function written(
  deps: Deps,
  intent: EditIntent,
  order: OrderDocument,
  edit: OrderEdit,
  taken?: Parameters<typeof revisionOf>[4],
): Revision {
  const hasNews = changesLines(edit) || otherChanges(order, intent).length > 0;
  return hasNews ? revisionOf(deps, intent, order, edit, taken) : undefined;
}

/** Whether the same request was carried out before (EDIT-8). */
function isMade({ edits = [] }: OrderDocument, intent: EditIntent): boolean {
  const made = edits.find(({ id }) => id === editId(intent));
  if (made && made.fingerprint !== intent.idempotencyKey.fingerprint) throw problem('idempotency_conflict');
  return made !== undefined;
}

/** Whether nothing is left to do: it is done, or the order already has these lines. */
function isSettled(order: OrderDocument, intent: EditIntent): boolean {
  if (isMade(order, intent)) return true;
  if (order.restoring) return false;
  const edit = editedOrder(order, intent.lines, { quote: { lines: [], charges: [] }, unavailable: [] });
  return edit !== undefined && !changesLines(edit) && otherChanges(order, intent).length === 0;
}
