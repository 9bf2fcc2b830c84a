import { hkdfSync } from 'node:crypto';

/** The uses of keys, each with its own derived key. */
const USES = [
  'staff-session',
  'cookies',
  'sign-in-link',
  'account-link',
  'image-address',
  'asker',
  'driver-link',
  'standing-offer',
  'person',
  'webhook',
] as const;

export type Keys = Record<(typeof USES)[number], string>;

const KEY_BYTES = 32;

/**
 * Derives a key for each use from the one secret (HKDF-SHA256): a signature for one use is worthless for another, and a
 * leaked key doesn't reveal the secret (API-11).
 */
export function keysFrom(secret: string): Keys {
  const key = (use: string) => Buffer.from(hkdfSync('sha256', secret, '', `cbo ${use}`, KEY_BYTES));
  return Object.fromEntries(USES.map((use) => [use, key(use).toString('base64url')])) as Keys;
}
