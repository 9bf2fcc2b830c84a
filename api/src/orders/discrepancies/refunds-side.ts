import { dollarsOf, formatDollars } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import type { OrderDocument } from '../order/index.ts';
import { orderModel } from '../order/index.ts';
import { isKnown, type StripeRefund, stripeRefund } from '../payments/index.ts';
import type { Finding } from './model.ts';
import { EVENT_GRACE_MS, MAX_COMPARED, WINDOW_MS } from './payments-side.ts';

type Returned = StripeRefund & { paymentIntent: string };

/** Compares Stripe's refunds with those that the orders know. */
export async function findingsOfRefunds(deps: Deps): Promise<Finding[]> {
  const returned = await returnedMoney(deps);
  const intents = returned.map(({ paymentIntent }) => paymentIntent);
  const found = await orderModel(deps.connection)
    .find({ 'payment.paymentIntent': { $in: intents }, state: 'placed' })
    .maxTimeMS(10_000)
    .lean();
  const orders = new Map(found.map((order) => [order.payment?.paymentIntent, order]));
  const unlike = returned.flatMap((refund) => disagreement(refund, orders.get(refund.paymentIntent)));
  return [...unlike, ...found.flatMap(lostMoney)];
}

async function returnedMoney({ stripe, clock }: Deps): Promise<Returned[]> {
  const now = clock().getTime();
  const created = {
    gte: Math.floor((now - WINDOW_MS) / 1000),
    lte: Math.floor((now - EVENT_GRACE_MS) / 1000),
  };
  const returned: Returned[] = [];
  const { refunds } = await stripe();
  for await (const refund of refunds.list({ created, limit: 100 })) {
    const intent = refund.payment_intent;
    const paymentIntent = typeof intent === 'string' ? intent : intent?.id;
    if (paymentIntent) returned.push({ ...stripeRefund(refund), paymentIntent });
    if (returned.length >= MAX_COMPARED) break;
  }
  return returned;
}

/** Refunds of a payment without an order come from an earlier repair: nothing to compare. */
function disagreement(refund: Returned, order: OrderDocument | undefined): Finding[] {
  if (!order?.payment) return [];
  const amount = formatDollars(dollarsOf(refund.amount));
  const ours = order.payment.refunds.find(({ providerId }) => providerId === refund.id);
  if (!refund.isLost && !isKnown(order.payment, refund)) {
    return [
      about(order, refund.id, `The payment service refunded ${amount}, but the order doesn't show it.`),
    ];
  }
  if (refund.isLost && ours?.state === 'done') {
    return [
      about(order, refund.id, `The order shows a refund of ${amount}, but the payment service doesn't.`),
    ];
  }
  return [];
}

/** A failed refund without a later one: the customer is still waiting for the money. */
function lostMoney(order: OrderDocument): Finding[] {
  const last = order.payment?.refunds.at(-1);
  if (last?.state !== 'failed') return [];
  const { repair: _none, ...finding } = about(
    order,
    last.id,
    `The refund of ${formatDollars(last.amount)} failed at the payment service. Refund it again, or pay the customer another way.`,
  );
  return [finding];
}

function about(order: OrderDocument, refund: string, detail: string): Finding {
  const { payment } = order;
  return {
    _id: `amounts-apart:${refund}`,
    kind: 'amounts-apart',
    orderId: order._id,
    ...(payment ? { sessionId: payment.sessionId } : {}),
    orderAmount: order.totalAmount,
    ...(payment?.paidAmount === undefined ? {} : { paidAmount: payment.paidAmount }),
    detail,
    repair: 'record-refund',
  };
}
