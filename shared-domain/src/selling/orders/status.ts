/** Statuses of an order (ORDER-11). Staff may set any of them in any order. */
export const ORDER_STATUSES = ['pending', 'processed', 'shipped', 'delivered', 'cancelled'] as const;

export type OrderStatus = (typeof ORDER_STATUSES)[number];

/** The status of a new order. */
export const INITIAL_STATUS: OrderStatus = 'pending';

/** Labels for pages. */
export const STATUS_LABELS: Readonly<Record<OrderStatus, string>> = {
  pending: 'Pending',
  processed: 'Processed',
  shipped: 'Shipped',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
};

/** The payment record of a retail order, beside its status (PAYMENT-1). */
export const PAYMENT_STATUSES = ['pending', 'paid', 'expired', 'refunded'] as const;

export type PaymentStatus = (typeof PAYMENT_STATUSES)[number];

/** Whether a text is one of the five statuses. */
export const isOrderStatus = (text: unknown): text is OrderStatus =>
  ORDER_STATUSES.some((status) => status === text);

/** What a status change does to the stock: cancelling returns it, leaving 'cancelled' takes it again (STOCK-4, STOCK-7). */
export function stockEffectOf(from: OrderStatus, to: OrderStatus): 'none' | 'give-back' | 'take-again' {
  if (from === to) return 'none';
  if (to === 'cancelled') return 'give-back';
  return from === 'cancelled' ? 'take-again' : 'none';
}
