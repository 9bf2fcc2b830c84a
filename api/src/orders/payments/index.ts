export { accountPaymentOf, billReference } from './account-payments.ts';
export { cardOf } from './card.ts';
export { concludePayment, endPaymentHandler } from './conclude.ts';
export { disputeText, isOpen } from './disputes.ts';
export { stripeEventHandler, stripeEventModel, stripeEventSource, sweepEvents } from './events.ts';
export { paymentHandlers } from './handlers.ts';
export { recordPaid } from './outcomes.ts';
export { PAID_AND_CANCELLED, refundCancelledHandler, refundOrder } from './refund.ts';
export { refundHandler } from './refund-handler.ts';
export {
  endOf,
  isOurCurrency,
  isPaymentFor,
  openCheckout,
  type PaidSession,
  paidSession,
  type ReturnAddresses,
} from './sessions.ts';
export { isKnown, refundableOf, type StripeRefund, settleRefunds, stripeRefund } from './settle-refunds.ts';
export { webhookHandlers } from './webhook.ts';
