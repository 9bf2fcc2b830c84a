import { createTransport } from 'nodemailer';
import { MailRefused } from './refused.ts';
import type { Mail, Send, Sender } from './service.ts';

/** Connections to the server at once, as many as the thread has mails in progress. */
const CONNECTIONS = 8;
/** How long the server may take for one step, in milliseconds; well below the lease of a follow-up. */
const TIMEOUT_MS = 10_000;

const OWN_MACHINE = /^(localhost|127(\.\d+){3}|\[::1\])$/;

/** Hands mails to an SMTP server. Passwords and mails travel encrypted, except on this machine. */
export function smtp({ url }: { url: string }, from: Sender): Send {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    requireTLS: !OWN_MACHINE.test(new URL(url).hostname),
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail) => {
    try {
      await transport.sendMail(message(mail, from));
    } catch (cause) {
      throw sendError(cause);
    }
  };
}

function message(mail: Mail, { email, name }: Sender) {
  return {
    from: { address: email, name },
    to: { address: mail.to, name: '' },
    ...(mail.replyTo ? { replyTo: { address: mail.replyTo, name: '' } } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: [
      ...mail.pictures.map(({ id, png }) => ({
        ...{ cid: id, content: png, encoding: 'base64', filename: `${id}.png`, contentType: 'image/png' },
        contentDisposition: 'inline' as const,
      })),
      ...mail.files.map(({ name: filename, type: contentType, content }) => ({
        ...{ filename, contentType, content, encoding: 'base64' },
      })),
    ],
    // The same for a mail that is sent twice (after a crash between sending and recording it).
    messageId: `<${encodeURIComponent(mail.id)}@${email.split('@')[1]}>`,
    headers: {
      'X-Entity-Ref-ID': mail.id,
      ...(mail.requestId ? { 'X-Request-Id': mail.requestId } : {}),
      ...(mail.unsubscribeAt ? { 'List-Unsubscribe': `<${mail.unsubscribeAt}>` } : {}),
    },
  };
}

/** Keeps the status and drops the server's text, which repeats the customer's address. */
function sendError(cause: unknown): Error {
  const {
    code = 'unknown',
    command,
    responseCode,
  } = cause as { code?: string; command?: string; responseCode?: number };
  if (responseCode === undefined) return new Error(`the mail server did not answer (${code})`);
  const isOfThisMail = command === 'RCPT TO' || command === 'DATA';
  const Failure = responseCode >= 500 && isOfThisMail ? MailRefused : Error;
  return new Failure(`the mail server answered ${responseCode}`);
}
