import { randomUUID } from 'node:crypto';
import { stripeFailure } from '../../foundation/clients/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { findOrder } from '../order/index.ts';
import {
  accountPaymentOf,
  concludePayment,
  endOf,
  PAID_AND_CANCELLED,
  recordPaid,
  refundOrder,
  settleRefunds,
} from '../payments/index.ts';
import type { FindingDocument } from './model.ts';

/** Carries out a finding's repair. Throws `repair_refused` if it can't be done. */
export async function repairFinding(
  deps: Deps,
  worker: Worker,
  finding: FindingDocument,
  who: string,
): Promise<void> {
  switch (finding.repair) {
    case 'record-payment':
      return recordPayment(deps, finding);
    case 'end-payment':
      return endPayment(deps, finding);
    case 'record-refund':
      return recordRefund(deps, finding);
    case 'refund-payment':
      return sendBack(deps, worker, finding, who);
    case undefined:
      throw refused('someone needs to look into it.');
  }
}

const refused = (reason: string, cause?: unknown) => problem('repair_refused', { values: { reason }, cause });

async function recordPayment(deps: Deps, { orderId, sessionId }: FindingDocument): Promise<void> {
  const { checkout } = await deps.stripe();
  const session = await checkout.sessions.retrieve(sessionId ?? '').catch(unreachable);
  const end = endOf(session);
  if (end.state !== 'paid') throw refused('the payment service says it was not paid.');
  const ofAccount = accountPaymentOf(session);
  if (ofAccount) await deps.accountPayments.record(ofAccount);
  else await recordPaid(deps, orderId ?? '', end.paid);
}

async function recordRefund(deps: Deps, { orderId }: FindingDocument): Promise<void> {
  const order = await findOrder(deps, orderId ?? '');
  if (order) await settleRefunds(deps, order).catch(unreachable);
}

async function endPayment(deps: Deps, { orderId }: FindingDocument): Promise<void> {
  const order = await findOrder(deps, orderId ?? '');
  if (order) await concludePayment(deps, order, 'system').catch(unreachable);
}

/** Money without an order is refunded in full; that of a cancelled order as the order's refund. */
async function sendBack(deps: Deps, worker: Worker, finding: FindingDocument, who: string): Promise<void> {
  const order = finding.orderId ? await findOrder(deps, finding.orderId) : undefined;
  if (order?.payment?.status === 'paid' && order.payment.sessionId === finding.sessionId) {
    const wanted = { reason: PAID_AND_CANCELLED };
    const idempotencyKey = { key: randomUUID(), fingerprint: finding._id };
    await refundOrder(deps, worker, order._id, { wanted, who, idempotencyKey });
    return;
  }
  if (!finding.paymentIntent) throw refused('the payment has no number.');
  const { refunds } = await deps.stripe();
  await refunds
    .create({ payment_intent: finding.paymentIntent }, { idempotencyKey: `sentinel:${finding._id}` })
    .catch((cause: unknown) => {
      // Already refunded: the repair's purpose is fulfilled.
      if ((cause as { code?: string }).code !== 'charge_already_refunded') unreachable(cause);
    });
}

function unreachable(cause: unknown): never {
  const reason =
    stripeFailure(cause) === 'unreachable'
      ? "the payment service can't be reached."
      : 'the payment service refused it.';
  throw refused(reason, cause);
}
