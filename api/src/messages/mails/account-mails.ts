import { type Day, longDate } from 'shared-domain/dates';
import { kegCountText } from 'shared-domain/kegs';
import { unitsText } from 'shared-domain/licences';
import type { MailContent } from '../../foundation/mailer/index.ts';
import { type Sender, senderLine } from './sender.ts';

/** A licence about to end. */
export type LicenceEnd = { licenseNumber: string; companyName: string; endDate: Day; ordersUntil: Day };

/** A customer's kegs: '2 × 50 L', how many, and since when the oldest has been out. */
export type KegsOut = { name: string; kegs: string; total: number; since: Day; days: number };

/** An offer of a standing order in words; each line with what differs from last time. */
export type StandingOffer = {
  licenseNumber: string;
  companyName: string;
  words: string;
  date: string;
  total: string;
  lines: [name: string, words: string][];
};

/** A payment that an account made, in words. */
export type Receipt = { name: string; amount: string; how: string; reference?: string | undefined };

/** What an account got of a shared allocation, in words. */
export type AllocationResult = {
  licenseNumber: string;
  companyName: string;
  allocation: string;
  productId: string;
  productName: string;
  unit: string;
  got: number;
  reason: string;
  heldUntil: string;
  /** Lets the recipient confirm or decline it (ALLOCATION-15). */
  token?: string;
};

/** The reminder of a licence's end: what it means for orders, and what to do (LICENCE-12). */
export function licenceReminder(
  { licenseNumber, companyName, endDate, ordersUntil }: LicenceEnd,
  sender: Sender,
): MailContent {
  const end = longDate(endDate);
  return {
    subject: `Licence ${licenseNumber} ends on ${end}`,
    preview: `Send us the new end date and orders for ${companyName} continue without a gap.`,
    heading: `Your liquor licence ends on ${end}`,
    paragraphs: [
      `Our records show that the licence of ${companyName} ends on ${end}. We can take orders on it until ${longDate(ordersUntil)}.`,
      'Already renewed? Reply to this email with the new end date, and there is nothing else to do.',
    ],
    facts: [
      ['Licence', licenseNumber],
      ['Company', companyName],
      ['Ends on', end],
      ['Orders until', longDate(ordersUntil)],
    ],
    action: { label: 'Open the wholesale shop', href: `${sender.site}/shop` },
    footer: [
      senderLine(sender),
      `You are receiving this email because this address receives order emails for licence ${licenseNumber}.`,
    ],
    replyTo: sender.ordersEmail,
  };
}

/** The receipt of a payment (RECEIVABLE-5). */
export function receipt({ name, amount, how, reference }: Receipt, sender: Sender): MailContent {
  return {
    subject: `Receipt from ${sender.name}: ${amount}`,
    preview: `We have your payment of ${amount}. Thank you.`,
    heading: `We have your payment of ${amount}`,
    paragraphs: ['Thank you. Your account has been credited with it.'],
    facts: [
      ['Account', name],
      ['Amount', amount],
      ['Paid by', how],
      ...(reference ? [['Reference', reference] as [string, string]] : []),
    ],
    footer: [
      senderLine(sender),
      'You are receiving this email because this address receives order emails for the account.',
    ],
    replyTo: sender.ordersEmail,
  };
}

/** The reminder of kegs to return, and how they are collected (KEGS-6). */
export function kegReminder({ name, kegs, total, since, days }: KegsOut, sender: Sender): MailContent {
  const count = kegCountText(total);
  return {
    subject: `${count} to return to ${sender.name}`,
    preview: `${kegs}, the oldest since ${longDate(since)}.`,
    heading: `${count} of ours with you`,
    paragraphs: [
      `Our records show that ${name} has ${kegs}. The oldest has been with you for ${days} days, since ${longDate(since)}.`,
      'Please leave the empty ones where we unload: our driver takes them with your next delivery.',
      'Is the count wrong? Reply to this email with yours, and we will correct it.',
    ],
    facts: [
      ['Kegs with you', kegs],
      ['Oldest since', longDate(since)],
    ],
    footer: [senderLine(sender)],
    replyTo: sender.ordersEmail,
  };
}

/** The offer of a standing order, the day before; nothing is ordered until it is confirmed (STANDING-2, STANDING-3). */
export function standingOffer(mail: StandingOffer & { link: string }, sender: Sender): MailContent {
  const { companyName, licenseNumber, words, date, total, lines, link } = mail;
  return {
    subject: `Your order for ${date}: ${total}`,
    preview: 'Nothing is ordered until you press the button.',
    heading: `Your order for ${date}`,
    paragraphs: [
      `The standing order of ${companyName}, ${words.charAt(0).toLowerCase()}${words.slice(1)}, comes to ${total} with taxes and deposits.`,
      'Nothing is ordered until you press the button and confirm. If you do nothing, no order is placed.',
    ],
    facts: lines,
    action: { label: 'See and order', href: link },
    footer: [
      senderLine(sender),
      `You are receiving this email because this address saved the standing order for licence ${licenseNumber}. Pause or end it at ${sender.site}/shop/orders.`,
    ],
    replyTo: sender.ordersEmail,
  };
}

/** What an account got, why, and how to confirm it (ALLOCATION-7, ALLOCATION-11). */
export function allocationResult(mail: AllocationResult, sender: Sender): MailContent {
  const { got, unit, productName, productId, allocation, companyName, licenseNumber, heldUntil } = mail;
  const units = unitsText(got, unit);
  const isHeld = got > 0;
  const link = mail.token ? `#link=${mail.token}` : '';
  const page = `${sender.site}/shop/products/${encodeURIComponent(productId)}?allocation=${allocation}${link}`;
  return {
    subject: isHeld ? `You got ${units} of ${productName}` : `No ${unit} of ${productName} this time`,
    preview: isHeld ? `Held for you until ${heldUntil}.` : mail.reason,
    heading: isHeld ? `You got ${units} of ${productName}` : `No ${unit} for you this time`,
    paragraphs: [
      mail.reason,
      ...(isHeld ? [`Held for you until ${heldUntil}. What isn't confirmed by then goes back on sale.`] : []),
    ],
    facts: [
      ['Product', `${productName} (${productId})`],
      ['Company', companyName],
      ...(isHeld ? [['Held until', heldUntil] satisfies [string, string]] : []),
    ],
    action: { label: isHeld ? `Confirm ${units}` : 'See how they were shared', href: page },
    footer: [
      senderLine(sender),
      `You are receiving this email because this address receives order emails for licence ${licenseNumber}.`,
    ],
    replyTo: sender.ordersEmail,
  };
}

/** The reminder of an unconfirmed share (ALLOCATION-14). */
export function allocationReminder(mail: AllocationResult, sender: Sender): MailContent {
  const { got, unit, productName, companyName, heldUntil, reason } = mail;
  const units = unitsText(got, unit);
  return {
    ...allocationResult(mail, sender),
    subject: `Confirm your ${units} of ${productName} by ${heldUntil}`,
    preview: "What isn't confirmed by then goes back on sale.",
    heading: `Your ${units} of ${productName}`,
    paragraphs: [
      `Held for ${companyName} until ${heldUntil}, not confirmed yet. What isn't confirmed by then goes back on sale.`,
      reason,
    ],
  };
}
