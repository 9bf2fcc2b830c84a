import { randomUUID } from 'node:crypto';
import { company } from 'shared-domain/company';
import type { StaffPerson, StaffRole } from 'shared-domain/staff';
import type { Deps } from '../../foundation/dependencies.ts';
import { type MailContent, MailRefused, type Picture, plainTextOf } from '../../foundation/mailer/index.ts';
import { type OrderDocument, presentTracking } from '../../orders/order/index.ts';
import { followUp, type Handler, type Outcome } from '../../requests/follow-ups/index.ts';
import { ownOrderToken } from '../../requests/protections/index.ts';
import { type MailDocument, mailModel } from './mails.ts';
import {
  creditedContent,
  type EditedMail,
  editedContent,
  type OrderMail,
  orderContent,
  paidLateContent,
  refundedContent,
  shippedContent,
} from './order-content.ts';
import { markPicture, orderPictures } from './pictures.ts';
import { type PlainMail, plainContent } from './plain-mails.ts';
import type { Sender } from './sender.ts';

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

/** A mail's data as a follow-up stores it. */
export type Send<Content> = Content & { to: string };

/** Mails generated from the record of their follow-up, by the name in its data; undefined if no longer applicable. */
export type MailsAbout = Record<
  string,
  (record: object, data: object, deps: Deps) => PlainMail | undefined | Promise<PlainMail | undefined>
>;

/** Mails about staff, whose rooms are lower than this one. */
const aboutStaff: MailsAbout = {
  'staff-invitation': (record, data) => {
    const mail = data as Send<{ role: StaffRole; by: string }>;
    const { people } = record as { people?: readonly StaffPerson[] };
    // Removed, or given another role, while the mail was queued.
    const isCurrent = people?.some(({ email, role }) => email === mail.to && role === mail.role);
    return isCurrent ? { ...mail, kind: 'staff-invitation' } : undefined;
  },
  'passkeys-removed': (_, data) => ({ ...(data as Send<{ by: string }>), kind: 'passkeys-removed' }),
};

/**
 * Follow-up handler for mails, with and without an order.
 * @param about the mails of the rooms above this one, which know their records
 */
export function mailHandler(deps: Deps, about: MailsAbout): Handler {
  const mails: MailsAbout = { ...aboutStaff, ...about };
  const send = (id: string, mail: PlainMail) =>
    deliveryOutcome(deliverMail(deps, id, mail.kind, mail.to, plainContent(mail, senderOf(deps))));
  return async (record, { id, data }) => {
    const name = typeof data.mail === 'string' ? data.mail : undefined;
    if (name === undefined) return send(id, (record as MailDocument).mail);
    const contentOf = mails[name];
    if (!contentOf)
      return deliveryOutcome(deliverOrderMail(deps, id, data as OrderMailData, record as OrderDocument));
    const mail = await contentOf(record, data, deps);
    return mail ? send(id, mail) : 'done';
  };
}

type OrderMailData = {
  mail: OrderMail | 'changed' | 'shipped' | 'refunded' | 'credited' | 'paid-late';
  to: string;
};

async function deliverOrderMail(deps: Deps, id: string, data: OrderMailData, order: OrderDocument) {
  // Undone or changed while the mail was queued: another mail has the number, or none.
  if (data.mail === 'shipped' && !(presentTracking(order).tracking && order.tracking?.mail === id)) return;
  const pictures = await orderPictures(deps, order);
  const content = orderMailContent(data, order, senderOf(deps), pictures);
  await deliverMail(deps, id, `order-${data.mail}`, data.to, content);
}

function orderMailContent(data: OrderMailData, ...about: [OrderDocument, Sender, Map<string, Picture>]) {
  const [order, sender] = about;
  switch (data.mail) {
    case 'changed':
      return editedContent(data as EditedMail & OrderMailData, ...about);
    case 'shipped':
      return shippedContent(...about);
    case 'refunded':
      return refundedContent((data as OrderMailData & { amount: number }).amount, order, sender);
    case 'credited':
      return creditedContent((data as OrderMailData & { credit: string }).credit, ...about);
    case 'paid-late':
      return paidLateContent(order, sender);
    default:
      return orderContent(data.mail, ...about);
  }
}

function senderOf({ configuration }: Pick<Deps, 'configuration'>): Sender {
  const { name, ordersEmail, phone, address } = company;
  const site = configuration.publicOrigin;
  // In the fragment, the token reaches no server log.
  const orderLink = (id: string) =>
    `${site}/dtckegs/order#id=${id}&token=${ownOrderToken({ configuration }, id)}`;
  return { name, ordersEmail, phone, postalAddress: address, site, orderLink };
}
