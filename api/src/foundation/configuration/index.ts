import type { BucketAddress } from 'shared-domain/bucket';
import { company } from 'shared-domain/company';
import { companyFaults } from 'shared-domain/company-file';
import { choiceFaults, feedBucketFrom, imageBucketFrom, type OpenIdClient, oidcFrom } from './choices.ts';
import { type Environment, environmentSchema } from './environment.ts';
import { type Keys, keysFrom } from './keys.ts';
import { productionFaults } from './production.ts';

/** The API's configuration, parsed once before the port opens. */
export type Configuration = {
  environment: Environment['NODE_ENV'];
  host: string;
  port: number;
  mongodbUri: string;
  /** The database's data folder, if it runs on this machine. */
  databaseFolder?: string;
  /** The site's own origin, the only one allowed to make changes. */
  publicOrigin: string;
  trustedProxies: string;
  /** One for each use, derived from `SESSION_SECRET`. */
  keys: Keys;
  stripe: { secretKey: string; webhookSecret: string; apiBase?: string };
  mail: { by: 'sendgrid'; apiKey: string; apiBase?: string } | { by: 'smtp'; url: string };
  /** The public key of SendGrid's signed events, base64 DER. Without it they are refused. */
  sendgridWebhookKey?: string;
  /** Where the bytes of pictures are stored, if not in the database. */
  imageBucket?: BucketAddress;
  /** Where other systems put files of stock and prices. */
  feedFolder?: string;
  feedBucket?: BucketAddress & { prefix: string };
  /** Where staff sign in besides by mailed links, if anywhere. */
  oidc?: OpenIdClient;
  carrier: { apiBase: string; user: string; password: string };
  releasesUrl?: string;
  /** The token that the gateway requires for release commands; not needed on one machine. */
  releasesToken?: string;
  /** The largest catalogue that a browser gets at once; larger ones are shown by the page. */
  heldProducts: number;
  /** Per cent of a product's stock that one network address may hold in unpaid orders. */
  unpaidShare: number;
  /** Nightly backups: their folder, the time in Vancouver, and how many are kept. */
  backups?: { folder: string; at: string; keep: number };
  /** Where audit entries are also written, outside the database: a file, or 'stdout'. */
  auditLog?: string;
  /** Where errors are reported, as Sentry writes such an address. */
  sentryDsn?: string;
  adminDevMode: boolean;
  demoData: boolean;
  /** Whether demo data includes today's orders and runs. */
  demoRuns: boolean;
  /** One machine, one person: rate limits are relaxed. */
  localMode: boolean;
  logLevel: Environment['LOG_LEVEL'];
};

/** Thrown with all faults of the environment at once, one per line. */
export class ConfigurationError extends Error {
  readonly faults: string[];

  constructor(faults: string[]) {
    super(
      `The API can't start with this configuration:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
    );
    this.name = 'ConfigurationError';
    this.faults = faults;
  }
}

/** Reads the environment. Throws a ConfigurationError that lists everything that is missing, malformed or refused. */
export function readConfiguration(variables: Record<string, string | undefined>): Configuration {
  // An empty variable counts as absent: shells and compose files leave things out that way.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigurationError(
      parsed.error.issues.map((issue) => {
        const name = String(issue.path[0]);
        return given[name] === undefined ? `${name} is missing` : `${name} is malformed: ${issue.message}`;
      }),
    );
  }
  const ofCompany = parsed.data.COMPANY_FILE ? companyFaults(company) : [];
  const faults = [...ofCompany, ...choiceFaults(parsed.data), ...productionFaults(parsed.data)];
  if (faults.length > 0) throw new ConfigurationError(faults);
  return fromEnvironment(parsed.data);
}

function fromEnvironment(environment: Environment): Configuration {
  return {
    environment: environment.NODE_ENV,
    host: environment.HOST,
    port: environment.PORT,
    mongodbUri: environment.MONGODB_URI,
    databaseFolder: environment.DATABASE_FOLDER,
    publicOrigin: environment.PUBLIC_ORIGIN,
    trustedProxies: environment.TRUSTED_PROXIES,
    keys: keysFrom(environment.SESSION_SECRET),
    stripe: {
      secretKey: environment.STRIPE_SECRET_KEY,
      webhookSecret: environment.STRIPE_WEBHOOK_SECRET,
      apiBase: environment.STRIPE_API_BASE,
    },
    mail: environment.SMTP_URL
      ? { by: 'smtp', url: environment.SMTP_URL }
      : {
          by: 'sendgrid',
          apiKey: environment.SENDGRID_API_KEY ?? '',
          apiBase: environment.SENDGRID_API_BASE,
        },
    sendgridWebhookKey: environment.SENDGRID_WEBHOOK_KEY,
    imageBucket: imageBucketFrom(environment),
    feedFolder: environment.FEED_DIR,
    feedBucket: feedBucketFrom(environment),
    oidc: oidcFrom(environment),
    carrier: {
      apiBase: environment.CARRIER_API_BASE,
      user: environment.CARRIER_USER,
      password: environment.CARRIER_PASSWORD,
    },
    releasesUrl: environment.RELEASES_URL,
    releasesToken: environment.RELEASES_TOKEN,
    heldProducts: environment.HELD_PRODUCTS,
    unpaidShare: environment.UNPAID_SHARE,
    ...(environment.BACKUP_DIR
      ? {
          backups: {
            folder: environment.BACKUP_DIR,
            at: environment.BACKUP_AT,
            keep: environment.BACKUP_KEEP,
          },
        }
      : {}),
    auditLog: environment.AUDIT_LOG,
    sentryDsn: environment.SENTRY_DSN,
    adminDevMode: environment.ADMIN_DEV_MODE,
    demoData: environment.DEMO_DATA,
    demoRuns: environment.DEMO_RUNS,
    localMode: environment.LOCAL_MODE,
    logLevel: environment.LOG_LEVEL,
  };
}
