import { type Cents, sumOf } from '../../foundation/money/index.ts';
import { appliesTo } from '../../selling/charges/index.ts';
import { repriceOrder } from '../../selling/orders/index.ts';
import { goodsOf, type InvoiceLine } from './invoices.ts';
import type { SoldOrder } from './sold-order.ts';

/** A line as it is delivered: without refunded units, with its part of taxes and deposits, in cents (PAPER-5). */
export type DeliveredLine = InvoiceLine & { readonly deposit: Cents };

/** The lines of a delivery document. Their taxes add up to those of the units that are delivered. */
export function deliveredLines(order: SoldOrder): DeliveredLine[] {
  const items = order.items
    .map((item) => ({ ...item, quantity: item.quantity - (item.refunded ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const { charges } = repriceOrder({ ...order, items });
  const deposits = charges.filter(({ kind }) => kind === 'deposit');
  return goodsOf({ ...order, items }, charges, items).map((line) => ({
    ...line,
    deposit: sumOf(
      deposits.map((deposit) => (appliesTo(deposit, line.item) ? (deposit.perUnit ?? 0) * line.quantity : 0)),
    ),
  }));
}
