import type { Request, RequestHandler, Response } from 'express';
import type { Configuration } from '../../foundation/configuration/index.ts';

/** How long a browser keeps a signed cookie unless a shorter time is asked for: 30 days in milliseconds. */
const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/**
 * What is signed. A signature proves that the text is ours, not its purpose or expiry. Both are therefore
 * part of the text, or a browser could present its list of orders as a licence.
 */
type Signed = { name: string; until: number; value: unknown };

const HOST_PREFIX = '__Host-';

const isSecure = ({ publicOrigin }: Configuration): boolean => publicOrigin.startsWith('https://');

/**
 * A cookie's name in the browser. On a site with https browsers take a `__Host-` cookie only from this host itself, so that
 * another host of the domain can't plant one (API-13).
 */
export const cookieName = (configuration: Configuration, name: string): string =>
  `${isSecure(configuration) ? HOST_PREFIX : ''}${name}`;

/** Keeps only the signed cookies with this site's names, renamed for `readSignedCookie`. */
export function ownCookies(configuration: Configuration): RequestHandler {
  return (request, _response, next) => {
    if (isSecure(configuration)) {
      const own = Object.entries(request.signedCookies).filter(([name]) => name.startsWith(HOST_PREFIX));
      request.signedCookies = Object.fromEntries(
        own.map(([name, value]) => [name.slice(HOST_PREFIX.length), value]),
      );
    }
    next();
  };
}

/** A cookie verified by `cookie-parser`. One with a wrong signature, or one for another name, counts as missing. */
export function readSignedCookie<Value>(request: Request, name: string): Value | undefined {
  const text: unknown = request.signedCookies?.[name];
  const signed = typeof text === 'string' ? parsed(text) : undefined;
  if (signed?.name !== name || (signed.until ?? 0) <= Date.now()) return undefined;
  return signed.value as Value;
}

/** Sets a signed, http-only, same-site cookie. */
export function setSignedCookie(
  response: Response,
  configuration: Configuration,
  name: string,
  value: unknown,
  lifetimeMs = LIFETIME_MS,
): void {
  const signed: Signed = { name, until: Date.now() + lifetimeMs, value };
  const text = Buffer.from(JSON.stringify(signed)).toString('base64url');
  response.cookie(cookieName(configuration, name), text, {
    ...cookieRules(configuration),
    signed: true,
    maxAge: lifetimeMs,
  });
}

/** The form tells it from other texts signed with the same secret, such as session ids. */
function parsed(text: string): Partial<Signed> | undefined {
  try {
    return JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the browser's cookie. */
export function clearSignedCookie(response: Response, configuration: Configuration, name: string): void {
  response.clearCookie(cookieName(configuration, name), cookieRules(configuration));
}

/** Options that all our cookies share. `secure` if the site itself is. */
export function cookieRules(configuration: Configuration) {
  return { httpOnly: true, sameSite: 'lax', secure: isSecure(configuration), path: '/' } as const;
}
