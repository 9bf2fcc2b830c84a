import type { FollowUp, SentinelFinding } from 'shared-domain/contracts';
import { formatDollars } from 'shared-domain/money';

const FINDING_TITLES: Readonly<Record<SentinelFinding['kind'], string>> = {
  'paid-without-order': 'Paid, but there is no order for it',
  'order-without-payment': 'Order paid, payment unknown',
  'amounts-apart': 'Paid amount and order differ',
  'unpaid-but-shipped': 'Shipped but not paid',
  stuck: 'Payment and order do not match',
};

/** What an order and its payment disagree about, in a few words. */
export const findingTitle = ({ kind, isDisputed, account }: SentinelFinding): string =>
  isDisputed ? 'Payment disputed' : account ? 'Card payment of an account' : FINDING_TITLES[kind];

/** Which order and how much: 'CBO-1795190414082 · $148.20'. */
export function findingAbout({
  account,
  orderId,
  sessionId,
  paidAmount,
  orderAmount,
}: SentinelFinding): string {
  const amount = paidAmount ?? orderAmount;
  const about = [account ?? orderId ?? sessionId, amount === undefined ? undefined : formatDollars(amount)];
  return about.filter(Boolean).join(' · ');
}

const WORKS: Readonly<Record<string, string>> = {
  'give-back': 'Stock return',
  retake: 'Stock reservation',
  'end-payment': 'Closing of a payment page',
  refund: 'Refund',
  'refund-cancelled': 'Refund of a cancelled order',
  'stripe-event': 'Payment event',
  email: 'Email',
  'email (customer)': 'Customer confirmation',
  'email (business)': 'Business notification',
};

/** A follow-up's name for staff. */
export const workOf = (kind: string): string =>
  WORKS[kind] ?? kind.charAt(0).toUpperCase() + kind.slice(1).replaceAll('-', ' ');

/** Mails are 'resent', anything else is 'retried'. */
export const isMail = (kind: string): boolean => kind.startsWith('email');

/** 'Customer confirmation failed after 8 tries'. */
export function followUpTitle({ kind, state, attempts }: FollowUp): string {
  if (state !== 'given-up') return `${workOf(kind)} is being retried`;
  return `${workOf(kind)} failed after ${attempts === 1 ? '1 try' : `${attempts} tries`}`;
}
