import { company } from 'shared-domain/company';
import { type FollowUp, followUp } from '../../requests/follow-ups/index.ts';
import type { OrderDocument } from './document.ts';

/** The two mails of an order: the business notification and the customer's confirmation. */
export function orderMails(channel: OrderDocument['channel'], customerEmail: string, due: Date): FollowUp[] {
  const inbox = channel === 'keg' ? company.ordersEmail : company.businessInbox;
  return [
    followUp('email', due, { mail: 'business', to: inbox }),
    followUp('email', due, { mail: 'customer', to: customerEmail }),
  ];
}

/** How long staff can look at a payment for a cancelled order before it is refunded, in milliseconds (PAYMENT-17). */
const UNWANTED_MS = 24 * 60 * 60_000;

/**
 * What follows a payment that arrived for a cancelled order: the customer is told at once, and it is refunded after a day
 * (PAYMENT-17).
 */
export const unwantedPayment = (customerEmail: string, at: Date): FollowUp[] => [
  followUp('email', at, { mail: 'paid-late', to: customerEmail }),
  followUp('refund-cancelled', new Date(at.getTime() + UNWANTED_MS)),
];
