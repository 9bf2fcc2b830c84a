export { CancelOrder } from './cancel-order.tsx';
export { ChangeOrder } from './change-order.tsx';
export { CheckoutFields, type FieldMaker, PostalCodeField } from './checkout-fields.tsx';
export { DeliveryPanel, PickUpInstead } from './delivery-panel.tsx';
export { OrderRefusal } from './order-refusal.tsx';
export { SubmitBar } from './submit-bar.tsx';
export {
  OrderedLines,
  orderedOf,
  ownOrderOf,
  type PlacedOrder,
  PlacedOrderActions,
  ThankYou,
} from './thank-you.tsx';
export { choiceOf, type Delivery, useDelivery } from './use-delivery.ts';
export { useOrderSubmission } from './use-order-submission.ts';
