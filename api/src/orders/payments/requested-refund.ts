import type { RefundRequest } from 'shared-domain/contracts';
import { centsOf, dollarsOf, formatDollars } from 'shared-domain/money';
import { refundOf } from 'shared-domain/orders';
import { problem } from '../../requests/problems/index.ts';
import {
  leftLines,
  mergedLines,
  type OrderDocument,
  type Refund,
  returnedLines,
  tooManyOf,
  toPricedOrder,
} from '../order/index.ts';
import { refundableOf } from './settle-refunds.ts';

/** The refund record for a staff request. Throws `refund_refused` if there is nothing to refund. */
export function requestedRefund(
  order: OrderDocument,
  wanted: RefundRequest,
  asked: Pick<Refund, 'id' | 'fingerprint' | 'at' | 'who'>,
): Refund {
  const { payment } = order;
  if (!payment) throw refused('it was not paid on this site.');
  if (payment.status !== 'paid') throw refused(`its payment is ${payment.status}.`);
  if (payment.refunds.some(({ state }) => state === 'asked')) throw refused('another refund is under way.');
  const isAmount = wanted.amount !== undefined;
  const lines = isAmount ? [] : wanted.lines ? mergedLines(wanted.lines) : leftLines(order);
  const tooMany = tooManyOf(order, lines, 'refund');
  if (tooMany !== undefined) throw refused(tooMany);
  // Some of it may have been refunded in the provider's own dashboard, without lines.
  const left = refundableOf(payment);
  const total =
    wanted.amount === undefined
      ? refundOf(toPricedOrder(order), lines, returnedLines(order)).total
      : centsOf(wanted.amount);
  if ((wanted.lines || isAmount) && total > left)
    throw refused(`${formatDollars(dollarsOf(left))} are left to refund.`);
  return {
    ...asked,
    amount: dollarsOf(Math.min(total, left)),
    lines,
    ...(wanted.reason ? { reason: wanted.reason } : {}),
    ...(wanted.restock === false ? { restock: false } : {}),
    state: 'asked',
  };
}

const refused = (reason: string) => problem('refund_refused', { values: { reason } });
