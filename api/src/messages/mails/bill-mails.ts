import { type Day, longDate } from 'shared-domain/dates';
import type { AttachedFile, MailContent } from '../../foundation/mailer/index.ts';
import { type Sender, senderLine } from './sender.ts';

/** An invoice of an account: its number, amount in words, due day, and the link to pay it. */
export type InvoiceMail = {
  name: string;
  document: string;
  amount: string;
  due: Day;
  link: string;
  files: AttachedFile[];
};

/** A statement in words: what is owed at its end, by age; without a link if nothing is. */
export type StatementMail = {
  name: string;
  period: string;
  owed: string;
  facts: [label: string, value: string][];
  link?: string | undefined;
  files: AttachedFile[];
};

/** Invoices that are due soon or late, each with what is left of it. */
export type DueReminder = {
  name: string;
  isLate: boolean;
  total: string;
  invoices: [document: string, words: string][];
  link: string;
};

const pay = (href: string) => ({ label: 'See and pay', href });

const footer = (sender: Sender, name: string): string[] => [
  senderLine(sender),
  `You are receiving this email because this address receives order emails for ${name}. The button opens its account for 90 days: don't forward this email to others.`,
];

/** The invoice of a delivered order (RECEIVABLE-17). */
export function invoiceMail(
  { name, document, amount, due, link, files }: InvoiceMail,
  sender: Sender,
): MailContent {
  return {
    subject: `Invoice ${document}: ${amount}, due ${longDate(due)}`,
    preview: `The invoice is attached. It is due on ${longDate(due)}.`,
    heading: `Invoice ${document}`,
    paragraphs: [
      `The invoice of your delivery is attached. Please pay ${amount} by ${longDate(due)}: by card on the page behind the button, or as usual.`,
    ],
    facts: [
      ['Account', name],
      ['Amount', amount],
      ['Due', longDate(due)],
    ],
    action: pay(link),
    footer: footer(sender, name),
    replyTo: sender.ordersEmail,
    files,
  };
}

/** The statement of a period, as a PDF (RECEIVABLE-18). */
export function statementMail(
  { name, period, owed, facts, link, files }: StatementMail,
  sender: Sender,
): MailContent {
  return {
    subject: `Statement of ${name}, ${period}`,
    preview: `The statement is attached. ${owed}`,
    heading: `Your statement, ${period}`,
    paragraphs: [owed, 'What was delivered, credited and paid in this period is on the attached statement.'],
    facts,
    ...(link === undefined ? {} : { action: pay(link) }),
    footer: footer(sender, name),
    replyTo: sender.ordersEmail,
    files,
  };
}

/** The reminder of invoices that are due soon, or late (RECEIVABLE-19). */
export function dueReminder(
  { name, isLate, total, invoices, link }: DueReminder,
  sender: Sender,
): MailContent {
  return {
    subject: isLate ? `${total} is overdue, ${name}` : `${total} is due soon, ${name}`,
    preview: invoices.map(([document, words]) => `${document}: ${words}`).join('. '),
    heading: isLate ? `${total} is overdue` : `${total} is due soon`,
    paragraphs: [
      isLate
        ? 'These invoices are past their due date. Please pay them by card on the page behind the button, or as usual.'
        : 'These invoices are due soon. You can pay them by card on the page behind the button, or as usual.',
      'Have you paid already, or is something wrong with one of them? Reply to this email.',
    ],
    facts: invoices,
    action: pay(link),
    footer: footer(sender, name),
    replyTo: sender.ordersEmail,
  };
}
