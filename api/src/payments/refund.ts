import { randomUUID } from 'node:crypto';
import type { RefundRequest } from 'shared-domain/contracts';
import { dollarsOf, formatDollars } from 'shared-domain/money';
import { type RefundLine, refundOf } from 'shared-domain/orders';
import { recordChange } from '../audit/index.ts';
import type { Deps } from '../dependencies.ts';
import { type FollowUp, followUp, type Worker } from '../follow-ups/index.ts';
import { type OrderDocument, type Refund, toPricedOrder } from '../orders/document.ts';
import { giveBackNow, orderSource } from '../orders/give-back.ts';
import { findOrder, reviseOrder } from '../orders/revise.ts';
import { problem } from '../problems/index.ts';
import { paidOf, refundedOf } from './settle-refunds.ts';

/**
 * Refunds a paid order, whole or by lines: written down first, then asked of the payment provider under an id that
 * makes it happen once. The stock comes back when the money has gone back, unless staff want it otherwise. Throws `refund_refused` where there is
 * nothing to refund, `refund_failed` where the provider does not do it (now).
 */
export async function refundOrder(
  deps: Deps,
  worker: Worker,
  id: string,
  wanted: RefundRequest,
  who: string,
): Promise<OrderDocument> {
  const due = followUp('refund', deps.clock());
  const asked = await reviseOrder(deps, id, (order) => askedRevision(order, wanted, who, due));
  if (!asked) throw problem('order_not_found');
  await recordAsked(deps, asked, due, who);
  const outcome = await worker.attempt(orderSource(deps), id, due.id);
  if (typeof outcome === 'object') {
    throw problem('refund_failed', { words: { reason: 'retry' in outcome ? UNREACHABLE : outcome.giveUp } });
  }
  const order = (await findOrder(deps, id)) ?? asked;
  await giveBackNow(deps, worker, order);
  return (await findOrder(deps, id)) ?? order;
}

/** Written down when it is asked: what Stripe does of it is in the order's own history. */
function recordAsked(deps: Deps, { _id, payment }: OrderDocument, due: FollowUp, who: string): Promise<void> {
  const refund = payment?.refunds.find(({ id }) => id === due.data.refund);
  return recordChange(
    deps,
    { email: who },
    {
      action: 'order.refund',
      subject: _id,
      before: { refundedAmount: payment?.refundedAmount ?? 0 },
      after: {
        amount: refund?.amount,
        lines: refund?.lines,
        reason: refund?.reason ?? null,
        restock: refund?.restock ?? true,
      },
    },
  );
}

const UNREACHABLE = 'the payment service can not be reached; it will be tried again.';

function askedRevision(order: OrderDocument, wanted: RefundRequest, who: string, due: FollowUp) {
  const { payment } = order;
  if (!payment) throw refused('it was not paid on this site.');
  if (payment.status !== 'paid') throw refused(`its payment is ${payment.status}.`);
  if (payment.refunds.some(({ state }) => state === 'asked')) throw refused('another refund is under way.');
  const lines = wanted.lines ? merged(wanted.lines) : leftOf(order);
  refuseTooMany(order, lines);
  // Some of it may have gone back by the provider's own dashboard, without lines.
  const left = paidOf(payment) - refundedOf(payment.refunds);
  const { total } = refundOf(toPricedOrder(order), lines, refundedBefore(order));
  if (wanted.lines && total > left) throw refused(`${formatDollars(dollarsOf(left))} are left to refund.`);
  const refund: Refund = {
    id: randomUUID(),
    at: due.dueAt,
    who,
    amount: dollarsOf(Math.min(total, left)),
    lines,
    ...(wanted.reason ? { reason: wanted.reason } : {}),
    ...(wanted.restock === false ? { restock: false } : {}),
    state: 'asked',
  };
  due.data.refund = refund.id;
  return { $push: { 'payment.refunds': refund, followUps: due } };
}

const refused = (reason: string) => problem('refund_refused', { words: { reason } });

function merged(lines: RefundLine[]): RefundLine[] {
  const asked = new Map<string, number>();
  for (const { productId, quantity } of lines) asked.set(productId, (asked.get(productId) ?? 0) + quantity);
  return [...asked].map(([productId, quantity]) => ({ productId, quantity }));
}

/** What of an order was not refunded yet. */
function leftOf({ items }: OrderDocument): RefundLine[] {
  return items.flatMap(({ productId, quantity, refunded = 0 }) =>
    quantity > refunded ? [{ productId, quantity: quantity - refunded }] : [],
  );
}

function refundedBefore({ items }: OrderDocument): RefundLine[] {
  return items.flatMap(({ productId, refunded = 0 }) =>
    refunded > 0 ? [{ productId, quantity: refunded }] : [],
  );
}

function refuseTooMany(order: OrderDocument, lines: RefundLine[]): void {
  const left = new Map(leftOf(order).map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of lines) {
    const most = left.get(productId) ?? 0;
    if (quantity > most) throw refused(`${most} of ${productId} are left to refund.`);
  }
}
