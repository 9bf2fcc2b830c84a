import { dollarsOf } from 'shared-domain/money';
import type { Deps } from '../../foundation/dependencies.ts';
import { followUp } from '../../requests/follow-ups/index.ts';
import type { OrderDocument, TimelineEntry } from '../order/index.ts';
import { orderMails, type Revision, reviseOrder, unwantedPayment } from '../order/index.ts';
import { isPaymentFor, type PaidSession } from './sessions.ts';

/**
 * Records once that an order was paid, with its follow-ups, in whatever order events arrive. A payment that arrives after
 * its session expired takes the stock again; one for an order that staff cancelled is refunded (PAYMENT-17).
 */
export async function recordPaid(
  deps: Deps,
  id: string,
  paid: PaidSession,
): Promise<OrderDocument | undefined> {
  let news = false;
  const order = await reviseOrder(deps, id, (before) => {
    const revision = paidRevision(before, paid, deps.clock());
    news = revision !== undefined;
    return revision;
  });
  if (order && news) deps.metrics.payments.inc({ outcome: 'paid' });
  return order;
}

function paidRevision(order: OrderDocument, paid: PaidSession, at: Date): Revision {
  const { payment } = order;
  if (!payment || payment.status === 'paid' || payment.status === 'refunded') return undefined;
  // Not the order's payment: the comparison with Stripe shows it to staff.
  if (!isPaymentFor(order, paid)) return undefined;
  const late = payment.status === 'expired';
  return {
    $set: {
      'payment.status': 'paid',
      'payment.paidAt': at,
      'payment.paidAmount': dollarsOf(paid.amount),
      ...(paid.paymentIntent ? { 'payment.paymentIntent': paid.paymentIntent } : {}),
    },
    $push: {
      timeline: entry(
        at,
        'payment',
        'paid',
        late ? 'Paid after the payment was cancelled or had expired' : undefined,
      ),
      followUps: { $each: paidFollowUps(order, at) },
    },
  };
}

function paidFollowUps({ channel, customerEmail, status, timeline, payment }: OrderDocument, at: Date) {
  if (status !== 'cancelled') return orderMails(channel, customerEmail, at);
  const isByStaff = timeline.findLast(({ to }) => to === 'cancelled')?.event === 'status';
  if (payment?.status === 'expired' && !isByStaff) return [followUp('retake', at)];
  return unwantedPayment(customerEmail, at);
}

/** Records that an order won't be paid: it is cancelled and its stock returned. A paid order stays unchanged. */
export async function recordExpired(
  deps: Deps,
  id: string,
  who: 'customer' | 'payment' | 'system',
): Promise<OrderDocument | undefined> {
  let news = false;
  const order = await reviseOrder(deps, id, (before) => {
    const revision = expiredRevision(before, who, deps.clock());
    news = revision !== undefined;
    return revision;
  });
  if (order && news) deps.metrics.payments.inc({ outcome: 'expired' });
  return order;
}

function expiredRevision(order: OrderDocument, who: string, at: Date): Revision {
  if (order.payment?.status !== 'pending') return undefined;
  const detail =
    who === 'customer' ? 'The customer cancelled the payment' : 'The payment was not made in time';
  return {
    $set: { status: 'cancelled', 'payment.status': 'expired', taken: [] },
    $push: {
      timeline: {
        ...entry(at, who, 'expired', detail),
        ...(order.status === 'cancelled' ? {} : { from: order.status, to: 'cancelled' }),
      },
      followUps: { $each: order.taken.length > 0 ? [followUp('give-back', at, { lines: order.taken })] : [] },
    },
  };
}

function entry(at: Date, who: string, event: TimelineEntry['event'], detail?: string): TimelineEntry {
  return { at, who, event, ...(detail ? { detail } : {}) };
}
