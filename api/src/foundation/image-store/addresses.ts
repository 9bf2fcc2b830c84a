import { createHmac, timingSafeEqual } from 'node:crypto';

const PREFIX = '/api/images/products/';

/**
 * The signed address of an uploaded image: valid for at least a year, signed on each read, and the same within a
 * calendar month, so that lists can answer 304 (PRODUCT-13).
 */
export function signedAddress(secret: string, file: string, now: Date): string {
  const expires = Date.UTC(now.getUTCFullYear() + 1, now.getUTCMonth() + 1, 1) / 1000;
  return `${PREFIX}${encodeURIComponent(file)}?expires=${expires}&signature=${signature(secret, file, expires)}`;
}

/** Whether a requested address is one that we signed and that hasn't expired. */
export function isSigned(secret: string, file: string, expires: number, given: string, now: Date): boolean {
  const expected = Buffer.from(signature(secret, file, expires));
  const actual = Buffer.from(given);
  return (
    actual.length === expected.length && timingSafeEqual(actual, expected) && expires * 1000 > now.getTime()
  );
}

/** The file behind one of our own addresses, undefined for an external image. */
export function fileOfAddress(address: string): string | undefined {
  const [path = ''] = address.split('?', 1);
  const at = path.indexOf(PREFIX);
  if (at < 0) return undefined;
  try {
    return decodeURIComponent(path.slice(at + PREFIX.length));
  } catch {
    return undefined;
  }
}

function signature(secret: string, file: string, expires: number): string {
  return createHmac('sha256', secret).update(`image:${file}:${expires}`).digest('base64url');
}
