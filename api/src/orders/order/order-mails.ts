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
