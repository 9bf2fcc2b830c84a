import type { Configuration } from '../configuration/index.ts';
import type { AttachedFile, Picture } from './content.ts';
import { sendGrid } from './sendgrid.ts';
import { smtp } from './smtp.ts';

/** A rendered mail. Its `id` makes duplicates recognisable. */
export type Mail = {
  id: string;
  to: string;
  subject: string;
  html: string;
  text: string;
  /** The pictures that the HTML shows by `cid:`. */
  pictures: Picture[];
  files: AttachedFile[];
  replyTo?: string | undefined;
  unsubscribeAt?: string | undefined;
  /** The request that it answers. */
  requestId?: string | undefined;
};

/** Hands one mail over. Throws MailRefused if it will never be accepted, any other error if it may be later. */
export type Send = (mail: Mail) => Promise<void>;

export type Sender = { email: string; name: string };

/** The mail service's settings, and the sender of mails. */
export type MailService = { service: Configuration['mail']; from: Sender };

export const mailService = ({ service, from }: MailService): Send =>
  service.by === 'smtp' ? smtp(service, from) : sendGrid(service, from);
