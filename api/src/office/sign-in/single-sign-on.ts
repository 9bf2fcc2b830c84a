import type { Request, Response } from 'express';
import type { UserInfoResponse } from 'openid-client';
import type { Strategy } from 'openid-client/passport';
import type { PassportStatic } from 'passport';
import { isStaffAddress } from 'shared-domain/company';
import type { Configuration } from '../../foundation/configuration/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { type Handler, SENT } from '../../requests/calls/index.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import type { Entrance } from './entrance.ts';
import { refusedDomain } from './refused-domain.ts';

type Settings = Pick<Configuration, 'oidc' | 'publicOrigin'>;

const LOGIN = '/admin/login';

/** How long the provider may take to answer, in seconds. */
const TIMEOUT_S = 8;

/** Sends the browser to the provider, and takes it back from there to the sign-in page (STAFF-43). */
export function singleSignOn(
  deps: Deps,
  passport: PassportStatic,
  { enterOrConfirm, listed, noted }: Entrance,
): Handler<'singleSignOn'> {
  const openId = openIdStrategy(deps.configuration);
  return async ({ request, response }) => {
    try {
      const staff = await noted(request, async () => {
        const email = await vouchedAddress(passport, await openId(), request, response);
        return email === undefined ? undefined : listed(email);
      });
      if (!staff) return SENT;
      await enterOrConfirm(staff, request, response);
      response.redirect(LOGIN);
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause;
      deps.logger.warn({ requestId: request.id, err: cause }, 'the OpenID provider signed no one in');
      const said = new URLSearchParams({ error: cause.code, error_description: cause.message });
      response.redirect(`${LOGIN}?${said}`);
    }
    return SENT;
  };
}

/**
 * The strategy of the company's OpenID provider, loaded and discovered at the first sign-in by it. What failed is tried again.
 * @throws a problem if there is none or it doesn't answer
 */
function openIdStrategy(settings: Settings): () => Promise<Strategy> {
  let known: Promise<Strategy> | undefined;
  return async () => {
    if (!settings.oidc) throw problem('single_sign_on_refused');
    known ??= discovered(settings.oidc, settings.publicOrigin);
    try {
      return await known;
    } catch (cause) {
      known = undefined;
      throw problem('single_sign_on_refused', { cause });
    }
  };
}

async function discovered(
  { issuer, clientId, clientSecret }: NonNullable<Settings['oidc']>,
  publicOrigin: string,
): Promise<Strategy> {
  const client = await import('openid-client');
  const { Strategy } = await import('openid-client/passport');
  // Production refuses such an issuer at its start.
  const execute = issuer.startsWith('http://') ? [client.allowInsecureRequests] : [];
  const config = await client.discovery(new URL(issuer), clientId, clientSecret, undefined, {
    execute,
    timeout: TIMEOUT_S,
  });
  const callbackURL = `${publicOrigin}/api/auth/oidc`;
  return new Strategy({ config, callbackURL, scope: 'openid email' }, async (tokens, verified) => {
    const claims = tokens.claims();
    // Some providers put the address there alone.
    const vouched =
      claims && claims.email === undefined
        ? await client.fetchUserInfo(config, tokens.access_token, claims.sub)
        : claims;
    // Passport's type of a user is that of a session.
    verified(null, vouched as unknown as Express.User);
  });
}

/**
 * The staff address that the provider vouches for; undefined once the browser was sent there. Takes requests without a code or an
 * error as the beginning.
 * @throws a problem if the provider refuses, doesn't vouch for the address, or it is of another domain
 */
async function vouchedAddress(
  passport: PassportStatic,
  strategy: Strategy,
  request: Request,
  response: Response,
): Promise<string | undefined> {
  const claims = await new Promise<UserInfoResponse | undefined>((resolve, reject) => {
    const done = (cause: unknown, found: UserInfoResponse | false) => {
      if (found) resolve(found);
      else reject(problem('single_sign_on_refused', { cause }));
    };
    response.once('finish', () => resolve(undefined));
    passport.authenticate(strategy, { session: false }, done)(request, response, reject);
  });
  if (!claims) return undefined;
  const email = String(claims.email ?? '')
    .trim()
    .toLowerCase();
  if (claims.email_verified !== true) throw problem('single_sign_on_refused');
  if (!isStaffAddress(email)) throw refusedDomain();
  return email;
}
