import { type Cents, formatCents } from '../../foundation/money/index.ts';
import { type DeliveryPromise, weekdayDate } from '../delivery/index.ts';
import type { LineChange } from './edit.ts';
import { lineChangeText } from './edit-text.ts';

/** What the mail about an edit tells the customer. */
export type EditSummary = {
  readonly delivery?: DeliveryPromise | undefined;
  readonly lines: readonly LineChange[];
  /** Other changes in words: the note for the driver, empties. */
  readonly beside?: readonly string[];
  /** In cents: the new total, and the refund to the card. */
  readonly total: Cents;
  readonly refund: Cents;
  /** A sentence added by staff. */
  readonly sentence?: string | undefined;
};

/** The heading and lines of the mail that says what changed (EDIT-7). */
export function editMail({ delivery, lines, beside = [], total, refund, sentence }: EditSummary): {
  heading: string;
  lines: string[];
} {
  const weekday = delivery?.kind === 'delivery' ? ` for ${weekdayDate(delivery.day).split(',')[0]}` : '';
  return {
    heading: `Your order${weekday} has changed`,
    lines: [
      ...lines.flatMap((line) => lineChangeText(line) ?? []),
      ...beside,
      `New total: ${formatCents(total)}`,
      ...(refund > 0 ? [`We are refunding ${formatCents(refund)} to your card.`] : []),
      ...(sentence ? [sentence] : []),
    ],
  };
}
