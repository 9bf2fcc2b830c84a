import type { Request, RequestHandler, Response } from 'express';
import type { CanaryNumbers } from './canary-number.ts';
import { type CanaryVisitor, isInShare } from './canary-share.ts';
import { hasStaffSession } from './cookies.ts';
import { ownerOf } from './hints.ts';
import type { Composition } from './registry.ts';

/** How long running canaries are cached for API calls, in milliseconds. */
const HOLDS_MS = 1000;

/** The visitor of a request; one without a number gets a random one. */
export const canaryVisitorOf = (request: Request, numbers: CanaryNumbers): CanaryVisitor => ({
  number: numbers.of(request)?.number ?? numbers.draw(),
  isStaff: hasStaffSession(request),
});

/** Notes a visit in the visitor's number if a canary runs. Returns whether the page is private to them. */
export function keepNumber(
  request: Request,
  response: Response,
  { number }: CanaryVisitor,
  { canaries }: Composition,
  numbers: CanaryNumbers,
): boolean {
  if (canaries.length === 0) return false;
  const cookie = numbers.cookieFor(request, number);
  if (cookie) response.setHeader('set-cookie', cookie);
  return true;
}

/** The application whose page makes a call, from the referrer. */
function callingApp(request: Request, { remotes }: Composition): string | undefined {
  const page = URL.parse(request.headers.referer ?? '')?.pathname;
  return page === undefined ? undefined : ownerOf(remotes, page.toLowerCase())?.app;
}

/**
 * Tells the API on each call which side of each canary the visitor is on (`X-Canaries`), so that it can compare
 * releases (RELEASE-15), if it has seen that visitor. `counts`: this call is a page's first one, of a page that the canary's application is part of.
 */
export function canarySides(compose: () => Promise<Composition>, numbers: CanaryNumbers): RequestHandler {
  let known: { at: number; composition: Promise<Composition> } | undefined;
  const recent = () => {
    if (!known || Date.now() - known.at > HOLDS_MS) known = { at: Date.now(), composition: compose() };
    return known.composition;
  };
  return async (request, _response, next) => {
    delete request.headers['x-canaries'];
    const given = numbers.of(request);
    if (!given?.visited) return next();
    const { number } = given;
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
