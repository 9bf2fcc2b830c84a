export { type CheckoutFieldName, CheckoutFields, type FieldMaker } from './checkout-fields.tsx';
export { OrderRefusal, type OrderRefusalProps } from './order-refusal.tsx';
export { type PlacedOrder, ThankYou } from './thank-you.tsx';
export { type OrderSubmission, useOrderSubmission } from './use-order-submission.ts';
