export { chargesOf, toPricedOrder } from './charges.ts';
export { customerOf, kegCustomerOf } from './customer.ts';
export type {
  Card,
  EditRecord,
  OrderDocument,
  Payment,
  Refund,
  StoredItem,
  TimelineEntry,
} from './document.ts';
export { itemsAsTaken, stockUnitOf } from './draft.ts';
export { eraseCustomers, eraseRemarks, NAMED } from './erase.ts';
export { mailsOf } from './first-mails.ts';
export { orderHandlers } from './handlers.ts';
export { fingerprintOf, type IdempotencyKey, keyModel } from './idempotency.ts';
export { orderModel } from './model.ts';
export { lastNumberModel } from './order-ids.ts';
export { orderMails } from './order-mails.ts';
export { placeOrder } from './place.ts';
export { ordersPlacedHere, rememberPlacedHere } from './placed-here.ts';
export { presentFormerOrder, presentOrder, presentTracking } from './present.ts';
export { reconcileOrders, sweepOrders } from './reconcile.ts';
export { outOfStock, refuseWholesale } from './refusals.ts';
export { compositionOf, idempotencyKeyOf, ownPage } from './request.ts';
export { endAttempt, endPlacingWithoutStanding } from './reservation.ts';
export { restoreOrder } from './restore.ts';
export { orderSource, retakeHandler, returnStockHandler, returnStockNow } from './return-stock.ts';
export { findOrder, type Revision, reviseOrder } from './revise.ts';
export { BOOKED, itemRevenueIn, REVENUE, SOLD, unrefundedUnitsIn } from './sold.ts';
export { takeStock } from './take-stock.ts';
