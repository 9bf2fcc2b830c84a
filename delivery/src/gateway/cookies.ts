import type { Request } from 'express';

/** The value of a request's cookie. */
export const cookieIn = ({ headers }: Pick<Request, 'headers'>, name: string): string | undefined =>
  headers.cookie
    ?.split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1);

/** Rules of the gateway's own cookies: out of reach for scripts, and over https for https alone. */
export const cookieRules = (origin: string): string =>
  `Path=/; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`;
