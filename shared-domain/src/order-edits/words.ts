import type { OrderStatus, PaymentStatus } from '../orders/index.ts';
import type { LineChange } from './edit.ts';

/** What an edit needs to know of an order to be allowed. */
export type EditContext = {
  readonly status: OrderStatus;
  readonly payment?: { readonly status: PaymentStatus } | undefined;
};

/**
 * Why an order can't be edited, as a sentence that staff read; undefined if it can (EDIT-1).
 * @param onTheRoad whether the driver edits it, at its stop
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

/** What an edit did to a line, as its customer and staff read it (EDIT-7). Undefined if nothing. */
export function lineChangeWords({ productName, before, after }: LineChange): string | undefined {
  if (before === after) return undefined;
  if (before === 0) return `${productName}: ${after} added`;
  return after === 0 ? `${productName}: taken out` : `${productName}: ${after} instead of ${before}`;
}
