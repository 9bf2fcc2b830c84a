import type { Cents } from '../money/index.ts';
import { centsOf } from '../money/index.ts';
import { taxRows } from '../taxes/index.ts';
import type { OrderDocument } from './document.ts';
import { repriceOrder } from './reprice.ts';

/** One item of a payment or a row of an invoice: `quantity` x `unitAmount` cents. */
export type Charge = {
  readonly kind: 'line' | 'tax' | 'deposit' | 'shipping';
  readonly label: string;
  readonly quantity: number;
  readonly unitAmount: Cents;
};

/**
 * An order as payment items (and invoice rows): each line, each tax that applies, the deposit, shipping.
 * Their quantities x amounts add up to the order's total.
 */
export function chargesOf(order: OrderDocument): Charge[] {
  const totals = repriceOrder(order);
  const once = (kind: Charge['kind'], label: string, unitAmount: Cents): Charge => ({
    kind,
    label,
    quantity: 1,
    unitAmount,
  });
  const lines = order.items.map(
    (item): Charge => ({
      kind: 'line',
      label: item.productName,
      quantity: item.quantity,
      unitAmount: centsOf(item.productPrice),
    }),
  );
  const taxes = taxRows(totals.taxes, order.pricing.rates, {
    channel: order.channel,
    province: order.pricing.province,
  });
  const others = [
    ...taxes.map(({ label, amount }) => once('tax', label, amount)),
    once('deposit', 'Container deposit', totals.deposit.amount),
    once('shipping', order.shipping?.serviceName ?? 'Shipping', totals.shipping),
  ];
  return [...lines, ...others.filter(({ unitAmount }) => unitAmount !== 0)];
}
