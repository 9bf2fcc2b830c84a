import { dollarsOf, formatCents, formatDollars } from 'shared-domain/money';
import { chargeAndShippingRows, totalRows } from 'shared-domain/orders';
import { creditedAmount, type OrderDocument, refundedByEdits, toPricedOrder } from '../order/index.ts';

/** Subtotal, charges and shipping, then the total before and after refunds. */
export function totalsOf(order: OrderDocument): [string, string][] {
  const { totalAmount, payment, taxDetails } = order;
  const refundedAmount = payment?.refundedAmount;
  const total = {
    totalAmount,
    creditedAmount: creditedAmount(order),
    payment: { refundedAmount, refundedByEdits: dollarsOf(refundedByEdits(order)) },
  };
  return [
    ['Subtotal', formatDollars(taxDetails.subtotal)],
    ...[...chargeAndShippingRows(toPricedOrder(order)), ...totalRows(total)].map(
      ({ label, amount }): [string, string] => [label, formatCents(amount)],
    ),
  ];
}
