import { type Request, type RequestHandler, Router } from 'express';
import type { PassportStatic } from 'passport';
import { company, isStaffAddress } from 'shared-domain/company';
import { signInLinkRequest, signInTokenRequest } from 'shared-domain/contracts';
import type { Deps } from '../dependencies.ts';
import { problem } from '../problems/index.ts';
import { limit, requireStaff, type Staff, validated } from '../protections/index.ts';
import { presentSession } from '../sessions/routes.ts';
import { SESSION_COOKIE } from '../sessions/staff-session.ts';
import { offersDevMode } from './dev-mode.ts';
import { linkFailure, StaffLinkStrategy } from './strategy.ts';

/** How staff come in and leave: a mailed link, its token, dev mode on this machine, signing out. */
export function authRoutes(deps: Deps, passport: PassportStatic): Router {
  const router = Router();
  // passport hangs a request's success and failure on the strategy itself: each request has one of its own.
  const strategy = () => new StaffLinkStrategy(deps);
  const perSender = limit(deps, 'sign-in');
  router.post(
    '/auth/link',
    perSender,
    limit(deps, 'sign-in-address', addressee),
    validated({ body: signInLinkRequest }, async ({ body }, request, response) => {
      if (!isStaffAddress(body.email)) throw refusedDomain();
      request.body = body;
      await passed(
        passport.authenticate(strategy(), { session: false, action: 'requestToken' }),
        request,
        response,
      );
      const failure = linkFailure(request);
      if (failure) throw failure;
      response.status(202).json({ accepted: true });
    }),
  );
  router.post(
    '/auth/session',
    perSender,
    validated({ body: signInTokenRequest }, async ({ body }, request, response) => {
      request.body = body;
      const { email } = await signedIn(passport, strategy(), request, response);
      await begin(request, { email, devMode: false });
      deps.logger.info({ requestId: request.id }, 'staff signed in');
      response.json(presentSession(request, deps.configuration));
    }),
  );
  router.delete('/auth/session', limit(deps, 'staff'), requireStaff, async (request, response) => {
    await new Promise<void>((resolve, reject) => {
      request.session.destroy((cause) => (cause ? reject(cause) : resolve()));
    });
    response.clearCookie(SESSION_COOKIE, { path: '/' }).status(204).end();
  });
  router.post('/auth/dev-session', limit(deps, 'staff'), async (request, response) => {
    if (!offersDevMode(deps.configuration, request)) throw problem('not_found');
    await begin(request, { email: `dev@${company.staffDomain}`, devMode: true });
    response.json(presentSession(request, deps.configuration));
  });
  return router;
}

/** Counted before the body is checked: whatever is no text counts as one address. */
const addressee = ({ body }: Request) =>
  typeof body?.email === 'string' ? body.email.trim().toLowerCase() : 'no address';

function refusedDomain() {
  const words = { host: company.staffDomain };
  const message = `Only ${company.staffDomain} email addresses are allowed`;
  return problem('email_domain', { words, errors: [{ path: 'email', message }] });
}

type Answering = Parameters<RequestHandler>[1];

/** Runs one of passport's middlewares to its end. */
function passed(middleware: RequestHandler, request: Request, response: Answering): Promise<void> {
  return new Promise((resolve, reject) => {
    middleware(request, response, (cause?: unknown) => (cause ? reject(cause) : resolve()));
  });
}

/** Who the token of a mailed link belongs to. A token that the strategy does not take is refused as not valid. */
function signedIn(
  passport: PassportStatic,
  strategy: StaffLinkStrategy,
  request: Request,
  response: Answering,
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

/** Begins a staff session under a new id: one that somebody planted before is worth nothing. */
function begin(request: Request, staff: Staff): Promise<void> {
  return new Promise((resolve, reject) => {
    request.logIn(staff, (cause?: unknown) => (cause ? reject(cause) : resolve()));
  });
}
