import { type DeliveryPromise, promiseText } from '../delivery/index.ts';
import type { OrderStatus, PaymentStatus } from '../orders/index.ts';
import type { LineChange } from './edit.ts';

/** The fields of an order that decide whether it can be edited. */
export type EditContext = {
  readonly status: OrderStatus;
  readonly payment?: { readonly status: PaymentStatus } | undefined;
};

/**
 * Why an order can't be edited, as a sentence for staff; undefined if it can (EDIT-1).
 * @param onTheRoad whether the edit is the driver's, at the stop
 */
export function editProblemOf(
  { status, payment }: EditContext,
  onTheRoad: boolean = false,
): string | undefined {
  if (status === 'cancelled') return 'This order is cancelled.';
  if (!onTheRoad && (status === 'shipped' || status === 'delivered')) {
    return `This order is ${status}. It can be edited until it is on a truck.`;
  }
  if (payment?.status === 'pending') return 'This order is waiting for its payment.';
  if (payment && payment.status !== 'paid') return `The payment of this order is ${payment.status}.`;
  return undefined;
}

/** An edit of a line in words, for the customer and staff (EDIT-7). Undefined if it didn't change. */
export function lineChangeText({ productName, before, after }: LineChange): string | undefined {
  if (before === after) return undefined;
  if (before === 0) return `${productName}: ${after} added`;
  return after === 0 ? `${productName}: taken out` : `${productName}: ${after} instead of ${before}`;
}

/** A changed delivery in words, for the customer and staff (EDIT-11). Undefined if it reads the same. */
export function deliveryChangeText(
  before: DeliveryPromise | undefined,
  after: DeliveryPromise,
): string | undefined {
  const [was, is] = [before && promiseText(before), promiseText(after)];
  if (was === is) return undefined;
  const label = after.kind === 'delivery' ? 'Delivery: ' : '';
  return was === undefined ? `${label}${is}` : `${label}${is} instead of ${was}`;
}
