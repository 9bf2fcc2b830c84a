import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import {
  type Bucket,
  bucketStorage,
  folderStorage,
  openBucket,
  type ReleaseStorage,
} from './releases/index.ts';
import { workspace } from './workspace.ts';

type Environment = Record<string, string | undefined>;

function needed(environment: Environment, name: string): string {
  const value = environment[name];
  if (value) return value;
  throw new Error(`RELEASES_BUCKET is set, so ${name} is needed too.`);
}

function bucketFrom(environment: Environment, bucket: string): Bucket {
  const region = needed(environment, 'AWS_REGION');
  return openBucket({
    bucket,
    region,
    endpoint: environment.RELEASES_S3_ENDPOINT || `https://s3.${region}.amazonaws.com`,
    accessKeyId: needed(environment, 'AWS_ACCESS_KEY_ID'),
    secretAccessKey: needed(environment, 'AWS_SECRET_ACCESS_KEY'),
  });
}

/**
 * Where releases are kept: the bucket `RELEASES_BUCKET`, with what is served from here kept in `RELEASES_CACHE`; else
 * the folder `RELEASES_DIR`, by default `.local/releases` of the project.
 */
export function storageFrom(environment: Environment): ReleaseStorage {
  const { RELEASES_BUCKET, RELEASES_CACHE, RELEASES_DIR } = environment;
  if (!RELEASES_BUCKET) return folderStorage(RELEASES_DIR || join(workspace, '.local/releases'));
  return bucketStorage(
    bucketFrom(environment, RELEASES_BUCKET),
    RELEASES_CACHE || join(workspace, '.cache/bucket'),
  );
}

/**
 * What preview links are signed with: `PREVIEW_SECRET`, or one that this machine makes for itself and keeps. Gateways
 * on several machines need the variable.
 */
export function previewSecretFrom(environment: Environment): string {
  if (environment.PREVIEW_SECRET) return environment.PREVIEW_SECRET;
  const file = join(workspace, '.local/preview-secret');
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/**
 * How many proxies of ours stand in front of the gateway (`TRUSTED_PROXIES`), none if it isn't set. Throws if it
 * isn't a number: with a wrong one every visitor would have the same address.
 */
export function trustedProxiesFrom({ TRUSTED_PROXIES = '0' }: Environment): number {
  if (/^\d?$/.test(TRUSTED_PROXIES)) return Number(TRUSTED_PROXIES);
  throw new Error(
    `TRUSTED_PROXIES is how many proxies stand in front of the gateway, not '${TRUSTED_PROXIES}'.`,
  );
}
