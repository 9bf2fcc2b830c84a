import { centsOf, dollarsOf, formatDollars } from 'shared-domain/money';
import { stripeFailure } from '../../foundation/clients/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { followUp, type Handler, type Outcome } from '../../requests/follow-ups/index.ts';
import {
  findOrder,
  isEditRefund,
  type OrderDocument,
  type Refund,
  type Revision,
  reviseOrder,
  withoutUnits,
} from '../order/index.ts';
import { paidOf } from './settle-refunds.ts';

/** The reason given when the payment provider refuses a refund for good. */
export const REFUSED = 'the payment service refused it.';

/**
 * Requests a refund from Stripe. Its id is Stripe's idempotency key, so that it happens only once.
 */
export function refundHandler(deps: Deps): Handler {
  return async (record, due): Promise<Outcome> => {
    const order = await findOrder(deps, record._id);
    const refund = order?.payment?.refunds.find(({ id }) => id === due.data.refund);
    if (!order || refund?.state !== 'asked') return 'done';
    try {
      const done = await askStripe(deps, order, refund);
      await reviseOrder(deps, order._id, (now) => doneRevision(now, refund, done.id, deps.clock()));
      deps.metrics.payments.inc({ outcome: 'refunded' });
      return 'done';
    } catch (cause) {
      if (stripeFailure(cause) === 'unreachable') throw cause;
      await reviseOrder(deps, order._id, (now) => takenBack(now, refund));
      return { giveUp: REFUSED };
    }
  };
}

async function askStripe({ stripe }: Deps, order: OrderDocument, refund: Refund) {
  const { refunds } = await stripe();
  return refunds.create(
    {
      payment_intent: order.payment?.paymentIntent ?? '',
      amount: centsOf(refund.amount),
      reason: 'requested_by_customer',
      metadata: { orderId: order._id, refundId: refund.id },
    },
    { idempotencyKey: refund.id },
  );
}

/**
 * Records a completed refund: lines, amounts, timeline. The refunded units no longer belong to the order and return
 * to stock, unless staff said that they can't be sold again. An order that hasn't left is cancelled with its last unit
 * (REFUND-8).
 */
function doneRevision(order: OrderDocument, refund: Refund, providerId: string, at: Date): Revision {
  const { payment } = order;
  const place = payment?.refunds.findIndex(({ id, state }) => id === refund.id && state === 'asked') ?? -1;
  if (!payment || place < 0) return undefined;
  const { items, taken, back } = withoutUnits(order, refund.lines);
  const isOwed = back.length > 0 && refund.restock !== false;
  const refunded = centsOf(payment.refundedAmount ?? 0) + centsOf(refund.amount);
  const nothingLeft = items.every(({ quantity, refunded: gone = 0 }) => gone >= quantity);
  const whole = refunded >= paidOf(payment) || nothingLeft;
  const isOver = nothingLeft && (order.status === 'pending' || order.status === 'processed');
  return {
    $set: {
      items,
      taken,
      'payment.refundedAmount': dollarsOf(refunded),
      [`payment.refunds.${place}.state`]: 'done',
      [`payment.refunds.${place}.providerId`]: providerId,
      ...(whole ? { 'payment.status': 'refunded' } : {}),
      ...(isOver ? { status: 'cancelled' } : {}),
    },
    $push: {
      timeline: {
        ...{ at, who: refund.who, event: 'refunded', detail: detailOf(refund) },
        ...(isOver ? { from: order.status, to: 'cancelled' } : {}),
      },
      followUps: {
        $each: [
          ...(isOwed ? [followUp('give-back', at, { lines: back })] : []),
          ...refundMail(order, refund, at),
        ],
      },
    },
  };
}

/** The customer's mail; that of an edit already says what it refunds (REFUND-9). */
const refundMail = (order: OrderDocument, refund: Refund, at: Date) =>
  isEditRefund(order, refund)
    ? []
    : [followUp('email', at, { mail: 'refunded', to: order.customerEmail, amount: refund.amount })];

function takenBack(order: OrderDocument, refund: Refund): Revision {
  return order.payment ? { $pull: { 'payment.refunds': { id: refund.id } } } : undefined;
}

const detailOf = ({ amount, reason, restock }: Refund) =>
  `${formatDollars(amount)} refunded${reason ? `: ${reason}` : ''}${restock === false ? ' (not put back in stock)' : ''}`;
