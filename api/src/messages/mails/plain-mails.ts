import { type ContactForm, contactFields, fieldsOf } from 'shared-domain/forms';
import { ROLE_LABELS, type StaffRole } from 'shared-domain/staff';
import type { MailContent } from '../../foundation/mailer/index.ts';
import {
  type AllocationResult,
  allocationReminder,
  allocationResult,
  type KegsOut,
  kegReminder,
  type LicenceEnd,
  licenceReminder,
  type Receipt,
  receipt,
  type StandingOffer,
  standingOffer,
} from './account-mails.ts';
import {
  type AccountAccess,
  type AccountAccessMail,
  accountAccess,
  accountLink,
} from './account-people-mails.ts';
import {
  type DueReminder,
  dueReminder,
  type InvoiceMail,
  invoiceMail,
  type StatementMail,
  statementMail,
} from './bill-mails.ts';
import { type NextStop, nextStop } from './next-stop-mail.ts';
import { plainName } from './plain-name.ts';
import { type SalesReportMail, salesReportMail } from './sales-report-mail.ts';
import { type Sender, senderLine } from './sender.ts';
import { type BackInStock, backInStock, stockAlertConfirmation } from './stock-alert-mails.ts';

/** Mails without an order. */
export type PlainMail =
  | { kind: 'contact'; to: string; form: ContactForm }
  | { kind: 'lead-confirmation'; to: string; name: string }
  | { kind: 'sign-in-link'; to: string; link: string; minutes: number }
  | { kind: 'account-link'; to: string; link: string; minutes: number }
  | ({ kind: AccountAccessMail; to: string } & AccountAccess)
  | { kind: 'staff-invitation'; to: string; role: StaffRole; by: string }
  | { kind: 'new-browser'; to: string; browser: string; place: string; at: string; page: string }
  | { kind: 'passkeys-removed'; to: string; by: string }
  | { kind: 'former-orders-link'; to: string; link: string; minutes: number; companyName: string }
  | ({ kind: 'stock-alert-confirmation' | 'back-in-stock'; to: string; key: string } & BackInStock)
  | ({ kind: 'licence-reminder'; to: string } & LicenceEnd)
  | ({ kind: 'keg-reminder'; to: string } & KegsOut)
  | ({ kind: 'receipt'; to: string } & Receipt)
  | ({ kind: 'invoice'; to: string } & InvoiceMail)
  | ({ kind: 'statement'; to: string } & StatementMail)
  | ({ kind: 'due-reminder'; to: string } & DueReminder)
  | ({ kind: 'sales-report'; to: string } & SalesReportMail)
  | ({ kind: 'next-stop'; to: string } & NextStop)
  | ({ kind: 'standing-order'; to: string; link: string } & StandingOffer)
  | ({ kind: 'allocation-result' | 'allocation-reminder'; to: string } & AllocationResult);

/** The content of a mail without an order. */
export function plainContent(mail: PlainMail, sender: Sender): MailContent {
  switch (mail.kind) {
    case 'contact':
      return contact(mail.form, sender);
    case 'lead-confirmation':
      return leadConfirmation(mail.name, sender);
    case 'sign-in-link':
      return signInLink(mail, sender);
    case 'account-link':
      return accountLink(mail, sender);
    case 'account-invitation':
    case 'account-roles':
    case 'account-removal':
      return accountAccess(mail, sender);
    case 'staff-invitation':
      return staffInvitation(mail, sender);
    case 'new-browser':
      return newBrowser(mail, sender);
    case 'passkeys-removed':
      return passkeysRemoved(mail, sender);
    case 'former-orders-link':
      return formerOrdersLink(mail, sender);
    case 'stock-alert-confirmation':
      return stockAlertConfirmation(mail, sender);
    case 'back-in-stock':
      return backInStock(mail, sender);
    case 'licence-reminder':
      return licenceReminder(mail, sender);
    case 'keg-reminder':
      return kegReminder(mail, sender);
    case 'receipt':
      return receipt(mail, sender);
    case 'invoice':
      return invoiceMail(mail, sender);
    case 'statement':
      return statementMail(mail, sender);
    case 'due-reminder':
      return dueReminder(mail, sender);
    case 'standing-order':
      return standingOffer(mail, sender);
    case 'sales-report':
      return salesReportMail(mail, sender);
    case 'next-stop':
      return nextStop(mail, sender);
    case 'allocation-result':
      return allocationResult(mail, sender);
    case 'allocation-reminder':
      return allocationReminder(mail, sender);
  }
}

/** The message as text, and all other completed fields as rows. */
function contact(form: ContactForm, sender: Sender): MailContent {
  const facts = fieldsOf(contactFields).flatMap(([name, { label }]): [string, string][] => {
    const typed = name === 'message' ? '' : form[name];
    return typed ? [[label, typed]] : [];
  });
  return {
    subject: `Contact form: ${plainName(form.fullName)}`,
    preview: form.message.slice(0, 90),
    heading: 'New message from the contact form',
    paragraphs: form.message.split(/\n+/),
    facts,
    footer: [
      `Sent from the contact form of ${sender.site}. Reply to this email to reach ${plainName(form.fullName)}.`,
    ],
    replyTo: form.email,
  };
}

function leadConfirmation(name: string, sender: Sender): MailContent {
  return {
    subject: `Thank you for your interest in ${sender.name}`,
    preview: "We'll notify you when our retail store launches.",
    heading: `Thank you for your interest, ${plainName(name)}!`,
    paragraphs: ["We'll notify you when our retail store launches."],
    footer: [
      senderLine(sender),
      'You are receiving this email because this address was entered on our site to hear about the launch. ' +
        `To unsubscribe at any time, reply to this email with the word UNSUBSCRIBE or write to ${sender.ordersEmail}; ` +
        'we stop within 10 business days.',
    ],
    replyTo: sender.ordersEmail,
    unsubscribeAt: `mailto:${sender.ordersEmail}?subject=UNSUBSCRIBE`,
  };
}

function signInLink({ link, minutes }: PlainMail & { kind: 'sign-in-link' }, sender: Sender): MailContent {
  return {
    subject: `Your sign-in link for ${sender.name}`,
    preview: `The link works once, within ${minutes} minutes.`,
    heading: 'Sign in to the admin area',
    paragraphs: [`This link signs you in. It works once, within ${minutes} minutes.`],
    action: { label: 'Sign in', href: link },
    footer: ['If you did not request this link, you can ignore this email: no one can sign in without it.'],
  };
}

function staffInvitation(
  { to, role, by }: PlainMail & { kind: 'staff-invitation' },
  sender: Sender,
): MailContent {
  return {
    subject: `You have been added to the staff of ${sender.name}`,
    preview: `Your role: ${role}.`,
    heading: 'Welcome to the staff area',
    paragraphs: [
      `${by} has added you to the list of staff. Sign in with this address: a link arrives here, no password is needed.`,
    ],
    facts: [
      ['Address', to],
      ['Role', role],
      ['It covers', ROLE_LABELS[role]],
    ],
    action: { label: 'Sign in', href: `${sender.site}/admin/login` },
    footer: [senderLine(sender)],
  };
}

function newBrowser(
  { browser, place, at, page }: PlainMail & { kind: 'new-browser' },
  sender: Sender,
): MailContent {
  const isStaff = page.startsWith('/admin/');
  return {
    subject: `New sign-in to ${sender.name}: ${browser}`,
    preview: 'If this was you, there is nothing to do.',
    heading: 'A sign-in from a new browser',
    paragraphs: [
      `Someone has signed in ${isStaff ? 'to the staff area ' : ''}with a link emailed to you, from a browser that is new to your account. If this was you, there is nothing to do.`,
      `If it was not you, sign in, end that session, and tell ${isStaff ? 'an owner' : 'us'}.`,
    ],
    facts: [
      ['Browser', browser],
      ['From', place],
      ['At', at],
    ],
    action: { label: 'See your sessions', href: `${sender.site}${page}` },
    footer: [senderLine(sender)],
  };
}

function passkeysRemoved({ by }: PlainMail & { kind: 'passkeys-removed' }, sender: Sender): MailContent {
  return {
    subject: `Your passkeys at ${sender.name} were removed`,
    preview: 'You can now sign in with an emailed link alone.',
    heading: 'Your passkeys were removed',
    paragraphs: [
      `${by} has removed your passkeys from the staff area. You now sign in with an emailed link alone.`,
      'If you asked for it because you lost a device, set up a new passkey. If you did not ask for it, tell an owner.',
    ],
    action: { label: 'Set up a passkey', href: `${sender.site}/admin/settings/sessions` },
    footer: [senderLine(sender)],
  };
}

function formerOrdersLink(
  { link, minutes, companyName }: PlainMail & { kind: 'former-orders-link' },
  sender: Sender,
): MailContent {
  return {
    subject: `Your former orders with ${sender.name}`,
    preview: `The link works once, within ${minutes} minutes.`,
    heading: 'See your former orders',
    paragraphs: [
      `This link shows your former orders for ${companyName} in your browser. It works once, within ${minutes} minutes.`,
    ],
    action: { label: 'Show former orders', href: link },
    footer: [
      `If you did not request this link, you can ignore this email. Questions: ${sender.ordersEmail}.`,
    ],
    replyTo: sender.ordersEmail,
  };
}
