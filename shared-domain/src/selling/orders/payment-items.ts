import { type Cents, centsOf } from '../../foundation/money/index.ts';
import { backOrderText } from '../../goods/stock/index.ts';
import { type PricedOrder, repriceOrder } from './reprice.ts';

/** What an order cost and what was sent back, in dollars, stored or in JSON. */
export type RefundedOrder = {
  readonly totalAmount: number;
  readonly creditedAmount?: number | undefined;
  readonly payment?:
    | { readonly refundedAmount?: number | undefined; readonly refundedByEdits?: number | undefined }
    | undefined;
};

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

/**
 * The last rows of an order's totals, the same on every paper: its total and, after refunds or credits, what is left of it. What edits
 * refunded isn't subtracted, because the total of an edited order already excludes it (ORDER-19).
 */
export function totalRows({ totalAmount, creditedAmount = 0, payment }: RefundedOrder): TotalRow[] {
  const total = centsOf(totalAmount);
  const credited = centsOf(creditedAmount);
  if (credited > 0)
    return [
      { label: 'Total', amount: total },
      { label: 'Credited', amount: -credited },
      { label: 'Total after credits', amount: total - credited },
    ];
  const sentBack = centsOf(payment?.refundedAmount ?? 0) - centsOf(payment?.refundedByEdits ?? 0);
  const refunded = Math.min(total, sentBack);
  if (refunded <= 0) return [{ label: 'Total', amount: total }];
  return [
    { label: 'Total', amount: total },
    { label: 'Refunded', amount: -refunded },
    { label: 'Total after refunds', amount: total - refunded },
  ];
}

/** An order as payment items: each line, each charge, shipping. Their quantities x amounts add up to the order's total. */
export const paymentItems = (order: PricedOrder): PaymentItem[] => [
  ...order.items.map(({ productName, quantity, productPrice, backOrdered }) => ({
    label: backOrdered ? `${productName} (${backOrderText(backOrdered)})` : productName,
    quantity,
    unitAmount: centsOf(productPrice),
  })),
  ...chargeAndShippingRows(order).map(({ label, amount }) => ({ label, quantity: 1, unitAmount: amount })),
];
