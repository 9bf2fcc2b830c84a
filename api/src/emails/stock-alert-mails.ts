import type { MailContent } from '../mailer/index.ts';
import { type Sender, senderLine } from './sender.ts';

/** A product that someone waits for. */
export type BackInStock = { productName: string; productId?: string; channel?: 'licensee' | 'dtc' };

type About = BackInStock & { key: string };

/** The key is in the fragment, which browsers send to no server and put into no log. */
const linkOf = ({ key }: About, { site }: Sender): string => `${site}/back-in-stock#${key}`;

/** Asks the owner of an address whether they want to hear of a product (ALERT-2). */
export function stockAlertConfirmation(about: About, sender: Sender): MailContent {
  const { productName } = about;
  return {
    subject: `Shall we tell you when ${productName} is back?`,
    preview: 'Confirm, and you get one mail when it is in stock.',
    heading: 'Shall we tell you?',
    paragraphs: [
      `This address was entered on our site to hear when ${productName} is back in stock. Confirm it within 7 days, and we write once, as soon as it is.`,
    ],
    action: { label: 'Confirm or decline', href: linkOf(about, sender) },
    footer: [
      senderLine(sender),
      'If you did not ask for this, do nothing: without your confirmation we will not write about it again.',
    ],
    replyTo: sender.ordersEmail,
  };
}

/** That a product is back (ALERT-5). */
export function backInStock(about: About, sender: Sender): MailContent {
  const { productName, productId = '', channel } = about;
  const path = channel === 'dtc' ? '/dtc/product' : '/shop/products';
  return {
    subject: `${productName} is back in stock`,
    preview: 'This is the one mail that you asked for.',
    heading: `${productName} is back`,
    paragraphs: [
      'You asked us to tell you, and here it is again. Nothing is set aside for you, so it is there while it lasts.',
    ],
    action: { label: `Open ${productName}`, href: `${sender.site}${path}/${encodeURIComponent(productId)}` },
    footer: [
      senderLine(sender),
      `This is the one mail about it that you asked for. To stop whatever else you wait for: ${linkOf(about, sender)}`,
    ],
    replyTo: sender.ordersEmail,
  };
}
