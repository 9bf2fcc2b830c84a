import type { Request, Response } from 'express';
import type { Configuration } from '../configuration/index.ts';

/** How long a browser keeps what we signed for it, unless a shorter time is asked for: 30 days in milliseconds. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * What is signed. A signature says that the words are ours, not what they were meant for or how long: both are among the
 * words, or a browser could present its list of orders as the licence that it was never given.
 */
type Signed = { name: string; until: number; value: unknown };

/** What `cookie-parser` has verified: a cookie whose signature is not ours, or is for another one, is not there. */
export function readSignedCookie<Value>(request: Request, name: string): Value | undefined {
  const text: unknown = request.signedCookies?.[name];
  const signed = typeof text === 'string' ? parsed(text) : undefined;
  if (signed?.name !== name || (signed.until ?? 0) <= Date.now()) return undefined;
  return signed.value as Value;
}

/** Gives the browser a value that it can't read from a script and can't change: signed, http-only, same-site. */
export function setSignedCookie(
  response: Response,
  configuration: Configuration,
  name: string,
  value: unknown,
  lifetimeMs = LIFETIME_MS,
): void {
  const signed: Signed = { name, until: Date.now() + lifetimeMs, value };
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
  response.cookie(name, text, { ...cookieRules(configuration), signed: true, maxAge: lifetimeMs });
}

/** What else we sign with the same secret (a session's id) is no such text. */
function parsed(text: string): Partial<Signed> | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) ?? undefined;
  } catch {
    return undefined;
  }
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
