export { CheckoutFields, type FieldMaker } from './checkout-fields.tsx';
export { DeliveryPanel, PickUpInstead } from './delivery-panel.tsx';
export { OrderRefusal } from './order-refusal.tsx';
export { ThankYou } from './thank-you.tsx';
export { type Delivery, useDelivery } from './use-delivery.ts';
export { useOrderSubmission } from './use-order-submission.ts';
