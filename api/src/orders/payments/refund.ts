import { setTimeout as pause } from 'node:timers/promises';
import type { RefundRequest } from 'shared-domain/contracts';
import type { Deps } from '../../foundation/dependencies.ts';
import type { AuditDocument } from '../../requests/audit/index.ts';
import { entryOf } from '../../requests/audit/index.ts';
import { followUp, type Handler, type Outcome, type Worker } from '../../requests/follow-ups/index.ts';
import { problem } from '../../requests/problems/index.ts';
import type { OrderDocument, Refund, Revision } from '../order/index.ts';
import { findOrder, reviseOrder } from '../order/index.ts';
import { fingerprintOf, type IdempotencyKey, orderSource, returnStockNow } from '../placing/index.ts';
import { REFUSED } from './refund-handler.ts';
import { requestedRefund } from './requested-refund.ts';

/** The reason of a refund of a paid order that is cancelled. */
export const PAID_AND_CANCELLED = 'Paid, and the order is cancelled';

/** A request for a refund: which part of the order, and under which key. */
export type RefundIntent = { wanted: RefundRequest; who: string; idempotencyKey: IdempotencyKey };

/**
 * How long an answer waits for another process's request to the payment provider, in milliseconds: two attempts of 8 s.
 */
const MAX_WAIT_MS = 20_000;
const POLL_INTERVAL_MS = 100;

/**
 * Refunds a paid order, whole or by lines: stored first, then requested from the payment provider with an id that makes
 * it happen once. The same idempotency key is the same refund, even if its answer was lost. The stock returns when the
 * money is refunded, unless staff choose otherwise. Throws `refund_refused` if there is nothing to refund,
 * `refund_failed` if the provider fails.
 */
export async function refundOrder(
  deps: Deps,
  worker: Worker,
  id: string,
  { wanted, who, idempotencyKey }: RefundIntent,
): Promise<OrderDocument> {
  const { fingerprint } = idempotencyKey;
  const refundId = fingerprintOf(id, idempotencyKey.key);
  const asked = await reviseOrder(deps, id, (order) => {
    const known = refundIn(order, refundId);
    if (known && known.fingerprint !== fingerprint) throw problem('idempotency_conflict');
    if (known) return undefined;
    return request(deps, order, wanted, { id: refundId, fingerprint, who });
  });
  if (!asked) throw problem('order_not_found');
  const order = await carriedOut(deps, worker, id, refundId);
  await returnStockNow(deps, worker, order);
  return (await findOrder(deps, id)) ?? order;
}

/** Stores a refund with the follow-up that carries it out. */
function request(
  deps: Deps,
  order: OrderDocument,
  wanted: RefundRequest,
  asked: Pick<Refund, 'id' | 'fingerprint' | 'who'>,
): NonNullable<Revision> {
  const at = deps.clock();
  const refund = requestedRefund(order, wanted, { ...asked, at });
  return {
    $push: {
      'payment.refunds': refund,
      followUps: followUp('refund', at, { refund: refund.id }),
      pendingAudit: requestEntry(deps, order, refund),
    },
  };
}

/** Follow-up handler that refunds a payment for a cancelled order, unless staff have done so or restored it (PAYMENT-17). */
export function refundCancelledHandler(deps: Deps): Handler {
  return async (record, { id }): Promise<Outcome> => {
    let isBusy = false;
    await reviseOrder(deps, record._id, (order) => {
      const { status, payment } = order;
      const underWay = payment?.refunds.find(({ state }) => state === 'asked');
      isBusy = underWay !== undefined && underWay.id !== id;
      if (status !== 'cancelled' || payment?.status !== 'paid' || underWay) return undefined;
      return request(deps, order, { reason: PAID_AND_CANCELLED }, { id, who: 'system' });
    });
    return isBusy ? { retry: 'another refund is under way' } : 'done';
  };
}

const refundIn = ({ payment }: OrderDocument, refundId: string) =>
  payment?.refunds.find(({ id }) => id === refundId);

/** Audited when requested; the outcome is in the order's timeline. */
function requestEntry(deps: Deps, { _id, payment }: OrderDocument, refund: Refund): AuditDocument {
  const { amount, lines, reason = null, restock = true } = refund;
  return entryOf(deps, refund.who, {
    action: 'order.refund',
    subject: _id,
    before: { refundedAmount: payment?.refundedAmount ?? 0 },
    after: { amount, lines, reason, restock },
  });
}

const UNFINISHED = "it couldn't be finished just now; the refund will be retried.";

const failed = (reason: string) => problem('refund_failed', { values: { reason } });

/** The order once any process has completed the refund: the background worker may have been faster. */
async function carriedOut(deps: Deps, worker: Worker, id: string, refundId: string): Promise<OrderDocument> {
  for (let waited = 0; waited < MAX_WAIT_MS; waited += POLL_INTERVAL_MS) {
    const order = await findOrder(deps, id);
    const refund = order && refundIn(order, refundId);
    if (order && refund && refund.state !== 'asked') return order;
    const due = order?.followUps.findLast(({ data }) => data.refund === refundId);
    if (!refund || !due || due.state === 'given-up') throw failed(due?.lastError ?? REFUSED);
    const outcome = await worker.attempt(orderSource(deps), id, due.id);
    if (typeof outcome === 'object') throw failed('giveUp' in outcome ? outcome.giveUp : UNFINISHED);
    if (outcome === 'taken') await pause(POLL_INTERVAL_MS);
  }
  throw failed(UNFINISHED);
}
