import sendgrid from '@sendgrid/mail';
import type { AttachedFile, Picture } from './content.ts';
import { MailRefused } from './refused.ts';
import type { Mail, Send, Sender } from './service.ts';

/** How long SendGrid may take for one mail, in milliseconds; well below the lease of a follow-up. */
const TIMEOUT_MS = 10_000;

/**
 * The class of the package's single instance, so that two apps in one process stay separate. Its types name neither it
 * nor `client`.
 */
const MailService = sendgrid.constructor as new () => typeof sendgrid & {
  client: { setDefaultRequest: (key: 'baseUrl', value: string) => void };
};

/** Hands mails to SendGrid. */
export function sendGrid({ apiKey, apiBase }: { apiKey: string; apiBase?: string }, from: Sender): Send {
  const service = new MailService();
  service.setApiKey(apiKey);
  service.setTimeout(TIMEOUT_MS);
  // The service's own client; '@sendgrid/client' exports a different instance.
  if (apiBase) service.client.setDefaultRequest('baseUrl', apiBase);
  return async (mail) => {
    try {
      await service.send(message(mail, from));
    } catch (cause) {
      throw sendError(cause);
    }
  };
}

function message(mail: Mail, from: Sender) {
  const attachments = [...mail.pictures.map(inline), ...mail.files.map(attached)];
  return {
    to: mail.to,
    from,
    ...(mail.replyTo ? { replyTo: mail.replyTo } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    ...(attachments.length > 0 ? { attachments } : {}),
    // Makes a mail that was sent twice recognisable (after a crash between sending and recording it).
    customArgs: { mail_id: mail.id, ...(mail.requestId ? { request_id: mail.requestId } : {}) },
    headers: {
      'X-Entity-Ref-ID': mail.id,
      ...(mail.unsubscribeAt ? { 'List-Unsubscribe': `<${mail.unsubscribeAt}>` } : {}),
    },
    trackingSettings: {
      clickTracking: { enable: false, enableText: false },
      openTracking: { enable: false },
    },
  };
}

const attached = ({ name, type, content }: AttachedFile) => ({
  ...{ content, filename: name, type, disposition: 'attachment' },
});

const inline = ({ id, png }: Picture) => ({
  content: png,
  filename: `${id}.png`,
  type: 'image/png',
  disposition: 'inline',
  content_id: id,
});

/** Keeps the status and drops what the SDK attaches: the request with its key and the customer's address. */
function sendError(cause: unknown): Error {
  const { code } = cause as { code?: number | string };
  const status = typeof code === 'number' ? code : undefined;
  if (status === 400 || status === 413 || status === 422)
    return new MailRefused(`SendGrid answered ${status}`);
  return new Error(status ? `SendGrid answered ${status}` : `SendGrid did not answer (${code ?? 'unknown'})`);
}
