import type {
  CreditJson,
  FormerOrder,
  OrderItemJson,
  OrderJson,
  PaymentJson,
  TrackingJson,
} from 'shared-domain/contracts';
import { type Cents, centsOf, dollarsOf, sumOf } from 'shared-domain/money';
import { carrierName, creditNumber, reviewText, trackingPage } from 'shared-domain/orders';
import { HELD_TEXT } from 'shared-domain/receivables';
import { chargesOf } from './charges.ts';
import type { Credit, OrderDocument, Payment, Returned, StoredItem } from './document.ts';
import { refundedByEdits } from './edit-refunds.ts';
import { isHeld } from './sold.ts';

type Mails = NonNullable<OrderJson['mails']>;

/** The order for its customer and staff, without internals (stock, follow-ups, payment ids). */
export function presentOrder(order: OrderDocument, mails?: Mails): OrderJson {
  const { payment, composition } = order;
  return {
    id: order._id,
    channel: order.channel,
    customerName: order.customerName,
    customerEmail: order.customerEmail,
    address: order.address,
    ...optional('deliveryDetails', order.deliveryDetails),
    ...optional('delivery', order.delivery),
    items: order.items.map(presentItem),
    totalAmount: order.totalAmount,
    orderDate: order.orderDate.toISOString(),
    status: order.status,
    ...optional('waits', presentWait(waitsUntil(order))),
    ...optional('held', isHeld(order) ? { words: HELD_TEXT } : undefined),
    ...optional('notes', order.notes),
    ...optional('accountName', order.accountName),
    ...optional('licenseNum', order.licenseNum),
    ...optional('collectEmpties', order.collectEmpties),
    taxDetails: order.taxDetails,
    charges: chargesOf(order),
    ...optional('shipping', order.shipping),
    ...presentTracking(order),
    ...(payment ? { payment: presentPayment(payment, refundedByEdits(order)) } : {}),
    timeline: order.timeline.map((entry) => ({ ...entry, at: entry.at.toISOString() })),
    ...optional('passed', order.passed),
    ...optional('terms', order.terms),
    ...optional('credits', order.credits?.map(presentCredit)),
    ...optional('creditedAmount', creditedAmount(order)),
    ...optional('returned', presentReturned(order.returned)),
    ...optional('composition', composition),
    ...optional('mails', mails),
    updatedAt: order.updatedAt.toISOString(),
  };
}

/** Until when an order waits for staff to confirm it; undefined if it doesn't (ORDER-30). */
export const waitsUntil = ({ status, review }: Pick<OrderDocument, 'status' | 'review'>): Date | undefined =>
  status === 'pending' ? review?.until : undefined;

const presentWait = (until: Date | undefined): OrderJson['waits'] =>
  until && { until: until.toISOString(), words: reviewText(until) };

/** A former order as its licensee may see it: lines, dates and totals only (ORDER-16). */
export function presentFormerOrder(order: OrderDocument): FormerOrder {
  return {
    id: order._id,
    orderDate: order.orderDate.toISOString(),
    status: order.status,
    items: order.items.map(presentItem),
    totalAmount: order.totalAmount,
    ...optional('delivery', order.delivery),
    ...optional('collectEmpties', order.collectEmpties),
    ...presentTracking(order),
  };
}

/** The parcel of a shipped or delivered order; otherwise nothing (SHIPPING-10). */
export function presentTracking({ status, tracking }: OrderDocument): { tracking?: TrackingJson } {
  if (!tracking || (status !== 'shipped' && status !== 'delivered')) return {};
  const { carrier, number } = tracking;
  const url = trackingPage({ carrier, number });
  return { tracking: { carrier, carrierName: carrierName(carrier), number, url } };
}

function presentItem(item: StoredItem): OrderItemJson {
  return {
    productId: item.productId,
    productName: item.productName,
    productPrice: item.productPrice,
    ...optional('productCategory', item.productCategory),
    productPackagingType: item.productPackagingType,
    quantity: item.quantity,
    lineTotal: item.lineTotal,
    ...optional('backOrdered', item.backOrdered),
    ...optional('ordinaryPrice', item.ordinaryPrice),
    ...optional('refunded', item.refunded),
  };
}

const presentCredit = (credit: Credit): CreditJson => ({
  id: credit.id,
  ...optional('number', credit.number === undefined ? undefined : creditNumber(credit.number)),
  at: credit.at.toISOString(),
  who: credit.who,
  reason: credit.reason,
  ...optional('note', credit.note),
  lines: credit.lines,
  amount: credit.amount,
  restock: credit.restock,
  ...optional('reverses', credit.reverses),
});

const presentReturned = (returned: Returned | undefined): OrderJson['returned'] =>
  returned && !returned.settled
    ? { at: returned.at.toISOString(), who: returned.who, lines: returned.lines }
    : undefined;

/** The sum of an order's credit notes, in dollars; undefined without any. */
export const creditedAmount = ({ credits }: OrderDocument): number | undefined =>
  credits && dollarsOf(sumOf(credits.map(({ amount }) => centsOf(amount))));

function presentPayment(payment: Payment, byEdits: Cents): PaymentJson {
  return {
    status: payment.status,
    sessionId: payment.sessionId,
    ...optional('startedAt', payment.startedAt?.toISOString()),
    ...optional('paidAt', payment.paidAt?.toISOString()),
    expiresAt: payment.expiresAt.toISOString(),
    amount: payment.amount,
    ...optional('refundedAmount', payment.refundedAmount),
    ...optional('refundedByEdits', byEdits > 0 ? dollarsOf(byEdits) : undefined),
    ...optional('test', payment.test),
  };
}

/** The member if it has a value, since JSON has no undefined. */
function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}
