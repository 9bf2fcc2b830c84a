import { centsOf, dollarsOf, formatDollars, sumOf } from 'shared-domain/money';
import type { Stripe } from 'stripe';
import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument, Payment, Refund, StoredItem, TimelineEntry } from '../order/index.ts';
import { orderModel, type Revision, reviseOrder } from '../order/index.ts';

/** Money that Stripe says was refunded, or whose refund failed later. Cents. */
export type StripeRefund = { id: string; amount: number; isLost: boolean; ourId?: string | undefined };

/** Reads the parts of a refund that we need. */
export function stripeRefund({ id, amount, status, metadata }: Stripe.Refund): StripeRefund {
  return { id, amount, isLost: status === 'failed' || status === 'canceled', ourId: metadata?.refundId };
}

/** The order that a payment was made for. */
export async function orderOfPayment(
  { connection }: Deps,
  paymentIntent: string,
): Promise<OrderDocument | undefined> {
  const order = await orderModel(connection)
    .findOne({ 'payment.paymentIntent': paymentIntent, state: 'placed' })
    .lean();
  return order ?? undefined;
}

/**
 * Reconciles an order's refunds with Stripe's: refunds made in Stripe's dashboard are recorded, and one that the bank
 * returned no longer counts. Lines stay unchanged: an external refund says nothing about the goods, so staff
 * adjust lines and stock. Throws if Stripe can't be reached.
 */
export async function settleRefunds(deps: Deps, order: OrderDocument): Promise<void> {
  const paymentIntent = order.payment?.paymentIntent;
  if (!paymentIntent) return;
  const refunds: StripeRefund[] = [];
  const stripe = await deps.stripe();
  for await (const refund of stripe.refunds.list({ payment_intent: paymentIntent, limit: 100 })) {
    refunds.push(stripeRefund(refund));
  }
  await reviseOrder(deps, order._id, (now) => settled(now, refunds, deps.clock()));
}

/** Whether an order already has a refund; its own are recorded before Stripe answers. */
export const isKnown = ({ refunds }: Payment, { id, ourId }: StripeRefund): boolean =>
  refunds.some((refund) => refund.providerId === id || refund.id === ourId);

function settled(order: OrderDocument, found: StripeRefund[], at: Date): Revision {
  const { payment } = order;
  if (!payment || (payment.status !== 'paid' && payment.status !== 'refunded')) return undefined;
  const foreign = found.filter((refund) => !refund.isLost && !isKnown(payment, refund));
  const lostIds = new Set(found.filter(({ isLost }) => isLost).map(({ id }) => id));
  const lost = payment.refunds.filter(
    ({ state, providerId }) => state === 'done' && providerId !== undefined && lostIds.has(providerId),
  );
  if (foreign.length === 0 && lost.length === 0) return undefined;
  const refunds = [
    ...payment.refunds.map((refund) =>
      lost.includes(refund) ? { ...refund, state: 'failed' as const } : refund,
    ),
    ...foreign.map((refund) => foreignRefund(refund, at)),
  ];
  const refunded = refundedOf(refunds);
  return {
    $set: {
      items: lost.reduce<StoredItem[]>(
        (items, refund) => items.map((item) => without(item, refund)),
        order.items,
      ),
      'payment.refunds': refunds,
      'payment.refundedAmount': dollarsOf(refunded),
      'payment.status': refunded >= paidOf(payment) ? 'refunded' : 'paid',
    },
    $push: {
      timeline: { $each: [...foreign.map((one) => seen(one, at)), ...lost.map((one) => gone(one, at))] },
    },
  };
}

/** What was paid, in cents. */
export const paidOf = ({ paidAmount, amount }: Payment): number => centsOf(paidAmount ?? amount);

/** What was refunded, in cents. */
export const refundedOf = (refunds: Refund[]): number =>
  sumOf(refunds.filter(({ state }) => state === 'done').map(({ amount }) => centsOf(amount)));

/** What was paid and not refunded, in cents. */
export const refundableOf = (payment: Payment): number => paidOf(payment) - refundedOf(payment.refunds);

function foreignRefund({ id, amount }: StripeRefund, at: Date): Refund {
  return { id, at, who: 'payment', amount: dollarsOf(amount), lines: [], state: 'done', providerId: id };
}

/** Lines of a failed refund can be refunded again. */
function without(item: StoredItem, { lines }: Refund): StoredItem {
  const quantity = lines.find(({ productId }) => productId === item.productId)?.quantity ?? 0;
  if (quantity === 0) return item;
  return { ...item, refunded: Math.max(0, (item.refunded ?? 0) - quantity) };
}

const entry = (at: Date, detail: string): TimelineEntry => ({
  at,
  who: 'payment',
  event: 'refunded',
  detail,
});

const seen = ({ amount }: StripeRefund, at: Date) =>
  entry(
    at,
    `${formatDollars(dollarsOf(amount))} refunded at the payment service; the stock was left as it is`,
  );

const gone = ({ amount }: Refund, at: Date) =>
  entry(
    at,
    `The refund of ${formatDollars(amount)} failed at the payment service: the customer hasn't received it`,
  );
