import { type Cents, centsOf, sumOf } from 'shared-domain/money';
import type { OrderDocument, Refund } from './document.ts';

/** Whether a refund is an edit's: the order's total already excludes it. */
export const isEditRefund = ({ edits = [] }: Pick<OrderDocument, 'edits'>, { id }: Refund): boolean =>
  edits.some((edit) => edit.id === id);

/** What an order's edits have refunded, in cents. */
export const refundedByEdits = (order: Pick<OrderDocument, 'edits' | 'payment'>): Cents =>
  sumOf(
    (order.payment?.refunds ?? [])
      .filter((refund) => refund.state === 'done' && isEditRefund(order, refund))
      .map(({ amount }) => centsOf(amount)),
  );
