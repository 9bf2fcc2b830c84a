import type { OrderDocument } from './document.ts';
import { type OrderStatus, stockEffectOf } from './status.ts';

/** The result of setting a status: the fields that change, and what it asks of the stock. */
export type StatusChange = {
  readonly status: OrderStatus;
  readonly timeline: OrderDocument['timeline'];
  readonly stock: 'none' | 'give-back' | 'take-again';
};

/** Sets a status, recorded with who and when (decisions.md "Orders"); null where the order has that status already. */
export function changeStatus(
  order: Pick<OrderDocument, 'status' | 'timeline'>,
  to: OrderStatus,
  who: string,
  at: Date,
): StatusChange | null {
  const from = order.status;
  if (from === to) return null;
  const entry = { at: at.toISOString(), who, event: 'status', from, to };
  return { status: to, timeline: [...order.timeline, entry], stock: stockEffectOf(from, to) };
}
