import type { Request } from 'express';

/** The value of a request's cookie. */
export const cookieIn = ({ headers }: Pick<Request, 'headers'>, name: string): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** A cookie's names: with the prefix, which a site with https gives it (API-13), and without. */
export const namesOf = (name: string): [string, string] => [`__Host-${name}`, name];

/** The name that a cookie is set by: only this host itself can set one with the prefix. */
export const cookieName = (origin: string, name: string): string =>
  namesOf(name)[origin.startsWith('https:') ? 0 : 1];

/** Rules of the gateway's own cookies: out of reach for scripts, and over https for https alone. */
export const cookieRules = (origin: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
