import type { Request } from 'express';
import { ownCancellationMail, ownChangeProblemOf } from 'shared-domain/order-edits';
import type { Deps } from '../../foundation/dependencies.ts';
import type { IsOnTheRoad } from '../../orders/edits/index.ts';
import { changeStatus } from '../../orders/handling/index.ts';
import { followUp, type Worker } from '../../requests/follow-ups/index.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import { ON_A_TRUCK, ownOrder } from './own-order.ts';

/**
 * Cancels the order of a customer who may see it (EDIT-10); cancelling it again changes nothing. Throws `order_not_found`, also
 * for others, and `cancel_refused` once it is too late.
 */
export async function cancelOwnOrder(
  deps: Deps,
  worker: Worker,
  isOnTheRoad: IsOnTheRoad,
  request: Request,
  id: string,
): Promise<void> {
  const order = await ownOrder(deps, request, id);
  if (order.status === 'cancelled') return;
  const reason =
    ownChangeProblemOf(order, deps.clock()) ?? ((await isOnTheRoad(order._id)) ? ON_A_TRUCK : undefined);
  if (reason !== undefined) throw problem('cancel_refused', { values: { reason } });
  const mail = { mail: 'changed', to: order.customerEmail, ...ownCancellationMail(order, order._id) };
  const followUps = [followUp('email', deps.clock(), mail)];
  const change = { from: order.status, who: 'customer', detail: 'The customer cancelled it', followUps };
  try {
    await changeStatus(deps, worker, order._id, { to: 'cancelled', ...change });
  } catch (failure) {
    // Staff were faster: their status decides.
    if (failure instanceof Problem && failure.code === 'stale')
      return cancelOwnOrder(deps, worker, isOnTheRoad, request, id);
    throw failure;
  }
}
