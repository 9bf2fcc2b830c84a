import type { Request } from 'express';
import type { PassportStatic } from 'passport';
import { company, isStaffAddress } from 'shared-domain/company';
import type { Deps } from '../../foundation/dependencies.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { cookieRules } from '../../requests/cookies/index.ts';
import { challengeFor, confirmPasskeyOf } from '../../requests/passkeys/index.ts';
import { problem } from '../../requests/problems/index.ts';
import { recordPasskey, staffOf } from '../../requests/protections/index.ts';
import {
  markOffice,
  offersDevMode,
  pendingSignIn,
  presentSession,
  sessionCookie,
} from '../../requests/sessions/index.ts';
import { beginSession, createEntrance } from './entrance.ts';
import { linkLimits, passed } from './link-limits.ts';
import { ownerOfToken } from './owner-of-token.ts';
import { refusedDomain } from './refused-domain.ts';
import { singleSignOn } from './single-sign-on.ts';
import type { LinkAudience } from './strategy.ts';

type Names =
  | 'requestSignInLink'
  | 'signIn'
  | 'singleSignOn'
  | 'signOut'
  | 'beginDevSession'
  | 'passkeyChallenge'
  | 'confirmPasskey';

const STAFF: LinkAudience = { use: 'sign-in-link', page: '/admin/login', accepts: isStaffAddress };

/** Loaded at the first sign-in: the library has 75 modules. */
const links = () => import('./strategy.ts');

/** Signing staff in and out: an emailed link, its token, the company's OpenID provider, a passkey, dev mode on this machine. */
export function signInHandlers(deps: Deps, passport: PassportStatic): Handlers<Names> {
  // passport sets success and failure callbacks on the strategy itself, so each request has its own.
  const strategy = async () => new (await links()).LinkStrategy(deps, STAFF);
  const limitLinks = linkLimits(deps);
  const entrance = createEntrance(deps);
  const { complete, enter, enterOrConfirm, listed, noted } = entrance;
  return {
    requestSignInLink: async ({ body, request, response }) => {
      if (!isStaffAddress(body.email)) throw refusedDomain();
      await limitLinks(request, response);
      request.body = body;
      const mailing = passport.authenticate(await strategy(), { session: false, action: 'requestToken' });
      await passed(mailing, request, response);
      const failure = (await links()).linkFailure(request);
      if (failure) throw failure;
      return { accepted: true };
    },
    signIn: async ({ body, request, response }) => {
      request.body = body;
      const staff = await noted(request, async () =>
        listed(await ownerOfToken(passport, await strategy(), request, response)),
      );
      await enterOrConfirm(staff, request, response);
      return presentSession(deps.configuration, request, response);
    },
    singleSignOn: singleSignOn(deps, passport, entrance),
    passkeyChallenge: ({ request }) => challengeFor(deps, ownerOf(request), request),
    confirmPasskey: async ({ body: { credential }, request, response }) => {
      const email = ownerOf(request);
      await noted(request, () => confirmPasskeyOf(deps, email, { request, credential }));
      if (pendingSignIn(request)) await complete(await listed(email), request, response);
      recordPasskey(deps, request);
      return presentSession(deps.configuration, request, response);
    },
    signOut: async ({ request, response }) => {
      await new Promise<void>((resolve, reject) => {
        request.session.destroy((cause) => (cause ? reject(cause) : resolve()));
      });
      response.clearCookie(sessionCookie(deps.configuration), cookieRules(deps.configuration));
      markOffice(deps.configuration, request, response, undefined);
      return undefined;
    },
    beginDevSession: async ({ request, response }) => {
      if (!offersDevMode(deps.configuration, request)) throw problem('not_found');
      const email = `dev@${company.staffDomain}`;
      await enter('session.sign-in', email, request);
      await beginSession(request, { email, devMode: true, role: 'owner' });
      return presentSession(deps.configuration, request, response);
    },
  };
}

/** The address whose passkey is confirmed: of the pending or the current sign-in. */
function ownerOf(request: Request): string {
  const email = pendingSignIn(request) ?? staffOf(request)?.email;
  if (email === undefined) throw problem('unauthenticated');
  return email;
}
