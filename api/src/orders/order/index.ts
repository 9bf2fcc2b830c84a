export { accountOf, emailAccount, licenceAccount, partyOf } from './account.ts';
export { chargesOf, toPricedOrder } from './charges.ts';
export { countedLine } from './counted-line.ts';
export {
  type Card,
  type Credit,
  type Dispute,
  disputeDescription,
  type EditRecord,
  type OrderDocument,
  type Payment,
  type Refund,
  type StoredItem,
  type TimelineEntry,
} from './document.ts';
export { isEditRefund, refundedByEdits } from './edit-refunds.ts';
export { ERASED_EMAIL, eraseCustomers, eraseRemarks, NAMED } from './erase.ts';
export { orderModel } from './model.ts';
export { orderMails, unwantedPayment } from './order-mails.ts';
export { orderedUnits } from './ordered-units.ts';
export { creditedAmount, presentFormerOrder, presentOrder, presentTracking, waitsUntil } from './present.ts';
export { leftLines, mergedLines, returnedLines, tooManyOf, withoutUnits } from './returned-units.ts';
export { findOrder, type Revision, reviseOrder } from './revise.ts';
export {
  BOOKED,
  HELD,
  isBooked,
  isHeld,
  isSold,
  MAY_LEAVE,
  REVENUE,
  SOLD,
  WAITS,
} from './sold.ts';
export { soldOrder } from './sold-order.ts';
export { keepTexts, textModel, textsContaining, textsOf, trigramsOf } from './texts.ts';
