import type { BucketAddress } from 'shared-domain/bucket';
import type { Environment } from './environment.ts';

/** This shop as an OpenID provider knows it; `name`: what staff call their accounts there. */
export type OpenIdClient = { issuer: string; clientId: string; clientSecret: string; name: string };

/** Settings that only work together, or only apart. */
export const choiceFaults = (environment: Environment): string[] => [
  ...mailFaults(environment),
  ...incomplete(environment, BUCKET),
  ...incomplete(environment, OIDC),
];

function mailFaults({ SMTP_URL, SENDGRID_API_KEY }: Environment): string[] {
  if (SMTP_URL && SENDGRID_API_KEY) {
    return ['SMTP_URL and SENDGRID_API_KEY are two mail services: leave one out'];
  }
  return SMTP_URL || SENDGRID_API_KEY ? [] : ['SENDGRID_API_KEY or SMTP_URL is missing'];
}

const BUCKET = ['IMAGES_BUCKET', 'AWS_REGION', 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;

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

/** The bucket of pictures, if one is set. */
export function bucketFrom(environment: Environment): BucketAddress | undefined {
  const { IMAGES_BUCKET: bucket, AWS_REGION: region = '' } = environment;
  return bucket === undefined
    ? undefined
    : {
        bucket,
        region,
        endpoint: environment.IMAGES_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
        accessKeyId: environment.AWS_ACCESS_KEY_ID ?? '',
        secretAccessKey: environment.AWS_SECRET_ACCESS_KEY ?? '',
      };
}
