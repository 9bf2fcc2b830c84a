import type { Deps } from '../../foundation/dependencies.ts';
import type { Handler, Outcome } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { OrderDocument } from '../order/index.ts';
import { findOrder } from '../order/index.ts';
import { recordExpired, recordPaid } from './outcomes.ts';
import { endSession } from './sessions.ts';

/**
 * Ends a pending payment: first its session at Stripe, then the order. If the customer paid at that very moment, the
 * order is paid. Throws if Stripe can't be reached: then nothing has changed.
 */
export async function concludePayment(
  deps: Deps,
  order: OrderDocument,
  who: 'customer' | 'system',
): Promise<OrderDocument> {
  const { payment } = order;
  if (payment?.status !== 'pending') return order;
  const end = await endSession(deps, payment.sessionId);
  if (end.state === 'open') throw new Error(`session ${payment.sessionId} can't be ended`);
  const after =
    end.state === 'paid'
      ? await recordPaid(deps, order._id, end.paid)
      : await recordExpired(deps, order._id, who);
  return after ?? order;
}

/**
 * The state of a retail order that its customer resubmits; an expired payment page is ended first. Undefined if
 * nothing was paid and the order is cancelled. Throws `payment_start_failed` if Stripe can't be reached.
 */
export async function resubmittedOrder(deps: Deps, order: OrderDocument): Promise<OrderDocument | undefined> {
  const { payment, status } = order;
  const isDead = payment !== undefined && (payment.expiresAt <= deps.clock() || status === 'cancelled');
  const after = isDead
    ? await concludePayment(deps, order, 'system').catch((cause: unknown) => {
        throw problem('payment_start_failed', {
          values: { reason: "the payment service can't be reached." },
          cause,
        });
      })
    : order;
  return after.status === 'cancelled' && after.payment?.status === 'expired' ? undefined : after;
}

/** Follow-up handler for a payment that has expired, or whose order staff have cancelled. */
export function endPaymentHandler(deps: Deps): Handler {
  return async (record): Promise<Outcome> => {
    const order = await findOrder(deps, record._id);
    if (order) await concludePayment(deps, order, 'system');
    return 'done';
  };
}
