import type { Request } from 'express';
import { addressOf } from '../protections/index.ts';

const BROWSERS: readonly [RegExp, string][] = [
  [/Edg(A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const firstOf = (table: readonly [RegExp, string][], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1];

/** Browser and system from the user agent: 'Firefox on Windows'. */
export function browserOf(userAgent = ''): string {
  const system = firstOf(SYSTEMS, userAgent);
  return `${firstOf(BROWSERS, userAgent) ?? 'Another browser'}${system ? ` on ${system}` : ''}`;
}

const PRIVATE = /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|f[cd])/i;

/** A network address without its last part, so that it doesn't identify a household: 'Network 203.0.113.x'. */
export function placeOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  if (plain === '::1' || plain.startsWith('127.')) return 'This machine';
  if (PRIVATE.test(plain)) return 'The local network';
  if (plain.includes('.')) return `Network ${plain.split('.').slice(0, 3).join('.')}.x`;
  return `Network ${plain.split(':').slice(0, 3).join(':')}:x`;
}

/** Browser and network of a request, in words for the session's owner. */
export const clientInfoOf = (request: Request) => ({
  browser: browserOf(request.headers['user-agent']),
  place: placeOf(addressOf(request)),
});
