import {
  type CreditJson,
  creditJson,
  type FormerOrder,
  formerOrderDescription,
  type OrderJson,
  orderDescription,
  type PaymentJson,
  paymentJson,
  returnedJson,
  type TrackingJson,
} from 'shared-domain/contracts';
import { type Cents, centsOf, dollarsOf, sumOf } from 'shared-domain/money';
import { carrierName, creditNumber, reviewText, trackingPage } from 'shared-domain/orders';
import { HELD_TEXT } from 'shared-domain/receivables';
import { presented } from '../../foundation/database/index.ts';
import { chargesOf } from './charges.ts';
import type { Credit, OrderDocument, Payment } from './document.ts';
import { refundedByEdits } from './edit-refunds.ts';
import { isHeld } from './sold.ts';

type Mails = NonNullable<OrderJson['mails']>;

/** The order for its customer and staff, without internals (stock, follow-ups, payment ids). */
export function presentOrder(order: OrderDocument, mails?: Mails): OrderJson {
  return {
    id: order._id,
    ...presented(orderDescription, { ...order, charges: chargesOf(order) }),
    ...optional('waits', presentWait(waitsUntil(order))),
    ...optional('held', isHeld(order) ? { words: HELD_TEXT } : undefined),
    ...presentTracking(order),
    ...optional('payment', order.payment && presentPayment(order.payment, refundedByEdits(order))),
    ...optional('credits', order.credits?.map(presentCredit)),
    ...optional('creditedAmount', creditedAmount(order)),
    ...optional('returned', presentReturned(order.returned)),
    ...optional('composition', order.composition),
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
export const presentFormerOrder = (order: OrderDocument): FormerOrder => ({
  id: order._id,
  ...presented(formerOrderDescription, order),
  ...presentTracking(order),
});

/** The parcel of a shipped or delivered order; otherwise nothing (SHIPPING-10). */
export function presentTracking({ status, tracking }: OrderDocument): { tracking?: TrackingJson } {
  if (!tracking || (status !== 'shipped' && status !== 'delivered')) return {};
  const { carrier, number } = tracking;
  const url = trackingPage({ carrier, number });
  return { tracking: { carrier, carrierName: carrierName(carrier), number, url } };
}

const presentCredit = ({ number, ...credit }: Credit): CreditJson => ({
  ...presented(creditJson, credit),
  ...optional('number', number === undefined ? undefined : creditNumber(number)),
});

const presentReturned = (returned: OrderDocument['returned']): OrderJson['returned'] =>
  returned && !returned.settled ? presented(returnedJson, returned) : undefined;

/** The sum of an order's credit notes, in dollars; undefined without any. */
export const creditedAmount = ({ credits }: OrderDocument): number | undefined =>
  credits && dollarsOf(sumOf(credits.map(({ amount }) => centsOf(amount))));

const presentPayment = (payment: Payment, byEdits: Cents): PaymentJson => ({
  ...presented(paymentJson, payment),
  ...optional('refundedByEdits', byEdits > 0 ? dollarsOf(byEdits) : undefined),
});

/** The member if it has a value, since JSON has no undefined. */
function optional<Key extends string, Value>(key: Key, value: Value | undefined) {
  return (value === undefined ? {} : { [key]: value }) as { [K in Key]?: Value };
}
