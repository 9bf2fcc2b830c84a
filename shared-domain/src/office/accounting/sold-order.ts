import type { OrderCharge, OrderDocument, OrderItem, RefundLine } from '../../selling/orders/index.ts';

/** A line, and how many units of it were refunded. */
export type SoldItem = OrderItem & { readonly refunded?: number };

/** A completed refund, in dollars. */
export type IssuedRefund = {
  readonly id: string;
  /** Counted from 1. A refund keeps its number even if an earlier one fails. */
  readonly number: number;
  /** ISO 8601. */
  readonly at: string;
  readonly amount: number;
  /** Empty if it was made in the payment provider's own dashboard. */
  readonly lines: readonly RefundLine[];
};

/** An order as the accounting files see it: what was sold, and what has been refunded since. */
export type SoldOrder = Pick<
  OrderDocument,
  | 'id'
  | 'channel'
  | 'customerName'
  | 'accountName'
  | 'licenseNum'
  | 'orderDate'
  | 'delivery'
  | 'status'
  | 'shipping'
> & {
  readonly charges: readonly OrderCharge[];
  readonly province: OrderDocument['pricing']['province'];
  readonly items: readonly SoldItem[];
  /** In the order in which they were made; failed ones are left out. */
  readonly refunds: readonly IssuedRefund[];
};

/** The name on its invoice. */
export const billedTo = ({ accountName, customerName }: SoldOrder): string => accountName ?? customerName;
