import type { FollowUp, SentinelFinding } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';

/** What a finding of the sentinel is, in a few words. */
export const FINDING_TITLES: Readonly<Record<SentinelFinding['kind'], string>> = {
  'paid-without-order': 'Paid, but no order waits for it',
  'order-without-payment': 'Order paid, payment unknown',
  'amounts-apart': 'Paid amount and order differ',
  'unpaid-but-shipped': 'Handed out, but not paid',
  stuck: 'Payment and order do not agree',
};

/** Which order and how much: 'CBO-1795190414082 · $148.20'. */
export function findingAbout({ orderId, sessionId, paidAmount, orderAmount }: SentinelFinding): string {
  const amount = paidAmount ?? orderAmount;
  const about = [orderId ?? sessionId, amount === undefined ? undefined : formatDollars(amount)];
  return about.filter(Boolean).join(' · ');
}

const WORKS: Readonly<Record<string, string>> = {
  'give-back': 'Stock to give back',
  retake: 'Stock to take again',
  'end-payment': 'Payment page to close',
  refund: 'Refund',
  'stripe-event': 'News of a payment',
  email: 'Mail',
  'email (customer)': 'Customer confirmation',
  'email (business)': 'Business notification',
};

/** What a follow-up does, as staff call it. */
export const workOf = (kind: string): string =>
  WORKS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

/** Whether a follow-up is a mail: it is then sent again, anything else tried again. */
export const isMail = (kind: string): boolean => kind.startsWith('email');

/** 'Customer confirmation given up after 8 tries'. */
export function followUpTitle({ kind, state, attempts }: FollowUp): string {
  if (state !== 'given-up') return `${workOf(kind)} is tried again`;
  return `${workOf(kind)} given up after ${attempts === 1 ? '1 try' : `${attempts} tries`}`;
}
