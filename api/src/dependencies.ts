import type { Connection } from 'mongoose';
import { openBucket } from 'shared-domain/bucket';
import { company } from 'shared-domain/company';
import { accountFindings, followOnline, recordOnline } from './accounts/bills/index.ts';
import { isContact, licenceTerms } from './accounts/licences/index.ts';
import { accountRoles, readPerson } from './accounts/people/index.ts';
import { creditCheck } from './accounts/receivables/index.ts';
import { createTradeSettings } from './catalogue/settings/index.ts';
import { isCurrentLink } from './deliveries/driver/index.ts';
import { proofOf } from './deliveries/proofs/index.ts';
import { createLoad } from './foundation/background/index.ts';
import { createCarrier, createStripe } from './foundation/clients/index.ts';
import type { Configuration } from './foundation/configuration/index.ts';
import type { Deps } from './foundation/dependencies.ts';
import { createLive } from './foundation/live/index.ts';
import { createLogger } from './foundation/logging/index.ts';
import { createMailer } from './foundation/mailer/index.ts';
import { createMetrics } from './foundation/metrics/index.ts';
import { orderedUnits } from './orders/order/index.ts';
import { passkeysOf } from './requests/passkeys/index.ts';

/** Assembles the app's dependencies. A test replaces single ones (a clock, a logger). */
export function createDeps(
  configuration: Configuration,
  connection: Connection,
  parts: Partial<Deps> = {},
): Deps {
  const clock = parts.clock ?? (() => new Date());
  const live = parts.live ?? createLive(connection, clock);
  const tradeSettings = createTradeSettings(connection, live);
  const deps: Deps = {
    configuration,
    connection,
    clock,
    logger: createLogger(configuration),
    metrics: createMetrics(configuration.environment !== 'test'),
    live,
    tradeSettings,
    licenceTerms: (number) => licenceTerms(connection, number),
    creditCheck: (order) => creditCheck({ connection, clock, tradeSettings }, order),
    isContact: (number, email) => isContact(connection, number, email),
    accountRoles: (number, email) => accountRoles(connection, number, email),
    readPerson: (email) => readPerson(connection, email, clock()),
    isCurrentRunLink: (run, link) => isCurrentLink(connection, run, link),
    proofOf: (order) => proofOf(connection, order),
    hasPasskey: async (email) => (await passkeysOf(connection, email)).length > 0,
    orderedUnits: (wanted) => orderedUnits(connection, wanted),
    load: createLoad(),
    imageBucket: configuration.imageBucket && openBucket(configuration.imageBucket),
    mailer: createMailer({
      service: configuration.mail,
      from: { email: company.ordersEmail, name: company.name },
    }),
    stripe: createStripe(configuration),
    carrier: createCarrier(configuration),
    mailTimeoutMs: 3_000,
    databaseTimeoutMs: 2_500,
    accountPayments: {
      record: (payment) => recordOnline(deps, payment),
      follow: (paymentIntent, dispute) => followOnline(deps, paymentIntent, dispute),
      findings: (paid) => accountFindings(deps, paid),
    },
    ...parts,
  };
  return deps;
}
