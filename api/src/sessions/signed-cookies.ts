import type { Request, Response } from 'express';
import type { Configuration } from '../configuration/index.ts';

/** How long a browser keeps what we signed for it, unless a shorter time is asked for: 30 days in milliseconds. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** What `cookie-parser` has verified: a cookie whose signature is not ours is not there. */
export function readSignedCookie<Value>(request: Request, name: string): Value | undefined {
  const text: unknown = request.signedCookies?.[name];
  if (typeof text !== 'string') return undefined;
  return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as Value;
}

/** Gives the browser a value that it can't read from a script and can't change: signed, http-only, same-site. */
export function setSignedCookie(
  response: Response,
  configuration: Configuration,
  name: string,
  value: unknown,
  lifetimeMs = LIFETIME_MS,
): void {
  const text = Buffer.from(JSON.stringify(value)).toString('base64url');
  response.cookie(name, text, { ...cookieRules(configuration), signed: true, maxAge: lifetimeMs });
}

/** Takes the value back from the browser. */
export function clearSignedCookie(response: Response, configuration: Configuration, name: string): void {
  response.clearCookie(name, cookieRules(configuration));
}

/** What all our cookies have in common. `secure` wherever the site itself is. */
export function cookieRules(configuration: Configuration) {
  return {
    httpOnly: true,
    sameSite: 'lax',
    secure: configuration.publicOrigin.startsWith('https://'),
    path: '/',
  } as const;
}
