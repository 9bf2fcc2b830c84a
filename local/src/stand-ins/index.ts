import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStandIns, type StandInOptions } from './app.ts';
import type { RecordStore } from './record-store.ts';
import type { Mail } from './sendgrid/mail.ts';
import type { MailServer } from './smtp/index.ts';

export { BUCKET_ACCESS } from './bucket/access.ts';
export { OPENID_CLIENT } from './openid/client.ts';
export type { Mail } from './sendgrid/mail.ts';
export type { StandInOptions };

export type StandIns = {
  /**
   * `http://127.0.0.1:PORT`: STRIPE_API_BASE as it is, SENDGRID_API_BASE with `/sendgrid`, CARRIER_API_BASE with `/carrier`,
   * a bucket's endpoint with `/s3`.
   */
  url: string;
  /** SMTP_URL, if mail by SMTP was asked for. */
  smtpUrl?: string;
  /** Stops immediately, dropping open requests. */
  stop(): Promise<void>;
};

/**
 * Starts Stripe, SendGrid and the carrier on a loopback port (a free one unless given). Without `publicOrigin`
 * the payment pages and the mailbox are found at the stand-ins' own address.
 */
export async function startStandIns(
  options: Partial<StandInOptions> & { port?: number; host?: string; smtpPort?: number } = {},
): Promise<StandIns> {
  const { port = 0, host = '127.0.0.1', smtpPort, ...rest } = options;
  // As long as the real services' keep-alive: a call on a connection that is being closed would be lost.
  const server = createServer({ keepAliveTimeout: 65_000 });
  await listen(server, port, host);
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const { app, mails, stop } = createStandIns({
    publicOrigin: url,
    openIdOrigin: url,
    webhookSecret: 'whsec_local',
    ...rest,
  });
  server.on('request', app);
  const smtp =
    smtpPort === undefined ? undefined : await mailServer(mails, { port: smtpPort, host, ...rest });
  return {
    url,
    ...(smtp ? { smtpUrl: smtp.url } : {}),
    stop: async () => {
      stop();
      await smtp?.stop();
      await new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      });
    },
  };
}

/** Loaded only where it is used. */
async function mailServer(
  mails: RecordStore<Mail>,
  { clock = () => new Date(), ...where }: { port: number; host: string; clock?: () => Date },
): Promise<MailServer> {
  const { startMailServer } = await import('./smtp/index.ts');
  return startMailServer(mails, { clock, ...where });
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}
