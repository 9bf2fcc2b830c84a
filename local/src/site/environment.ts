import { StartProblem } from '../processes/start-problem.ts';
import { BUCKET_ACCESS } from '../stand-ins/bucket/access.ts';
import { OPENID_CLIENT } from '../stand-ins/openid/client.ts';
import type { Secrets } from './secrets.ts';

export type Environment = Record<string, string | undefined>;

/** The addresses of one site's parts. */
export type Addresses = {
  publicOrigin: string;
  api: string;
  gateway: string;
  standIns: string;
  smtp: string;
};

export type SiteFlags = {
  /** Imports the demo catalogue into an empty database. */
  demoData: boolean;
  /** Orders and runs of today along with it: what journeys don't expect. */
  demoRuns?: boolean;
  /** Lets a local browser into `/admin` without a sign-in link. */
  devMode: boolean;
  /** Shows the mailbox and the test payment pages to other machines as well. */
  openStandIns: boolean;
  /** Mail by SMTP, pictures in a bucket and sign-in by OpenID Connect, each with its stand-in. */
  adapters?: boolean;
};

export type ApiEnvironment = {
  given: Environment;
  addresses: Addresses;
  mongodbUri: string;
  /** Folder of the embedded database; undefined with an external one. */
  databaseFolder: string | undefined;
  secrets: Secrets;
  flags: SiteFlags;
};

/** The API's environment: what `npm start` was given, with stand-ins for everything else. */
export function apiEnvironment({
  given,
  addresses,
  mongodbUri,
  databaseFolder,
  secrets,
  flags,
}: ApiEnvironment): Environment {
  const { port, hostname } = new URL(addresses.api);
  return {
    ...given,
    NODE_ENV: given.NODE_ENV === 'test' ? 'test' : 'development',
    HOST: hostname,
    PORT: port,
    MONGODB_URI: mongodbUri,
    PUBLIC_ORIGIN: addresses.publicOrigin,
    SESSION_SECRET: given.SESSION_SECRET || secrets.session,
    RELEASES_URL: `${addresses.gateway}/registry`,
    ADMIN_DEV_MODE: String(flags.devMode),
    DEMO_DATA: String(flags.demoData),
    ...(flags.demoRuns ? { DEMO_RUNS: 'true' } : {}),
    LOCAL_MODE: 'true',
    DATABASE_FOLDER: databaseFolder,
    ...stripe(given, addresses, secrets),
    ...mail(given, addresses, flags),
    ...(flags.adapters ? adapters(addresses) : {}),
    ...carrier(given, addresses),
  };
}

function stripe(given: Environment, { standIns }: Addresses, secrets: Secrets): Environment {
  if (!given.STRIPE_SECRET_KEY) {
    return {
      STRIPE_SECRET_KEY: 'sk_test_local',
      STRIPE_WEBHOOK_SECRET: secrets.stripeWebhook,
      STRIPE_API_BASE: standIns,
    };
  }
  if (!given.STRIPE_WEBHOOK_SECRET) throw alsoNeeded('STRIPE_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY');
  return { STRIPE_API_BASE: undefined };
}

function mail(given: Environment, { standIns, smtp }: Addresses, { adapters }: SiteFlags): Environment {
  if (given.SENDGRID_API_KEY || given.SMTP_URL) return { SENDGRID_API_BASE: undefined };
  if (adapters) return { SMTP_URL: smtp };
  return { SENDGRID_API_KEY: 'SG.local', SENDGRID_API_BASE: `${standIns}/sendgrid` };
}

const adapters = ({ publicOrigin, standIns }: Addresses): Environment => ({
  IMAGES_BUCKET: 'pictures',
  IMAGES_S3_ENDPOINT: `${standIns}/s3`,
  AWS_REGION: BUCKET_ACCESS.region,
  AWS_ACCESS_KEY_ID: BUCKET_ACCESS.accessKeyId,
  AWS_SECRET_ACCESS_KEY: BUCKET_ACCESS.secretAccessKey,
  OIDC_ISSUER: `${publicOrigin}/local/openid`,
  OIDC_CLIENT_ID: OPENID_CLIENT.clientId,
  OIDC_CLIENT_SECRET: OPENID_CLIENT.clientSecret,
});

function carrier(given: Environment, { standIns }: Addresses): Environment {
  if (given.CARRIER_API_BASE) {
    for (const name of ['CARRIER_USER', 'CARRIER_PASSWORD']) {
      if (!given[name]) throw alsoNeeded(name, 'CARRIER_API_BASE');
    }
    return {};
  }
  return { CARRIER_API_BASE: `${standIns}/carrier`, CARRIER_USER: 'local', CARRIER_PASSWORD: 'local' };
}

const alsoNeeded = (missing: string, because: string): StartProblem =>
  new StartProblem(
    `${because} is set, so ${missing} is needed too; set it, or leave both out to use the stand-in.`,
  );

/** Names of the real services that the environment configures, for display. */
export function realServices(given: Environment): string[] {
  const services = {
    MongoDB: given.MONGODB_URI,
    Stripe: given.STRIPE_SECRET_KEY,
    SendGrid: given.SENDGRID_API_KEY,
    'the SMTP server': given.SMTP_URL,
    'the carrier': given.CARRIER_API_BASE,
  };
  return Object.entries(services).flatMap(([name, value]) => (value ? [name] : []));
}
