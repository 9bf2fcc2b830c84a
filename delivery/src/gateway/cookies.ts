import type { Request } from 'express';

/** The value of a request's cookie. */
export const cookieIn = ({ headers }: Pick<Request, 'headers'>, name: string): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A cookie's possible names: with the prefix used over https (API-13), and without. */
export const namesOf = (name: string): [string, string] => [`__Host-${name}`, name];

/** Whether a request has a cookie, by either name. */
const hasCookie = (request: Request, name: string): boolean =>
  namesOf(name).some((each) => cookieIn(request, each) !== undefined);

/** Whether the browser has a session of staff, which only the API can check. */
export const hasStaffSession = (request: Request): boolean => hasCookie(request, 'cbo.session');

/**
 * Whether it is a session of staff who may make all reads: the API sets this cookie for them. A call that it refused because
 * of a role would be audited.
 */
export const hasOfficeSession = (request: Request): boolean =>
  hasStaffSession(request) && hasCookie(request, 'cbo.office');

/** The name to set a cookie with: only this host itself can set a prefixed one. */
export const cookieName = (origin: string, name: string): string =>
  namesOf(name)[origin.startsWith('https:') ? 0 : 1];

/** Options of the gateway's cookies: http-only, and secure over https. */
export const cookieRules = (origin: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
