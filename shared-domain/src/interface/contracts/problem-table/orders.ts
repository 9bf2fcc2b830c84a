import type { ProblemEntry } from './entry.ts';

/** Failures of orders and payments. */
export const orderProblems = {
  order_not_found: { status: 404, title: 'Order not found', detail: 'This order does not exist.' },
  price_changed: {
    status: 409,
    title: 'Prices have changed',
    detail: 'The total has changed since it was shown. Please check it and submit again.',
  },
  out_of_stock: {
    status: 409,
    title: 'Out of stock',
    detail: 'Some of what you asked for is no longer available.',
  },
  delivery_day_closed: {
    status: 409,
    title: 'Delivery day closed',
    detail: 'This delivery day has closed. Please choose another one.',
  },
  standing_order_refused: { status: 409, title: 'Standing order', detail: '{reason}' },
  allocation_not_found: {
    status: 404,
    title: 'Allocation not found',
    detail: 'This allocation does not exist.',
  },
  allocation_refused: { status: 409, title: 'Allocation refused', detail: '{reason}' },
  delivery_refused: { status: 409, title: 'No delivery', detail: '{reason}' },
  run_refused: { status: 409, title: 'Not possible', detail: '{reason}' },
  receivable_refused: { status: 409, title: 'Not recorded', detail: '{reason}' },
  bills_refused: { status: 409, title: 'Payment not possible', detail: '{reason}' },
  kegs_refused: { status: 409, title: 'Not booked', detail: '{reason}' },
  only_a_look: { status: 409, title: 'Preview only', detail: 'Nothing can be ordered in the future shop.' },
  store_closed: {
    status: 409,
    title: 'Store closed',
    detail: 'Our retail store is closed at the moment. Please come back soon.',
  },
  payment_start_failed: {
    status: 502,
    title: 'Payment not started',
    detail: 'Could not start payment: {reason}',
  },
  payment_closed: {
    status: 409,
    title: 'Payment closed',
    detail: "This payment is {status} and can't be changed any more.",
  },
  edit_refused: { status: 409, title: 'Not edited', detail: '{reason}' },
  cancel_refused: { status: 409, title: 'Not cancelled', detail: '{reason}' },
  paid_order_dearer: {
    status: 409,
    title: 'Paid order',
    detail: 'This order is paid. Place a second order for the difference.',
  },
  status_refused: { status: 409, title: 'Status not changed', detail: '{reason}' },
  credit_refused: { status: 409, title: 'Credit refused', detail: "This order can't be credited: {reason}" },
  refund_refused: { status: 409, title: 'Refund refused', detail: "This order can't be refunded: {reason}" },
  refund_failed: { status: 502, title: 'Refund failed', detail: 'The refund failed: {reason}' },
  webhook_refused: {
    status: 400,
    title: 'Webhook refused',
    detail: 'The signature of this event is not valid.',
  },
} as const satisfies Record<string, ProblemEntry>;
