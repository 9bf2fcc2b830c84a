import type { RequestListener } from 'node:http';
import path from 'node:path';
import express, { type Express } from 'express';
import { createBuckets } from './bucket/index.ts';
import { mountCarrier } from './carrier/index.ts';
import { mailboxRoutes } from './mailbox/routes.ts';
import { openStore, type RecordStore } from './record-store.ts';
import { type Mail, mountSendGrid } from './sendgrid/index.ts';
import { mountStripe } from './stripe/index.ts';

export type StandInOptions = {
  /** The site's public address, under which the payment pages are. */
  publicOrigin: string;
  /** Folder for mails and payments; kept only in memory if left out. */
  stateDir?: string;
  /** Where Stripe's events are delivered; only recorded if left out. */
  webhookUrl?: string;
  webhookSecret: string;
  /** First delay before an event is retried, in milliseconds. */
  retryAfterMs?: number;
  /** The origin under which browsers and the API reach the OpenID provider. */
  openIdOrigin?: string;
  clock?: () => Date;
  /** Maximum mails in the mailbox, beyond which the oldest is removed; 2,000 by default. */
  mailsKept?: number;
};

/** Where the OpenID provider is, below its origin. */
export const OPENID = '/local/openid';

async function openIdProvider(publicOrigin: string, ownOrigin: string): Promise<RequestListener> {
  const { createOpenIdProvider } = await import('./openid/index.ts');
  return createOpenIdProvider(`${ownOrigin}${OPENID}`, `${publicOrigin}/api/auth/oidc`);
}

/** A part of the app that is loaded at its first request. */
function lazily(load: () => Promise<RequestListener>): RequestListener {
  let loaded: Promise<RequestListener> | undefined;
  return async (request, response) => {
    loaded ??= load();
    (await loaded)(request, response);
  };
}

export type StandInApp = { app: Express; mails: RecordStore<Mail>; stop: () => void };

/** The app with all stand-ins that speak HTTP, and a function that stops its timers. The caller makes it listen. */
export function createStandIns(options: StandInOptions): StandInApp {
  const {
    publicOrigin,
    stateDir,
    webhookUrl,
    webhookSecret,
    retryAfterMs,
    openIdOrigin = publicOrigin,
    clock = () => new Date(),
    mailsKept = 2_000,
  } = options;
  const folder = (name: string) => stateDir && path.join(stateDir, name);
  const mails = openStore<Mail>({ folder: folder('mails'), limit: mailsKept });
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'extended');
  app.get('/health', (_request, response) => void response.json({ status: 'ok' }));
  const stop = mountStripe(app, {
    folder: folder('stripe'),
    paymentPages: `${publicOrigin}/local/pay`,
    url: webhookUrl,
    secret: webhookSecret,
    retryAfterMs,
    clock,
  });
  mountSendGrid(app, mails, clock);
  mountCarrier(app, clock);
  app.use('/s3', createBuckets({ folder: folder('buckets') }).listener);
  app.use(
    OPENID,
    lazily(() => openIdProvider(publicOrigin, openIdOrigin)),
  );
  app.use('/local/mailbox', mailboxRoutes(mails));
  app.use('/local/pages', express.static(path.join(import.meta.dirname, 'pages'), { maxAge: 0 }));
  app.get('/local', (_request, response) => response.redirect('/local/mailbox'));
  return { app, mails, stop };
}
