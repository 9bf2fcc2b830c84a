import type { Request } from 'express';
import { clientAddress } from 'shared-domain/network';

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
  if (address === '::1' || address.startsWith('127.')) return 'This machine';
  if (PRIVATE.test(address)) return 'The local network';
  if (address.includes('.')) return `Network ${address.split('.').slice(0, 3).join('.')}.x`;
  return `Network ${address.split(':').slice(0, 3).join(':')}:x`;
}

/** Browser and network of a request, in words for the session's owner. */
export const clientInfoOf = (request: Request) => ({
  browser: browserOf(request.headers['user-agent']),
  place: placeOf(clientAddress(request)),
});
