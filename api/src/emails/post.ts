import { randomUUID } from 'node:crypto';
import { company } from 'shared-domain/company';
import type { Deps } from '../dependencies.ts';
import { followUp, type Handler, type Outcome } from '../follow-ups/index.ts';
import type { LeadDocument } from '../leads/index.ts';
import { type MailContent, MailRefused, plainTextOf } from '../mailer/index.ts';
import type { OrderDocument } from '../orders/index.ts';
import { type MailDocument, mailModel } from './mails.ts';
import { type EditedMail, editedContent, type OrderMail, orderContent } from './order-content.ts';
import { markPicture, orderPictures } from './pictures.ts';
import {
  type AllocationResult,
  type KegsOut,
  type LicenceEnd,
  type PlainMail,
  plainContent,
  type Sender,
} from './plain-mails.ts';

/**
 * Stores a mail durably and returns its id; the worker sends it within a second and retries when the mail service
 * doesn't accept it. For contact messages and lead confirmations.
 */
export async function postMail(deps: Deps, mail: PlainMail): Promise<string> {
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
 * Sends a mail now and stores nothing: for sign-in links, whose token must not be stored in clear text. Throws if the
 * mail service doesn't accept it.
 */
export async function sendMail(deps: Deps, mail: PlainMail): Promise<void> {
  await deliver(deps, randomUUID(), mail.kind, mail.to, plainContent(mail, senderOf(deps)));
}

/** Hands over one mail, and counts its outcome. Throws if the mail service doesn't accept it. */
export async function deliver(
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

/** A mail as its plain text would read. */
export function previewOf(deps: Deps, mail: PlainMail): { subject: string; text: string } {
  const content = plainContent(mail, senderOf(deps));
  return { subject: content.subject, text: plainTextOf(content) };
}

/** What a failed delivery means for its follow-up. */
export async function delivery(attempt: Promise<void>): Promise<Outcome> {
  try {
    await attempt;
    return 'done';
  } catch (cause) {
    if (cause instanceof MailRefused) return { giveUp: cause.message };
    return { retry: cause instanceof Error ? cause.message : String(cause) };
  }
}

/** Follow-up handler for mails, with and without an order. */
export function mailHandler(deps: Deps): Handler {
  return async (record, due) => {
    const sender = senderOf(deps);
    if (due.data.mail === 'lead-confirmation') {
      const { email, name } = record as unknown as LeadDocument;
      const mail: PlainMail = { kind: 'lead-confirmation', to: email, name };
      return delivery(deliver(deps, due.id, mail.kind, email, plainContent(mail, sender)));
    }
    if (due.data.mail === 'licence-reminder') {
      const end = due.data as LicenceEnd & { to: string };
      // Renewed while the mail waited: there is nothing to remind of.
      if ((record as { endDate?: string }).endDate !== end.endDate) return 'done';
      const mail: PlainMail = { ...end, kind: 'licence-reminder' };
      return delivery(deliver(deps, due.id, mail.kind, mail.to, plainContent(mail, sender)));
    }
    if (due.data.mail === 'keg-reminder') {
      const mail = { ...(due.data as KegsOut & { to: string }), kind: 'keg-reminder' } as const;
      return delivery(deliver(deps, due.id, mail.kind, mail.to, plainContent(mail, sender)));
    }
    if (due.data.mail === 'allocation-result') {
      const mail: PlainMail = {
        ...(due.data as AllocationResult & { to: string }),
        kind: 'allocation-result',
      };
      return delivery(deliver(deps, due.id, mail.kind, mail.to, plainContent(mail, sender)));
    }
    if (due.data.mail === 'allocation-reminder') {
      const mail = {
        ...(due.data as AllocationResult & { to: string }),
        kind: 'allocation-reminder',
      } as const;
      // Confirmed or let go while the mail waited: there is nothing to remind of.
      const { shares } = record as { shares?: { licenseNumber: string; state: string }[] };
      const own = shares?.find(({ licenseNumber }) => licenseNumber === mail.licenseNumber);
      if (own?.state !== 'held') return 'done';
      return delivery(deliver(deps, due.id, mail.kind, mail.to, plainContent(mail, sender)));
    }
    if (typeof due.data.mail === 'string') {
      const kind = due.data.mail as OrderMail;
      const order = record as OrderDocument;
      const pictures = await orderPictures(deps, order);
      const content =
        due.data.mail === 'changed'
          ? editedContent(due.data as EditedMail & { mail: string }, order, sender, pictures)
          : orderContent(kind, order, sender, pictures);
      return delivery(deliver(deps, due.id, `order-${kind}`, String(due.data.to), content));
    }
    const { mail } = record as MailDocument;
    return delivery(deliver(deps, due.id, mail.kind, mail.to, plainContent(mail, sender)));
  };
}

function senderOf({ configuration }: Pick<Deps, 'configuration'>): Sender {
  const { name, ordersEmail, phone, address } = company;
  return { name, ordersEmail, phone, postalAddress: address, site: configuration.publicOrigin };
}
