import MongoStore from 'connect-mongo';
import cookieParser from 'cookie-parser';
import { type Request, type RequestHandler, Router } from 'express';
import session from 'express-session';
import passport, { type PassportStatic } from 'passport';
import type { Configuration } from '../configuration/index.ts';
import { cookieRules } from '../cookies/index.ts';
import type { Deps } from '../dependencies.ts';
import type { Staff } from '../protections/index.ts';

export const SESSION_COOKIE = 'cbo.session';

/** How long an unused staff session lives: 12 hours in milliseconds. */
const SESSION_MS = 12 * 60 * 60 * 1000;
const SWEEP_MINUTES = 10;
const TOUCH_SECONDS = 300;

/** Reads cookies and the staff session. Sessions are in MongoDB; requests without the cookie don't touch it. */
export function sessions(deps: Deps, passport: PassportStatic): RequestHandler {
  const { configuration } = deps;
  const router = Router();
  const staffSession = Router();
  staffSession.use(
    saysHttps(configuration),
    session({
      name: SESSION_COOKIE,
      secret: configuration.sessionSecret,
      resave: false,
      saveUninitialized: false,
      rolling: true,
      proxy: true,
      cookie: { ...cookieRules(configuration), maxAge: SESSION_MS },
      store: storeOf(deps),
    }),
    passport.initialize(),
    passport.session(),
  );
  router.use(cookieParser(configuration.sessionSecret), (request, response, next) => {
    if (hasSession(request)) staffSession(request, response, next);
    else next();
  });
  return router;
}

/** Only signing in starts a session; most of the shop's visitors never have one. */
const hasSession = ({ headers, path }: Request): boolean =>
  path.startsWith('/auth/') || (headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false);

/**
 * The session library sets a `Secure` cookie only if the request looks like https. Servers between us and the browser
 * speak http to each other: the site's own address says what the browser speaks.
 */
function saysHttps({ publicOrigin }: Configuration): RequestHandler {
  const scheme = new URL(publicOrigin).protocol.replace(':', '');
  return (request, _response, next) => {
    request.headers['x-forwarded-proto'] = scheme;
    next();
  };
}

function storeOf({ connection }: Deps): session.Store {
  return MongoStore.create({
    client: connection.getClient(),
    dbName: connection.name,
    collectionName: 'sessions',
    // The embedded engine builds a TTL index and ignores it: we delete expired sessions and don't accept them.
    autoRemove: 'interval',
    autoRemoveInterval: SWEEP_MINUTES,
    touchAfter: TOUCH_SECONDS,
  });
}

/** A passport whose user is what the session stores of it: address and dev mode, nothing to look up. */
export function staffPassport({ adminDevMode }: Configuration): PassportStatic {
  const own = new passport.Passport() as PassportStatic;
  own.serializeUser((user, done) => done(null, user));
  // A dev session ends with dev mode.
  own.deserializeUser((user: Staff, done) => done(null, user.devMode && !adminDevMode ? false : user));
  return own;
}
