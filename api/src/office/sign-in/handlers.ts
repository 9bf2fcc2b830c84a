import type { Request, Response } from 'express';
import type { PassportStatic } from 'passport';
import { company, isStaffAddress } from 'shared-domain/company';
import { clientAddress } from 'shared-domain/network';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { cookieRules } from '../../requests/cookies/index.ts';
import { challengeFor, confirmPasskeyOf, passkeysOf } from '../../requests/passkeys/index.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import { recordPasskey, type Staff, staffOf } from '../../requests/protections/index.ts';
import {
  beginPendingSignIn,
  markOffice,
  offersDevMode,
  pendingSignIn,
  presentSession,
  sessionCookie,
} from '../../requests/sessions/index.ts';
import { roleOf } from '../../requests/staff-list/index.ts';
import { rememberBrowser } from './known-browser.ts';
import { linkLimits, passed } from './link-limits.ts';
import type { StaffLinkStrategy } from './strategy.ts';

type Names =
  | 'requestSignInLink'
  | 'signIn'
  | 'signOut'
  | 'beginDevSession'
  | 'passkeyChallenge'
  | 'confirmPasskey';

/** Loaded at the first sign-in: the library has 75 modules. */
const links = () => import('./strategy.ts');

/** Signing staff in and out: an emailed link, its token, a passkey, dev mode on this machine. */
export function signInHandlers(deps: Deps, passport: PassportStatic): Handlers<Names> {
  // passport sets success and failure callbacks on the strategy itself, so each request has its own.
  const strategy = async () => new (await links()).StaffLinkStrategy(deps);
  const limitLinks = linkLimits(deps);
  /** Who signed in, or why a link was refused, and from which address (STAFF-24). */
  const enter = (action: string, subject: string, request: Request) => {
    const who = action === 'session.sign-in' ? subject : 'unknown';
    const entry = entryOf(deps, who, { action, subject, after: { from: clientAddress(request) } });
    return writeEntries(deps.connection, [entry]);
  };
  const listed = async (email: string): Promise<Staff> => {
    const role = await roleOf(deps.connection, email);
    if (!role) throw problem('staff_not_listed');
    return { email, devMode: false, role };
  };
  /** Refused sign-ins are audited. */
  const noted = async <Outcome>(request: Request, step: () => Promise<Outcome>): Promise<Outcome> => {
    try {
      return await step();
    } catch (cause) {
      if (cause instanceof Problem) await enter('session.refused', cause.code, request);
      throw cause;
    }
  };
  const complete = async (staff: Staff, request: Request, response: Response) => {
    await enter('session.sign-in', staff.email, request);
    await rememberBrowser(deps, staff.email, { request, response });
    await begin(request, staff);
    deps.logger.info({ requestId: request.id }, 'staff signed in');
  };
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
        listed((await signedIn(passport, await strategy(), request, response)).email),
      );
      const keys = await passkeysOf(deps.connection, staff.email);
      if (keys.length > 0) await beginPendingSignIn(request, staff.email);
      else await complete(staff, request, response);
      return presentSession(deps.configuration, request, response);
    },
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
      await begin(request, { email, devMode: true, role: 'owner' });
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

function refusedDomain() {
  const values = { host: company.staffDomain };
  const message = `Only ${company.staffDomain} email addresses are allowed`;
  return problem('email_domain', { values, errors: [{ path: 'email', message }] });
}

/** The owner of an emailed link's token. A token that the strategy rejects is refused as invalid. */
function signedIn(
  passport: PassportStatic,
  strategy: StaffLinkStrategy,
  request: Request,
  response: Response,
): Promise<{ email: string }> {
  return new Promise((resolve, reject) => {
    const done = (cause: unknown, user: { email: string } | false) => {
      if (cause) reject(cause);
      else if (user) resolve(user);
      else reject(problem('link_invalid'));
    };
    passport.authenticate(strategy, { action: 'acceptToken' }, done)(request, response, reject);
  });
}

/** Starts a staff session under a new id, which prevents session fixation. */
function begin(request: Request, staff: Staff): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn(staff, (cause?: unknown) => (cause ? reject(cause) : resolve()));
  });
}
