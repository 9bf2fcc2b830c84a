import { dayOf, longDate } from 'shared-domain/dates';
import { dollarsOf, formatDollars } from 'shared-domain/money';
import type { Stripe } from 'stripe';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Dispute, OrderDocument } from '../order/index.ts';
import { reviseOrder } from '../order/index.ts';

/** Statuses of a dispute that has ended. */
const ENDED: Readonly<Record<string, string>> = {
  won: 'was won',
  lost: 'was lost: the bank has taken the money back',
  warning_closed: 'was closed',
};

export const isOpen = ({ status }: Dispute): boolean => !(status in ENDED);

/** A dispute as an event tells it. */
export function disputeOf({ created, data }: Stripe.Event): Dispute {
  const { id, amount, reason, status, evidence_details: evidence } = data.object as Stripe.Dispute;
  const dueBy = evidence?.due_by;
  return {
    ...{ id, reason, status, amount: dollarsOf(amount), at: new Date(created * 1000) },
    ...(dueBy ? { dueBy: new Date(dueBy * 1000) } : {}),
  };
}

/** What staff are told of a dispute, with the day by which to answer it (PAYMENT-18). */
export function disputeText(dispute: Dispute): string {
  const { amount, reason, status, dueBy } = dispute;
  if (!isOpen(dispute)) return `The dispute of ${formatDollars(amount)} ${ENDED[status]}.`;
  const text = `The customer's bank disputes ${formatDollars(amount)} (${reason.replaceAll('_', ' ')}).`;
  if (!status.endsWith('needs_response')) return `${text} It is looking at our answer.`;
  return dueBy ? `${text} Answer it in Stripe's dashboard by ${longDate(dayOf(dueBy))}.` : text;
}

/** Records a dispute's latest state on its order, in whatever order its events arrive (PAYMENT-18). */
export async function recordDispute(deps: Deps, order: OrderDocument, dispute: Dispute): Promise<void> {
  await reviseOrder(deps, order._id, ({ payment }) => {
    const disputes = payment?.disputes ?? [];
    const known = disputes.find(({ id }) => id === dispute.id);
    if (!payment || (known && known.at > dispute.at)) return undefined;
    const text = disputeText(dispute);
    const isNews = known === undefined || disputeText(known) !== text;
    const entry = { at: deps.clock(), who: 'payment', event: 'disputed', detail: text };
    return {
      $set: { 'payment.disputes': [...disputes.filter((one) => one !== known), dispute] },
      ...(isNews ? { $push: { timeline: entry } } : {}),
    };
  });
}
