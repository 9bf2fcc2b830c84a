import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createStandIns, type StandInOptions } from './app.ts';

export type { Mail } from './sendgrid/mail.ts';
export type { StandInOptions };

export type StandIns = {
  /** `http://127.0.0.1:PORT`: STRIPE_API_BASE as it is, SENDGRID_API_BASE with `/sendgrid`, CARRIER_API_BASE with `/carrier`. */
  url: string;
  /** Stops immediately, dropping open requests. */
  stop(): Promise<void>;
};

/**
 * Starts Stripe, SendGrid and the carrier on a loopback port (a free one unless given). Without `publicOrigin`
 * the payment pages and the mailbox are found at the stand-ins' own address.
 */
export async function startStandIns(
  options: Partial<StandInOptions> & { port?: number; host?: string } = {},
): Promise<StandIns> {
  const { port = 0, host = '127.0.0.1', ...rest } = options;
  // As long as the real services' keep-alive: a call on a connection that is being closed would be lost.
  const server = createServer({ keepAliveTimeout: 65_000 });
  await listen(server, port, host);
  const url = `http://${host}:${(server.address() as AddressInfo).port}`;
  const { app, stop } = createStandIns({ publicOrigin: url, webhookSecret: 'whsec_local', ...rest });
  server.on('request', app);
  return {
    url,
    stop: () =>
      new Promise((resolve) => {
        stop();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve());
  });
}
