import type { MailContent } from '../../foundation/mailer/index.ts';
import { type Sender, senderLine } from './sender.ts';

/** A product that someone is waiting for. */
export type BackInStock = { productName: string; productId?: string; channel?: 'licensee' | 'dtc' };

type About = BackInStock & { key: string };

/** The key is in the fragment, which browsers don't send to servers. */
const linkOf = ({ key }: About, { site }: Sender): string => `${site}/back-in-stock#${key}`;

/** Asks the owner of an address to confirm a stock alert (ALERT-2). */
export function stockAlertConfirmation(about: About, sender: Sender): MailContent {
  const { productName } = about;
  return {
    subject: `Shall we tell you when ${productName} is back?`,
    preview: "Confirm, and we'll email you once when it is in stock.",
    heading: 'Shall we tell you?',
    paragraphs: [
      `This address was entered on our site to hear when ${productName} is back in stock. Confirm within 7 days and we'll email you once, as soon as it is.`,
    ],
    action: { label: 'Confirm or decline', href: linkOf(about, sender) },
    footer: [
      senderLine(sender),
      "If you did not ask for this, do nothing: without your confirmation we won't email you about it again.",
    ],
    replyTo: sender.ordersEmail,
  };
}

/** Tells that a product is back in stock (ALERT-5). */
export function backInStock(about: About, sender: Sender): MailContent {
  const { productName, productId = '', channel } = about;
  const path = channel === 'dtc' ? '/dtc/product' : '/shop/products';
  return {
    subject: `${productName} is back in stock`,
    preview: 'This is the one email you asked for.',
    heading: `${productName} is back`,
    paragraphs: [
      "You asked us to tell you when it's back: it is. Nothing is set aside for you, so it's first come, first served.",
    ],
    action: { label: `Open ${productName}`, href: `${sender.site}${path}/${encodeURIComponent(productId)}` },
    footer: [
      senderLine(sender),
      `This is the only email you'll get about it. To stop your other alerts: ${linkOf(about, sender)}`,
    ],
    replyTo: sender.ordersEmail,
    unsubscribeAt: linkOf(about, sender),
  };
}
