import { randomUUID } from 'node:crypto';
import { company } from 'shared-domain/company';
import type { StaffPerson, StaffRole } from 'shared-domain/staff';
import type { Deps } from '../../foundation/dependencies.ts';
import { type MailContent, MailRefused, type Picture, plainTextOf } from '../../foundation/mailer/index.ts';
import { type OrderDocument, presentTracking } from '../../orders/order/index.ts';
import { followUp, type Handler, type Outcome } from '../../requests/follow-ups/index.ts';
import { standingOfferToken } from '../../requests/protections/index.ts';
import type { LeadDocument } from '../leads/index.ts';
import type { AllocationResult, KegsOut, LicenceEnd, StandingOffer } from './account-mails.ts';
import { type MailDocument, mailModel } from './mails.ts';
import {
  type EditedMail,
  editedContent,
  type OrderMail,
  orderContent,
  shippedContent,
} from './order-content.ts';
import { markPicture, orderPictures } from './pictures.ts';
import { type PlainMail, plainContent } from './plain-mails.ts';
import type { Sender } from './sender.ts';
import type { BackInStock } from './stock-alert-mails.ts';

/**
 * Stores a mail durably and returns its id; the worker sends it within a second and retries if the mail service
 * doesn't accept it. For contact messages and lead confirmations.
 */
export async function queueMail(deps: Deps, mail: PlainMail): Promise<string> {
  const now = deps.clock();
  const _id = randomUUID();
  await mailModel(deps.connection).insertOne({
    _id,
    mail,
    createdAt: now,
    followUps: [followUp('email', now)],
  });
  return _id;
}

/**
 * Sends a mail now without storing it: for sign-in links, whose token must not be stored in clear text. Throws if the
 * mail service doesn't accept it.
 */
export async function sendMail(deps: Deps, mail: PlainMail): Promise<void> {
  await deliverMail(deps, randomUUID(), mail.kind, mail.to, plainContent(mail, senderOf(deps)));
}

/** Sends one mail and counts the outcome. Throws if the mail service doesn't accept it. */
export async function deliverMail(
  deps: Deps,
  id: string,
  kind: string,
  to: string,
  content: MailContent,
): Promise<void> {
  const mark = await markPicture().catch(() => undefined);
  try {
    await deps.mailer.send({ id, to, content, mark });
    deps.metrics.emails.inc({ kind, outcome: 'sent' });
  } catch (cause) {
    deps.metrics.emails.inc({ kind, outcome: cause instanceof MailRefused ? 'refused' : 'failed' });
    throw cause;
  }
}

/** A mail's subject and plain text, for previews. */
export function previewOf(deps: Deps, mail: PlainMail): { subject: string; text: string } {
  const content = plainContent(mail, senderOf(deps));
  return { subject: content.subject, text: plainTextOf(content) };
}

/** What a failed delivery means for its follow-up. */
export async function deliveryOutcome(attempt: Promise<void>): Promise<Outcome> {
  try {
    await attempt;
    return 'done';
  } catch (cause) {
    if (cause instanceof MailRefused) return { giveUp: cause.message };
    return { retry: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** The stock alerts of an address; that module imports this one. */
type WaitingAddress = { email: string; key: string };

type Send<Content> = Content & { to: string };

/** Mails generated from the record of their follow-up, by the name in its data; undefined if no longer applicable. */
const ABOUT: Record<string, (record: object, data: object, deps: Deps) => PlainMail | undefined> = {
  'lead-confirmation': (record) => {
    const { email, name } = record as LeadDocument;
    return { kind: 'lead-confirmation', to: email, name };
  },
  'stock-alert-confirmation': (record, data) => ({
    ...(data as BackInStock),
    ...(record as WaitingAddress),
    kind: 'stock-alert-confirmation',
    to: (record as WaitingAddress).email,
  }),
  'back-in-stock': (record, data) => ({
    ...(data as BackInStock),
    ...(record as WaitingAddress),
    kind: 'back-in-stock',
    to: (record as WaitingAddress).email,
  }),
  'licence-reminder': (record, data) => {
    const end = data as Send<LicenceEnd>;
    // Renewed while the mail was queued.
    if ((record as { endDate?: string }).endDate !== end.endDate) return undefined;
    return { ...end, kind: 'licence-reminder' };
  },
  'keg-reminder': (_, data) => ({ ...(data as Send<KegsOut>), kind: 'keg-reminder' }),
  'staff-invitation': (record, data) => {
    const mail = data as Send<{ role: StaffRole; by: string }>;
    const { people } = record as { people?: readonly StaffPerson[] };
    // Removed, or given another role, while the mail was queued.
    const isCurrent = people?.some(({ email, role }) => email === mail.to && role === mail.role);
    return isCurrent ? { ...mail, kind: 'staff-invitation' } : undefined;
  },
  'passkeys-removed': (_, data) => ({ ...(data as Send<{ by: string }>), kind: 'passkeys-removed' }),
  'standing-order': (record, data, deps) => {
    const offer = data as Send<StandingOffer> & { standingOrder: string; day: string };
    // Paused or ended while the mail was queued.
    if ((record as { state?: string }).state !== 'active') return undefined;
    const token = standingOfferToken(deps, offer.standingOrder, offer.day);
    // In the fragment, the token reaches no server log.
    return {
      ...offer,
      kind: 'standing-order',
      link: `${deps.configuration.publicOrigin}/shop/orders#offer=${token}`,
    };
  },
  'allocation-result': (_, data) => ({ ...(data as Send<AllocationResult>), kind: 'allocation-result' }),
  'allocation-reminder': (record, data) => {
    const mail = data as Send<AllocationResult>;
    const { shares } = record as { shares?: { licenseNumber: string; state: string }[] };
    const own = shares?.find(({ licenseNumber }) => licenseNumber === mail.licenseNumber);
    // Confirmed or released while the mail was queued.
    return own?.state === 'held' ? { ...mail, kind: 'allocation-reminder' } : undefined;
  },
};

/** Follow-up handler for mails, with and without an order. */
export function mailHandler(deps: Deps): Handler {
  const send = (id: string, mail: PlainMail) =>
    deliveryOutcome(deliverMail(deps, id, mail.kind, mail.to, plainContent(mail, senderOf(deps))));
  return async (record, { id, data }) => {
    const name = typeof data.mail === 'string' ? data.mail : undefined;
    if (name === undefined) return send(id, (record as MailDocument).mail);
    const about = ABOUT[name];
    if (!about)
      return deliveryOutcome(deliverOrderMail(deps, id, data as OrderMailData, record as OrderDocument));
    const mail = about(record, data, deps);
    return mail ? send(id, mail) : 'done';
  };
}

type OrderMailData = { mail: OrderMail | 'changed' | 'shipped'; to: string };

async function deliverOrderMail(deps: Deps, id: string, data: OrderMailData, order: OrderDocument) {
  // Undone or changed while the mail was queued: another mail has the number, or none.
  if (data.mail === 'shipped' && !(presentTracking(order).tracking && order.tracking?.mail === id)) return;
  const pictures = await orderPictures(deps, order);
  const content = orderMailContent(data, order, senderOf(deps), pictures);
  await deliverMail(deps, id, `order-${data.mail}`, data.to, content);
}

function orderMailContent(data: OrderMailData, ...about: [OrderDocument, Sender, Map<string, Picture>]) {
  if (data.mail === 'changed') return editedContent(data as EditedMail & OrderMailData, ...about);
  return data.mail === 'shipped' ? shippedContent(...about) : orderContent(data.mail, ...about);
}

function senderOf({ configuration }: Pick<Deps, 'configuration'>): Sender {
  const { name, ordersEmail, phone, address } = company;
  return { name, ordersEmail, phone, postalAddress: address, site: configuration.publicOrigin };
}
