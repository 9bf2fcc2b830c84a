import { randomInt } from 'node:crypto';
import type { Request, RequestHandler, Response } from 'express';
import { type CanaryVisitor, isInShare } from './canary-share.ts';
import { cookieIn, cookieName, cookieRules, hasStaffSession, namesOf } from './cookies.ts';
import { ownerOf } from './hints.ts';
import type { Composition } from './registry.ts';

/** Keeps a visitor on one side of a canary. Set only while one runs (by the API while a flag has a share); strictly necessary, so it needs no consent. */
const shareCookie = 'release-share';
/** Both names are read: old cookies without the prefix live for a week. */
export const shareCookies = namesOf(shareCookie);

/** How many numbers there are: few enough that visitors share them, so that a number identifies no one. */
const NUMBERS = 100_000;
const WEEK_SECONDS = 604_800;
/** How long running canaries are cached for API calls, in milliseconds. */
const HOLDS_MS = 1000;

/** A visitor's number from the cookie; undefined without one. */
function numberIn(request: Request): number | undefined {
  const given = shareCookies.map((name) => cookieIn(request, name) ?? '');
  const number = given.find((each) => /^\d{1,5}$/.test(each));
  return number === undefined ? undefined : Number(number);
}

/** The visitor of a request; one without a number gets a random one. */
export const canaryVisitorOf = (request: Request): CanaryVisitor => ({
  number: numberIn(request) ?? randomInt(NUMBERS),
  isStaff: hasStaffSession(request),
});

/** Sets a visitor's number if a canary runs and they have none. Returns whether the page is private to them. */
export function keepNumber(
  request: Request,
  response: Response,
  { number }: CanaryVisitor,
  { canaries }: Composition,
  origin: string,
): boolean {
  if (canaries.length === 0) return false;
  if (numberIn(request) === undefined) {
    const cookie = `${cookieName(origin, shareCookie)}=${number}; Max-Age=${WEEK_SECONDS}; ${cookieRules(origin)}`;
    response.setHeader('set-cookie', cookie);
  }
  return true;
}

/** The application whose page makes a call, from the referrer. */
function callingApp(request: Request, { remotes }: Composition): string | undefined {
  const page = URL.parse(request.headers.referer ?? '')?.pathname;
  return page === undefined ? undefined : ownerOf(remotes, page.toLowerCase())?.app;
}

/**
 * Tells the API on each call which side of each canary the visitor is on (`X-Canaries`), so that it can compare
 * releases (RELEASE-15). `counts`: this call is a page's first one, of a page that the canary's application is part of.
 */
export function canarySides(compose: () => Promise<Composition>): RequestHandler {
  let known: { at: number; composition: Promise<Composition> } | undefined;
  const recent = () => {
    if (!known || Date.now() - known.at > HOLDS_MS) known = { at: Date.now(), composition: compose() };
    return known.composition;
  };
  return async (request, _response, next) => {
    delete request.headers['x-canaries'];
    const number = numberIn(request);
    if (number === undefined) return next();
    const composition = await recent();
    const page = request.path === '/session' ? callingApp(request, composition) : undefined;
    const sides = composition.canaries
      .filter(({ share = 0 }) => share > 0)
      .map((canary) => ({
        stage: `${canary.app}/${canary.number}`,
        canary: isInShare(number, canary),
        counts: page !== undefined && (page === canary.app || canary.app === composition.shell.app),
      }));
    if (sides.length > 0) request.headers['x-canaries'] = JSON.stringify({ number, sides });
    next();
  };
}
