import type { RefundRequest } from 'shared-domain/contracts';
import { dollarsOf, formatDollars } from 'shared-domain/money';
import { type RefundLine, refundOf } from 'shared-domain/orders';
import { problem } from '../../requests/problems/index.ts';
import { type OrderDocument, type Refund, toPricedOrder } from '../order/index.ts';
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
  const lines = wanted.lines ? merged(wanted.lines) : leftOf(order);
  refuseTooMany(order, lines);
  // Some of it may have been refunded in the provider's own dashboard, without lines.
  const left = refundableOf(payment);
  const { total } = refundOf(toPricedOrder(order), lines, refundedBefore(order));
  if (wanted.lines && total > left) throw refused(`${formatDollars(dollarsOf(left))} are left to refund.`);
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

function merged(lines: RefundLine[]): RefundLine[] {
  const asked = new Map<string, number>();
  for (const { productId, quantity } of lines) asked.set(productId, (asked.get(productId) ?? 0) + quantity);
  return [...asked].map(([productId, quantity]) => ({ productId, quantity }));
}

/** The part of an order not refunded yet. */
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
