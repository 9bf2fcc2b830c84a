import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Bucket, openBucket } from '../../shared-domain/src/foundation/bucket/index.ts';
import {
  bucketStorage,
  folderStorage,
  keyRing,
  newKeyPair,
  type ReleaseStorage,
  type Signer,
  type Signing,
  signedStorage,
  signerOf,
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

/** A secret generated on this machine and kept in `.local`. */
function ownSecret(name: string, make: () => string): string {
  const file = join(workspace, '.local', name);
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, make(), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8');
}

/**
 * The keys for verifying and signing. `RELEASE_KEYS`: the accepted public keys, as JSON or a file; without it nothing has to
 * be signed. `RELEASE_KEY`: the private key to sign with, by default one generated on this machine, except in production.
 */
export function signingFrom({ RELEASE_KEYS, RELEASE_KEY, NODE_ENV }: Environment): Signing {
  const text = RELEASE_KEYS?.startsWith('{')
    ? RELEASE_KEYS
    : RELEASE_KEYS && readFileSync(RELEASE_KEYS, 'utf8');
  let known: Signer | undefined;
  const signer = () => {
    if (!RELEASE_KEY && NODE_ENV === 'production') return undefined;
    known ??= signerOf(RELEASE_KEY || ownSecret('release-key', () => newKeyPair().privateKey));
    return known;
  };
  return { keys: text ? keyRing(text) : undefined, signer };
}

/** Where releases are kept (`unsignedStorageFrom`), with their signatures (`signingFrom`). */
export const storageFrom = (environment: Environment): ReleaseStorage =>
  signedStorage(unsignedStorageFrom(environment), signingFrom(environment));

/**
 * Where releases are kept: the bucket `RELEASES_BUCKET`, with what is served from here kept in `RELEASES_CACHE`; else
 * the folder `RELEASES_DIR`, by default `.local/releases` of the project.
 */
export function unsignedStorageFrom(environment: Environment): ReleaseStorage {
  const { RELEASES_BUCKET, RELEASES_CACHE, RELEASES_DIR } = environment;
  if (!RELEASES_BUCKET) return folderStorage(RELEASES_DIR || join(workspace, '.local/releases'));
  return bucketStorage(
    bucketFrom(environment, RELEASES_BUCKET),
    RELEASES_CACHE || join(workspace, '.cache/bucket'),
  );
}

/**
 * The secret that signs preview links: `PREVIEW_SECRET`, or one generated on this machine. Gateways
 * on several machines need the variable.
 */
export function previewSecretFrom(environment: Environment): string {
  if (environment.PREVIEW_SECRET) return environment.PREVIEW_SECRET;
  return ownSecret('preview-secret', () => randomBytes(32).toString('base64url'));
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
