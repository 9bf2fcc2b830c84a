import type { Connection } from 'mongoose';
import { company } from 'shared-domain/company';
import type { Stripe } from 'stripe';
import { createLoad, type Load } from './background/index.ts';
import { type Carrier, createCarrier, createStripe } from './clients/index.ts';
import type { Configuration } from './configuration/index.ts';
import { createTradeSettings, type TradeSettings } from './current-settings/index.ts';
import { createLive, type Live } from './live/index.ts';
import { createLogger, type Logger } from './logging/index.ts';
import { createMailer, type Mailer } from './mailer/index.ts';
import { createMetrics, type Metrics } from './metrics/index.ts';

/**
 * The app's dependencies. `server.ts` passes the real services, a test its own database and the stand-ins.
 */
export type Deps = {
  configuration: Configuration;
  /** Models are bound to this connection; there is no global mongoose. */
  connection: Connection;
  clock: () => Date;
  logger: Logger;
  metrics: Metrics;
  live: Live;
  /** Staff settings for kegs, licences and flags. */
  tradeSettings: () => Promise<TradeSettings>;
  /** How busy this process is. */
  load: Load;
  /** Renders mails and hands them to SendGrid. Features use `queueMail` or `sendMail` of `emails`. */
  mailer: Mailer;
  /** Stripe's SDK, loaded at its first use. */
  stripe: () => Promise<Stripe>;
  /** Gets a parcel's rates from the carrier. */
  carrier: Carrier;
  /** How long a keg order's answer waits for its first mails, in milliseconds (MAIL-2). */
  mailTimeoutMs: number;
  /** How long the database may take to answer while a request waits for it, in milliseconds. */
  databaseTimeoutMs: number;
};

/** Assembles the app's dependencies. A test replaces single ones (a clock, a logger). */
export function createDeps(
  configuration: Configuration,
  connection: Connection,
  parts: Partial<Deps> = {},
): Deps {
  const clock = parts.clock ?? (() => new Date());
  const live = parts.live ?? createLive(connection, clock);
  return {
    configuration,
    connection,
    clock,
    logger: createLogger(configuration),
    metrics: createMetrics(configuration.environment !== 'test'),
    live,
    tradeSettings: createTradeSettings(connection, live),
    load: createLoad(),
    mailer: createMailer({
      service: configuration.sendgrid,
      from: { email: company.ordersEmail, name: company.name },
    }),
    stripe: createStripe(configuration),
    carrier: createCarrier(configuration),
    mailTimeoutMs: 3_000,
    databaseTimeoutMs: 2_500,
    ...parts,
  };
}
