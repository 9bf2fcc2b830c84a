import { isIP } from 'node:net';
import { z } from 'zod';

const text = z.string().trim().min(1);
const address = z.url({ protocol: /^https?$/ });
const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
const port = z.coerce.number().int().min(0).max(65_535);

const NAMED_PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** What Express accepts as a trusted proxy: a keyword, an address, or a network (`10.0.0.0/8`). */
function isProxy(proxy: string): boolean {
  const [address = '', bits = '1', ...rest] = proxy.split('/');
  const most = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  const isNetwork = /^\d+$/.test(bits) && Number(bits) > 0 && Number(bits) <= most;
  return NAMED_PROXIES.includes(proxy) || (isNetwork && rest.length === 0);
}

const proxies = text.refine(
  (value) => value.split(',').every((proxy) => isProxy(proxy.trim())),
  'must be loopback, linklocal, uniquelocal or addresses, with commas between them',
);

/**
 * The API's environment variables. `*_API_BASE` of Stripe and SendGrid exist only for the stand-ins: without
 * them the SDKs call the real service.
 */
export const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  HOST: text.default('127.0.0.1'),
  PORT: port.default(8081),
  COMPANY_FILE: text.optional(),
  MONGODB_URI: z.string().regex(/^mongodb(\+srv)?:\/\/.+/, 'must start with mongodb:// or mongodb+srv://'),
  PUBLIC_ORIGIN: address.transform((value) => new URL(value).origin),
  TRUSTED_PROXIES: proxies.default('loopback'),
  SESSION_SECRET: z.string().min(32, 'must have at least 32 characters'),
  STRIPE_SECRET_KEY: text,
  STRIPE_WEBHOOK_SECRET: text,
  STRIPE_API_BASE: address.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: 'must be an address like smtps://user:password@mail.example' })
    .optional(),
  SENDGRID_API_KEY: text.optional(),
  SENDGRID_API_BASE: address.optional(),
  SENDGRID_WEBHOOK_KEY: z.base64().optional(),
  IMAGES_BUCKET: text.optional(),
  IMAGES_S3_ENDPOINT: address.optional(),
  AWS_REGION: text.optional(),
  AWS_ACCESS_KEY_ID: text.optional(),
  AWS_SECRET_ACCESS_KEY: text.optional(),
  FEED_DIR: text.optional(),
  FEED_BUCKET: text.optional(),
  FEED_S3_ENDPOINT: address.optional(),
  FEED_PREFIX: text.default('feeds/'),
  OIDC_ISSUER: address.optional(),
  OIDC_CLIENT_ID: text.optional(),
  OIDC_CLIENT_SECRET: text.optional(),
  OIDC_NAME: text.max(40).default('your company account'),
  CARRIER_API_BASE: address,
  CARRIER_USER: text,
  CARRIER_PASSWORD: text,
  DATABASE_FOLDER: text.optional(),
  RELEASES_URL: address.optional(),
  RELEASES_TOKEN: text.optional(),
  HELD_PRODUCTS: z.coerce.number().int().min(0).default(300),
  UNPAID_SHARE: z.coerce.number().int().min(1).max(100).default(50),
  BACKUP_DIR: text.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time like 03:00')
    .default('03:00'),
  BACKUP_KEEP: z.coerce.number().int().min(1).default(14),
  AUDIT_LOG: text.optional(),
  SENTRY_DSN: address.optional(),
  // Read before the API loads (traces.ts), and here to be checked.
  OTEL_EXPORTER_OTLP_ENDPOINT: address.optional(),
  ADMIN_DEV_MODE: flag.default(false),
  DEMO_DATA: flag.default(false),
  DEMO_RUNS: flag.default(false),
  LOCAL_MODE: flag.default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
});

export type Environment = z.infer<typeof environmentSchema>;
