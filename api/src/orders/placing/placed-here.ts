import type { Request, Response } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { readSignedCookie, setSignedCookie } from '../../requests/cookies/index.ts';

const COOKIE = 'cbo.orders';
/** Limit of remembered orders: a cookie holds 4 kB, an id has some twenty characters. */
const REMEMBERED = 40;

/** Ids of the orders that this browser placed, latest first. Signed, so that none can be forged. */
export function ordersPlacedHere(request: Request): string[] {
  return readSignedCookie<string[]>(request, COOKIE) ?? [];
}

/** Remembers in the browser, verifiably, that it placed this order. */
export function rememberPlacedHere(deps: Deps, request: Request, response: Response, id: string): void {
  const ids = [id, ...ordersPlacedHere(request).filter((known) => known !== id)].slice(0, REMEMBERED);
  setSignedCookie(response, deps.configuration, COOKIE, ids);
}
