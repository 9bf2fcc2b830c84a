import MongoStore from 'connect-mongo';
import cookieParser from 'cookie-parser';
import { type Request, type RequestHandler, Router } from 'express';
import session from 'express-session';
import passport, { type PassportStatic } from 'passport';
import type { Configuration } from '../../foundation/configuration/index.ts';
import type { Deps } from '../../foundation/dependencies.ts';
import { cookieName, cookieRules, ownCookies } from '../cookies/index.ts';
import type { Staff } from '../protections/index.ts';
import { roleOf } from '../staff-list/index.ts';
import { clientInfoOf } from './client-info.ts';

const SESSION_COOKIE = 'cbo.session';

/** The name of the staff session's cookie. */
export const sessionCookie = (configuration: Configuration) => cookieName(configuration, SESSION_COOKIE);

/** How long an unused staff session lives: 12 hours in milliseconds. */
const SESSION_MS = 12 * 60 * 60 * 1000;
/** How long any staff session lives, however much it is used: 7 days in milliseconds (STAFF-19). */
export const LONGEST_MS = 7 * 24 * 60 * 60 * 1000;
const SWEEP_MINUTES = 10;
const TOUCH_SECONDS = 300;

/**
 * Reads cookies and the staff session, which calls of the staff area renew (STAFF-19). Sessions are in MongoDB; requests
 * without the cookie don't touch it.
 */
export function sessions(deps: Deps, passport: PassportStatic): RequestHandler {
  const { configuration } = deps;
  const router = Router();
  const store = storeOf(deps);
  const sessionWith = ({ rolling }: { rolling: boolean }) =>
    Router().use(
      saysHttps(configuration),
      session({
        name: sessionCookie(configuration),
        secret: configuration.keys['staff-session'],
        resave: false,
        saveUninitialized: false,
        rolling,
        proxy: true,
        cookie: { ...cookieRules(configuration), maxAge: SESSION_MS },
        store,
      }),
      passport.initialize(),
      passport.session(),
    );
  const renewed = sessionWith({ rolling: true });
  // A report answered after a new sign-in would otherwise put the former session's cookie back.
  const unrenewed = sessionWith({ rolling: false });
  router.use(
    cookieParser(configuration.keys.cookies),
    ownCookies(configuration),
    (request, response, next) => {
      if (!hasSession(request)) next();
      else if (request.path.startsWith('/admin/')) renewed(request, response, next);
      else unrenewed(request, response, next);
    },
  );
  return router;
}

/** Only signing in starts a session; most visitors never have one. */
const hasSession = ({ headers, path }: Request): boolean =>
  path.startsWith('/auth/') || (headers.cookie?.includes(`${SESSION_COOKIE}=`) ?? false);

/**
 * The session library sets `Secure` cookies only on https requests. Servers between us and the browser
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
    // The embedded engine ignores TTL indexes, so we delete expired sessions ourselves and don't accept them.
    autoRemove: 'interval',
    autoRemoveInterval: SWEEP_MINUTES,
    touchAfter: TOUCH_SECONDS,
    // Stored as documents, so that someone's sessions can be found; older ones are text.
    serialize: (stored) => stored,
    unserialize: (stored) => (typeof stored === 'string' ? JSON.parse(stored) : stored),
  });
}

/**
 * A session's user, when they signed in (milliseconds) and from where. Old sessions without the time are invalid.
 */
export type StoredStaff = Omit<Staff, 'role'> & { since?: number; browser?: string; place?: string };

type Done = (error: null, stored: StoredStaff) => void;

/**
 * A passport whose user has the session's address and dev mode, and the current role from the list of staff, so that a change
 * of the list takes effect with the next request (STAFF-29).
 */
export function staffPassport({ configuration, connection }: Deps): PassportStatic {
  const own = new passport.Passport() as PassportStatic;
  own.serializeUser((request: Request, { email, devMode }: Staff, done: Done) =>
    done(null, { email, devMode, since: Date.now(), ...clientInfoOf(request) }),
  );
  const staffOf = async ({ since, email, devMode }: StoredStaff): Promise<Staff | false> => {
    if (Date.now() - (since ?? 0) >= LONGEST_MS) return false;
    // A dev session ends with dev mode.
    if (devMode) return configuration.adminDevMode && { email, devMode, role: 'owner' };
    const role = await roleOf(connection, email);
    return role !== undefined && { email, devMode, role };
  };
  own.deserializeUser((stored: StoredStaff, done) => {
    staffOf(stored).then((staff) => done(null, staff), done);
  });
  return own;
}
