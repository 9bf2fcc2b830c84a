import type { Request } from 'express';
import { ownCancellationMail, ownChangeProblemOf } from 'shared-domain/order-edits';
import type { Deps } from '../../foundation/dependencies.ts';
import { changeStatus } from '../../orders/handling/index.ts';
import { findOrder, type OrderDocument } from '../../orders/order/index.ts';
import { ordersPlacedHere } from '../../orders/placing/index.ts';
import { followUp, type Worker } from '../../requests/follow-ups/index.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import { licenseeOf, openedAddress } from '../../requests/protections/index.ts';

/** Whether an order is on a truck that has left. */
export type IsOnTheRoad = (orderId: string) => Promise<boolean>;

const ON_A_TRUCK = 'This order is on its way. Please tell the driver at the door.';

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

/** A wholesale or keg order that this browser may see (ORDER-16); for others it doesn't exist. */
async function ownOrder(deps: Deps, request: Request, id: string): Promise<OrderDocument> {
  const order = await findOrder(deps, id);
  const isTheirs =
    order !== undefined &&
    order.channel !== 'dtc' &&
    (ordersPlacedHere(request).includes(order._id) || (await isByLink(deps, request, order)));
  if (!isTheirs) throw problem('order_not_found');
  return order;
}

async function isByLink(deps: Deps, request: Request, order: OrderDocument): Promise<boolean> {
  const licenceNumber = licenseeOf(request)?.licenseNumber;
  if (order.channel !== 'licensee' || licenceNumber === undefined || licenceNumber !== order.licenseNum)
    return false;
  const email = await openedAddress(deps, request, licenceNumber);
  if (email === undefined) return false;
  return (
    email.toLowerCase() === order.customerEmail.toLowerCase() || (await deps.isContact(licenceNumber, email))
  );
}
