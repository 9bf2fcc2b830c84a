import type { Channel } from '../../goods/products/index.ts';
import type { OrderStatus } from './status.ts';

/** Why delivered goods are credited, in the order in which staff choose it. */
export const CREDIT_REASONS = ['broken', 'short', 'out-of-date', 'returned', 'wrong-price', 'other'] as const;
export type CreditReason = (typeof CREDIT_REASONS)[number];

/** The reasons in words, for staff, customers and bookkeepers. */
export const CREDIT_LABELS: Readonly<Record<CreditReason, string>> = {
  broken: 'Broken',
  short: 'Not delivered',
  'out-of-date': 'Out of date',
  returned: 'Returned full',
  'wrong-price': 'Wrong price',
  other: 'Other',
};

/** Why an order can't be credited, as a sentence; undefined if it can (CREDIT-1). */
export function creditProblemOf({
  channel,
  status,
}: {
  channel: Channel;
  status: OrderStatus;
}): string | undefined {
  if (channel === 'dtc') return 'A retail order is refunded to the card instead.';
  return status === 'delivered' ? undefined : 'Only a delivered order can be credited.';
}

/** Whether credited units aren't with the customer: returned to stock, returned full, or never delivered (CREDIT-4). */
export const areNotThere = ({ reason, restock }: { reason: CreditReason; restock: boolean }): boolean =>
  restock || reason === 'returned' || reason === 'short';

/** The number of a credit note in its series: 'CN-1001'. */
export const creditNumber = (place: number): string => `CN-${place}`;

type Reversible = { readonly id: string; readonly reverses?: string | undefined };

/** Whether a credit note stands: it reverses none and is not reversed (CREDIT-6). */
export const stands = ({ id, reverses }: Reversible, credits: readonly Reversible[]): boolean =>
  reverses === undefined && !credits.some((other) => other.reverses === id);
