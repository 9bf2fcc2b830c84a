import type { MailContent } from '../../foundation/mailer/index.ts';
import { type Sender, senderLine } from './sender.ts';

/** A delivery that is next: the stops before it, and when it is expected ('between 10:40 AM and 11:05 AM'). */
export type NextStop = {
  orderId: string;
  before: number;
  when: string;
  token: string;
  /** The account for which these mails can be turned off. */
  companyName?: string;
};

/** Tells a customer that the driver is on the way to them (RUN-14). The token is in the fragment, which no request contains. */
export function nextStop(
  { orderId, before, when, token, companyName }: NextStop,
  sender: Sender,
): MailContent {
  const heading =
    before === 0 ? "You're next" : before === 1 ? '1 stop before yours' : `${before} stops before yours`;
  const link = `${sender.site}/delivery#${token}`;
  return {
    subject: `${heading}: delivery ${when}`,
    preview: `Order ${orderId}. The page behind the button follows the driver's pace.`,
    heading,
    paragraphs: [
      `Our driver is on the way with your order ${orderId}. We expect to be with you ${when}.`,
      'The time is an estimate from how this run has gone so far. The page shows it as it changes.',
    ],
    action: { label: 'Follow your delivery', href: link },
    footer: [
      senderLine(sender),
      ...(companyName === undefined
        ? []
        : [
            `We send this once for each delivery. To turn these emails off for ${companyName}, open the page above.`,
          ]),
    ],
    replyTo: sender.ordersEmail,
    ...(companyName === undefined ? {} : { unsubscribeAt: link }),
  };
}
