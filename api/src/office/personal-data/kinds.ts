import type { PersonalKind } from 'shared-domain/contracts';
import { standingOrderModel } from '../../accounts/standing-orders/index.ts';
import { contactMessageModel } from '../../messages/contact/index.ts';
import { leadModel } from '../../messages/leads/index.ts';
import { stockAlertsModel } from '../../messages/stock-alerts/index.ts';
import type { EntrySource } from '../../requests/audit/index.ts';
import type { FollowUpSource } from '../../requests/follow-ups/index.ts';
import { contacts, kegs } from './accounts.ts';
import { auditOf } from './audit-mentions.ts';
import { bothOf, documentsOf, type Kind } from './kind.ts';
import { mailsOf } from './mails.ts';
import { orders } from './orders.ts';
import { sessions } from './sessions.ts';
import { supplierContacts } from './supplier-contacts.ts';

/** The collections with mails, and those with pending audit entries. */
export type Sources = { mails: readonly FollowUpSource[]; entries: EntrySource[] };

/** Every kind of personal data, by name. */
export const kindsOf = (sources: Sources): Record<PersonalKind, Kind> => ({
  orders,
  kegs,
  standing: documentsOf(standingOrderModel, ({ same }) => ({ email: same })),
  contacts: bothOf(contacts, supplierContacts),
  messages: documentsOf(contactMessageModel, ({ same }) => ({ email: same })),
  leads: documentsOf(leadModel, ({ same }) => ({ email: same })),
  alerts: documentsOf(stockAlertsModel, ({ email }) => ({ _id: email })),
  mails: mailsOf(sources.mails),
  sessions,
  audit: auditOf(sources.entries),
});
