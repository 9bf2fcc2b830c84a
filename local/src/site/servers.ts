import path from 'node:path';
import type { Addresses, Environment } from './environment.ts';
import type { ServerPart } from './parts.ts';

// The API gives open requests 10 s, then its background tasks.
const API_GRACE_MS = 20_000;

export type ServerSettings = { given: Environment; addresses: Addresses; dataDir: string };

/** Stripe, mail, the carrier, buckets, an OpenID provider and the mailbox. Stripe's events arrive through the gateway, as in production. */
export const standInsServer = (
  { given, addresses, dataDir }: ServerSettings,
  webhookSecret: string,
): ServerPart => ({
  name: 'the stand-in server',
  entry: 'local/src/stand-ins/server.ts',
  log: 'stand-ins',
  health: `${addresses.standIns}/health`,
  env: {
    ...given,
    HOST: new URL(addresses.standIns).hostname,
    PORT: new URL(addresses.standIns).port,
    SMTP_PORT: new URL(addresses.smtp).port,
    STATE_DIR: given.STATE_DIR ?? path.join(dataDir, 'stand-ins'),
    PUBLIC_ORIGIN: addresses.publicOrigin,
    STRIPE_WEBHOOK_URL: `${addresses.gateway}/api/webhooks/stripe`,
    STRIPE_WEBHOOK_SECRET: webhookSecret,
  },
});

/** The API. */
export const apiServer = (env: Environment, { api }: Addresses): ServerPart => ({
  name: 'the API',
  entry: 'api/src/server.ts',
  log: 'api',
  health: `${api}/api/health/live`,
  graceMs: API_GRACE_MS,
  env,
});

/** The one origin that serves everything. */
export const gatewayServer = (
  { given, addresses }: ServerSettings,
  { host, releasesDir, openStandIns }: { host: string; releasesDir: string; openStandIns: boolean },
): ServerPart => ({
  name: 'the gateway',
  entry: 'delivery/src/gateway/server.ts',
  log: 'gateway',
  health: `${addresses.gateway}/health`,
  env: {
    ...given,
    NODE_ENV: 'development',
    HOST: host,
    PORT: new URL(addresses.publicOrigin).port,
    API_URL: addresses.api,
    LOCAL_URL: addresses.standIns,
    OPEN_STAND_INS: String(openStandIns),
    PUBLIC_ORIGIN: addresses.publicOrigin,
    RELEASES_DIR: releasesDir,
    // Previews must not charge real money.
    TEST_PAYMENTS: String(!given.STRIPE_SECRET_KEY || given.STRIPE_SECRET_KEY.startsWith('sk_test_')),
  },
});
