export { CheckoutFields, type FieldMaker } from './checkout-fields.tsx';
export { OrderRefusal } from './order-refusal.tsx';
export { ThankYou } from './thank-you.tsx';
export { useOrderSubmission } from './use-order-submission.ts';
