import type { Kegs } from '../kegs/index.ts';

/** Why less was delivered than ordered. */
export const SHORT_REASONS = ['damaged', 'not-on-truck', 'wrong-product', 'not-wanted'] as const;
export type ShortReason = (typeof SHORT_REASONS)[number];

/** Why nothing could be delivered. */
export const REFUSAL_REASONS = ['closed', 'refused', 'wrong-address', 'no-time'] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

/** What people read. */
export const REASON_WORDS: Readonly<Record<ShortReason | RefusalReason, string>> = {
  damaged: 'Damaged',
  'not-on-truck': 'Not on truck',
  'wrong-product': 'Wrong product',
  'not-wanted': 'Not wanted',
  closed: 'Closed',
  refused: 'Refused',
  'wrong-address': 'Wrong address',
  'no-time': 'No time',
};

/** A line at the door: how much the driver saw ordered, and how much was delivered, in units of the order. */
export type PressedLine = {
  readonly productId: string;
  readonly ordered: number;
  readonly delivered: number;
  readonly reason?: ShortReason | undefined;
};

/** What a press says. `delivered` is a short delivery where a line has less than was ordered; `next` is the stop to visit next. */
export type PressContent =
  | { readonly what: 'delivered'; readonly lines: readonly PressedLine[] }
  | { readonly what: 'refused'; readonly reason: RefusalReason; readonly note?: string | undefined }
  | { readonly what: 'reopened' }
  | { readonly what: 'next' }
  | { readonly what: 'empties'; readonly kegs: Kegs }
  | { readonly what: 'received'; readonly by?: string | undefined; readonly note?: string | undefined };

/** A press on the driver's phone. */
export type Press = PressContent & {
  /** A UUID made on the phone. */
  readonly id: string;
  /** The order of the stop. */
  readonly stop: string;
  /** Greater than that of each press which the phone knew of: its clock can be wrong, its counting can't. */
  readonly number: number;
  /** By the phone's clock, ISO 8601. */
  readonly at: string;
};

/** Whether less was delivered than ordered. */
export const isShort = (lines: readonly PressedLine[]): boolean =>
  lines.some(({ ordered, delivered }) => delivered < ordered);
