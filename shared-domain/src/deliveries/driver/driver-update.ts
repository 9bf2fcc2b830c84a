import type { Kegs } from '../../goods/kegs/index.ts';
import { CREDIT_LABELS, type CreditReason, type PaymentMethod } from '../../selling/orders/index.ts';
import type { IdCheck } from '../runs/index.ts';

/** Why less was delivered than ordered. */
export const SHORT_REASONS = ['damaged', 'not-on-truck', 'wrong-product', 'not-wanted'] as const;
export type ShortReason = (typeof SHORT_REASONS)[number];

/** Why nothing could be delivered. */
export const REFUSAL_REASONS = ['closed', 'refused', 'wrong-address', 'no-time'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** Why delivered units come back with the driver. */
export const RETURN_REASONS = [
  'returned',
  'broken',
  'out-of-date',
  'other',
] as const satisfies CreditReason[];
export type ReturnReason = (typeof RETURN_REASONS)[number];

/** The reasons in words. */
export const REASON_LABELS: Readonly<Record<ShortReason | RefusalReason | ReturnReason, string>> = {
  ...CREDIT_LABELS,
  damaged: 'Damaged',
  'not-on-truck': 'Not on truck',
  'wrong-product': 'Wrong product',
  'not-wanted': 'Not wanted',
  closed: 'Closed',
  refused: 'Refused',
  'wrong-address': 'Wrong address',
  'no-time': 'No time',
};

/** A line at the door: units ordered as the driver saw it, and units delivered. */
export type DeliveredLine = {
  readonly productId: string;
  readonly ordered: number;
  readonly delivered: number;
  readonly reason?: ShortReason | undefined;
};

/** Units of a line that come back with the driver, to be credited by the office (DRIVER-15). */
export type ReturnedLine = {
  readonly productId: string;
  readonly quantity: number;
  readonly reason: ReturnReason;
};

/** What an update reports. `delivered` with less than ordered is a short delivery; `next` chooses the stop to visit next. */
export type UpdateContent =
  | { readonly what: 'delivered'; readonly lines: readonly DeliveredLine[] }
  | { readonly what: 'refused'; readonly reason: RefusalReason; readonly note?: string | undefined }
  | { readonly what: 'reopened' }
  | { readonly what: 'next' }
  | { readonly what: 'empties'; readonly kegs: Kegs }
  | { readonly what: 'returns'; readonly lines: readonly ReturnedLine[] }
  | {
      readonly what: 'payment';
      /** Dollars; 0 takes an earlier one back. */
      readonly amount: number;
      readonly method: PaymentMethod;
      readonly reference?: string | undefined;
    }
  | { readonly what: 'id-check'; readonly result: IdCheck }
  | { readonly what: 'signature'; readonly path: string }
  | { readonly what: 'photo'; readonly photo: string }
  | { readonly what: 'received'; readonly by?: string | undefined; readonly note?: string | undefined };

/** An update on the driver's phone. */
export type DriverUpdate = UpdateContent & {
  /** A UUID made on the phone. */
  readonly id: string;
  /** The order of the stop. */
  readonly stop: string;
  /** Greater than the number of every update the phone knew of: a logical clock, since the phone's clock may be wrong. */
  readonly number: number;
  /** By the phone's clock, ISO 8601. */
  readonly at: string;
};

/** Whether less was delivered than ordered. */
export const isShort = (lines: readonly DeliveredLine[]): boolean =>
  lines.some(({ ordered, delivered }) => delivered < ordered);
