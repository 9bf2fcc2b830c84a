import type { BucketAddress } from 'shared-domain/bucket';
import type { Environment } from './environment.ts';

/** This shop as an OpenID provider knows it; `name`: what staff call their accounts there. */
export type OpenIdClient = { issuer: string; clientId: string; clientSecret: string; name: string };

/** Settings that only work together, or only apart. */
export const choiceFaults = (environment: Environment): string[] => [
  ...mailFaults(environment),
  ...incomplete(environment, ['IMAGES_BUCKET', ...KEYS]),
  ...incomplete(environment, ['FEED_BUCKET', ...KEYS]),
  ...incomplete(environment, OIDC),
];

function mailFaults({ SMTP_URL, SENDGRID_API_KEY }: Environment): string[] {
  if (SMTP_URL && SENDGRID_API_KEY) {
    return ['SMTP_URL and SENDGRID_API_KEY are two mail services: leave one out'];
  }
  return SMTP_URL || SENDGRID_API_KEY ? [] : ['SENDGRID_API_KEY or SMTP_URL is missing'];
}

const KEYS = ['AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

const OIDC = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const;

/** The first of these settings needs the others. */
function incomplete(
  environment: Environment,
  [first, ...others]: readonly [keyof Environment, ...(keyof Environment)[]],
): string[] {
  if (environment[first] === undefined) return [];
  const missing = others.filter((name) => environment[name] === undefined);
  return missing.map((name) => `${first} is set, so ${name} is needed too`);
}

/** Where staff sign in besides by mailed links, if anywhere. */
export function oidcFrom(environment: Environment): OpenIdClient | undefined {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME: name } = environment;
  if (issuer === undefined) return undefined;
  return { issuer, clientId: OIDC_CLIENT_ID ?? '', clientSecret: OIDC_CLIENT_SECRET ?? '', name };
}

/** A bucket that is set, with the keys that all share. */
function bucketOf(
  environment: Environment,
  bucket: string | undefined,
  endpoint: string | undefined,
): BucketAddress | undefined {
  if (bucket === undefined) return undefined;
  const { AWS_REGION: region = '', AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY } = environment;
  return {
    bucket,
    region,
    endpoint: endpoint ?? `https://s3.${region}.amazonaws.com`,
    accessKeyId: AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: AWS_SECRET_ACCESS_KEY ?? '',
  };
}

/** The bucket of pictures, if one is set. */
export const imageBucketFrom = (environment: Environment): BucketAddress | undefined =>
  bucketOf(environment, environment.IMAGES_BUCKET, environment.IMAGES_S3_ENDPOINT);

/** Where other systems put files of stock and prices, if a bucket is set. */
export function feedBucketFrom(environment: Environment): (BucketAddress & { prefix: string }) | undefined {
  const bucket = bucketOf(environment, environment.FEED_BUCKET, environment.FEED_S3_ENDPOINT);
  return bucket && { ...bucket, prefix: environment.FEED_PREFIX };
}
