import { type Tracking, trackingText } from 'shared-domain/orders';
import { type FollowUp, followUp } from '../../requests/follow-ups/index.ts';
import type { OrderDocument } from '../order/index.ts';

/** The customer's mail waits for the staff's undo (8 s) to expire, in milliseconds. */
const MAIL_AFTER_MS = 15_000;

type Tracked = { text: string; set?: object; unset?: object; mails: FollowUp[] };

/** The parcel in words; null if there is none. */
export const textOrNull = (tracking: Tracking | null | undefined): string | null =>
  tracking ? trackingText(tracking) : null;

/**
 * What setting a tracking number changes in an order: the number, and the mail to the customer (SHIPPING-10).
 * Undefined if nothing changes.
 */
export function tracking(
  { customerEmail, tracking: before }: OrderDocument,
  wanted: Tracking | null | undefined,
  at: Date,
): Tracked | undefined {
  if (wanted === undefined || textOrNull(before) === textOrNull(wanted)) return undefined;
  if (wanted === null)
    return { text: 'Tracking number removed', unset: { $unset: { tracking: true } }, mails: [] };
  const due = new Date(at.getTime() + MAIL_AFTER_MS);
  const mail = followUp('email', due, { mail: 'shipped', to: customerEmail });
  return { text: trackingText(wanted), set: { tracking: { ...wanted, mail: mail.id } }, mails: [mail] };
}
