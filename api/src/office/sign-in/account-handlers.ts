import type { Request, Response } from 'express';
import type { PassportStatic } from 'passport';
import { clientAddress } from 'shared-domain/network';
import { acceptInvitations } from '../../accounts/people/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { entryOf, writeEntries } from '../../requests/audit/index.ts';
import type { Handlers } from '../../requests/calls/index.ts';
import { beginPersonSession } from '../../requests/person-sessions/index.ts';
import { Problem, problem } from '../../requests/problems/index.ts';
import { licenseeOf } from '../../requests/protections/index.ts';
import { clientInfoOf, goOnFor, presentSession, withPerson } from '../../requests/sessions/index.ts';
import { rememberBrowser } from './known-browser.ts';
import { linkLimits, passed } from './link-limits.ts';
import { ownerOfToken } from './owner-of-token.ts';
import type { LinkAudience } from './strategy.ts';

/** Loaded at the first sign-in: the library has 75 modules. */
const links = () => import('./strategy.ts');

/** Signing in an account's people by an emailed link, by the rules of staff's links (PEOPLE-3). */
export function accountSignInHandlers(
  deps: Deps,
  passport: PassportStatic,
): Handlers<'requestAccountLink' | 'signInToAccount'> {
  const audience: LinkAudience = {
    use: 'account-link',
    page: '/shop/sign-in',
    accepts: async (email) => (await deps.readPerson(email.trim().toLowerCase())).accounts.length > 0,
  };
  const limitLinks = linkLimits(deps);
  const strategy = async () => new (await links()).LinkStrategy(deps, audience);
  const enter = (action: string, subject: string, request: Request) =>
    writeEntries(deps.connection, [
      entryOf(deps, action === 'account-session.sign-in' ? subject : 'unknown', {
        action,
        subject,
        after: { from: clientAddress(request) },
      }),
    ]);
  const owner = async (request: Request, response: Response) => {
    try {
      return await ownerOfToken(passport, await strategy(), request, response);
    } catch (cause) {
      if (cause instanceof Problem) await enter('account-session.refused', cause.code, request);
      throw cause;
    }
  };
  return {
    requestAccountLink: async ({ body, request, response }) => {
      request.body = body;
      await limitLinks(request, response);
      const mailLink = async () => {
        if (!(await audience.accepts(body.email))) return;
        const mailing = passport.authenticate(await strategy(), { session: false, action: 'requestToken' });
        await passed(mailing, request, response);
        const failure = (await links()).linkFailure(request);
        if (failure) throw failure;
      };
      // Not awaited: the response time must not reveal which addresses are known.
      mailLink().catch((cause: unknown) =>
        deps.logger.warn({ requestId: request.id, err: cause }, 'a sign-in link could not be mailed'),
      );
      return { accepted: true };
    },
    signInToAccount: async ({ body, request, response }) => {
      request.body = body;
      const email = await owner(request, response);
      await acceptInvitations(deps, email);
      const { accounts } = await deps.readPerson(email);
      const here = licenseeOf(request)?.licenseNumber;
      const account = accounts.find(({ licenseNumber }) => licenseNumber === here) ?? accounts[0];
      if (!account) throw problem('account_refused');
      await enter('account-session.sign-in', email, request);
      await rememberBrowser(deps, email, { request, response, page: '/shop/account/sessions' });
      await beginPersonSession(deps, request, response, { email, ...clientInfoOf(request) });
      const licensee = await goOnFor(deps, account, { request, response });
      const session = { ...presentSession(deps.configuration, request, response), licensee };
      return withPerson(deps, session, { request, response });
    },
  };
}
