import type { Day } from '../../foundation/dates/index.ts';
import type { OrderCharge, OrderDocument, OrderItem, RefundLine } from '../../selling/orders/index.ts';

/** A line, and how many units of it were refunded. */
export type SoldItem = OrderItem & { readonly refunded?: number };

/** A completed refund, or a credit note of an order on account; in dollars. */
export type IssuedRefund = {
  readonly id: string;
  /** The number of its credit note, which never changes. */
  readonly number: string;
  /** The id of the credit note that it reverses; its amount is negative (CREDIT-6). */
  readonly reverses?: string;
  /** Whether it is a credit note of an order on account, not money that went back. */
  readonly isCredit?: boolean;
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
  | 'terms'
> & {
  /** When it was delivered or picked up. */
  readonly deliveredOn?: Day;
  readonly charges: readonly OrderCharge[];
  readonly province: OrderDocument['pricing']['province'];
  readonly items: readonly SoldItem[];
  /** With credit notes, in the order in which they were made; failed ones are left out. */
  readonly refunds: readonly IssuedRefund[];
};

/** The name on its invoice. */
export const billedTo = ({ accountName, customerName }: SoldOrder): string => accountName ?? customerName;
