import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Request } from 'express';
import { clientAddress } from '../../../shared-domain/src/foundation/network/index.ts';
import { cookieIn, cookieName, cookieRules, namesOf } from './cookies.ts';

/** Keeps a visitor on one side of a canary. Set only while one runs (by the API while a flag has a share); strictly necessary, so it needs no consent. */
const shareCookie = 'release-share';
/** Both names are read: old cookies without the prefix live for a week. */
export const shareCookies = namesOf(shareCookie);

/** How many numbers there are: few enough that visitors share them, so that a number identifies no one. */
const NUMBERS = 100_000;
const WEEK_SECONDS = 604_800;
const DAY_MS = 86_400_000;
const SIGNATURE_LENGTH = 16;

/** A visitor's number; `visited` if the gateway has sent a page to it at this address today or yesterday. */
export type GivenNumber = { number: number; visited: boolean };

export type CanaryNumbers = {
  /** The number that the gateway gave this visitor; undefined for one without, or with one of their own making. */
  of(request: Request): GivenNumber | undefined;
  /** A number for a new visitor. */
  draw(): number;
  /** The cookie for a page view, if the visitor's doesn't say yet that they were here today. */
  cookieFor(request: Request, number: number): string | undefined;
};

/**
 * Numbers of visitors, signed by the gateway (RELEASE-15). The cookie is `number.signature.day.signature`: the first signature
 * is the same for everyone with this number, the second also covers the day of the visit and the visitor's address. Gateways
 * with the same secret know each other's.
 */
export function canaryNumbers(origin: string, secret = randomBytes(32).toString('hex')): CanaryNumbers {
  const signed = (...parts: (string | number)[]): string =>
    createHmac('sha256', secret)
      .update(['canary', ...parts].join(' '))
      .digest('base64url')
      .slice(0, SIGNATURE_LENGTH);
  const today = () => Math.floor(Date.now() / DAY_MS);
  const visit = (request: Request, number: number, day: number) =>
    `${day}.${signed('visit', number, day, clientAddress(request))}`;
  const read = (request: Request) => {
    const given = shareCookies.map((name) => (cookieIn(request, name) ?? '').split('.'));
    return given.find(([number = '', signature]) => number && signed('number', number) === signature);
  };
  const hasVisited = (request: Request, days: number[]): boolean => {
    const [number, , day, signature] = read(request) ?? [];
    return days.some((each) => visit(request, Number(number), each) === `${day}.${signature}`);
  };
  return {
    draw: () => randomInt(NUMBERS),
    of(request) {
      const [number] = read(request) ?? [];
      if (number === undefined) return undefined;
      return { number: Number(number), visited: hasVisited(request, [today(), today() - 1]) };
    },
    cookieFor(request, number) {
      if (hasVisited(request, [today()])) return undefined;
      const value = `${number}.${signed('number', number)}.${visit(request, number, today())}`;
      return `${cookieName(origin, shareCookie)}=${value}; Max-Age=${WEEK_SECONDS}; ${cookieRules(origin)}`;
    },
  };
}
