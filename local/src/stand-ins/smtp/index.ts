import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Address, type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { RecordStore } from '../record-store.ts';
import type { Mail } from '../sendgrid/mail.ts';

/** An address that the server refuses for good, and one that it refuses for now. */
const REFUSED = { 'nobody@refused.example': 550, 'busy@refused.example': 451 } as const;

export type MailServer = { url: string; stop: () => Promise<void> };

/** An SMTP server on this machine, whose mails are shown in the mailbox. A free port unless one is given. */
export async function startMailServer(
  mails: RecordStore<Mail>,
  { port = 0, host = '127.0.0.1', clock }: { port?: number; host?: string; clock: () => Date },
): Promise<MailServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    allowInsecureAuth: true,
    disableReverseLookup: true,
    closeTimeout: 1,
    onAuth: (_given, _session, done) => done(null, { user: 'local' }),
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = REFUSED[address as keyof typeof REFUSED];
      done(responseCode ? Object.assign(new Error('refused'), { responseCode }) : undefined);
    },
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address);
      taken(stream, to, clock()).then((mail) => {
        mails.put(mail);
        done();
      }, done);
    },
  });
  const listening = server.listen(port, host);
  await once(listening, 'listening');
  return {
    url: `smtp://${host}:${(listening.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

async function taken(stream: SMTPServerDataStream, to: string[], at: Date): Promise<Mail> {
  const email: Email = await PostalMime.parse(await buffer(stream), { attachmentEncoding: 'base64' });
  const headers = Object.fromEntries(email.headers.map(({ originalKey, value }) => [originalKey, value]));
  return {
    id: randomBytes(11).toString('base64url'),
    at: at.toISOString(),
    from: written(email.from),
    to,
    cc: [],
    bcc: [],
    ...(email.replyTo?.[0] ? { replyTo: written(email.replyTo[0]) } : {}),
    subject: email.subject ?? '',
    text: email.text ?? '',
    html: email.html ?? '',
    headers,
    // Where a program finds the mail's own id, as with SendGrid.
    customArgs: headers['X-Entity-Ref-ID'] ? { mail_id: headers['X-Entity-Ref-ID'] } : {},
    categories: [],
    attachments: email.attachments.map(({ filename, mimeType, contentId, content }) => ({
      filename: filename ?? '',
      type: mimeType,
      ...(contentId ? { contentId: contentId.replace(/^<|>$/g, '') } : {}),
      content: String(content),
    })),
  };
}

const written = (address: Address | undefined): string =>
  address?.name ? `${address.name} <${address.address}>` : (address?.address ?? '');
