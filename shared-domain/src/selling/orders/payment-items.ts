import { type Cents, centsOf } from '../../foundation/money/index.ts';
import { type PricedOrder, repriceOrder } from './reprice.ts';

/** A row of an order's totals, in cents. */
export type TotalRow = { readonly label: string; readonly amount: Cents };

/** One item of a payment: `quantity` x `unitAmount` cents. */
export type PaymentItem = { readonly label: string; readonly quantity: number; readonly unitAmount: Cents };

/** What an order costs besides its lines: each charge and shipping that isn't 0. */
export function chargeAndShippingRows(order: PricedOrder): TotalRow[] {
  const { charges, shipping } = repriceOrder(order);
  return [...charges, { label: order.shipping?.serviceName ?? 'Shipping', amount: shipping }]
    .filter(({ amount }) => amount !== 0)
    .map(({ label, amount }) => ({ label, amount }));
}

/** An order as payment items: each line, each charge, shipping. Their quantities x amounts add up to the order's total. */
export const paymentItems = (order: PricedOrder): PaymentItem[] => [
  ...order.items.map(({ productName, quantity, productPrice }) => ({
    label: productName,
    quantity,
    unitAmount: centsOf(productPrice),
  })),
  ...chargeAndShippingRows(order).map(({ label, amount }) => ({ label, quantity: 1, unitAmount: amount })),
];
