import { hkdfSync } from 'node:crypto';

/** What is signed or keyed with a secret, each by a key of its own. */
const USES = [
  'staff-session',
  'cookies',
  'sign-in-link',
  'image-address',
  'asker',
  'driver-link',
  'standing-offer',
  'person',
] as const;

export type Keys = Record<(typeof USES)[number], string>;

const KEY_BYTES = 32;

/**
 * A key for each use, derived from the one secret (HKDF-SHA256): what is signed for one use is worthless for another, and
 * a key that leaks doesn't reveal the secret (API-11).
 */
export function keysFrom(secret: string): Keys {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `cbo ${use}`, KEY_BYTES));
  return Object.fromEntries(USES.map((use) => [use, key(use).toString('base64url')])) as Keys;
}
