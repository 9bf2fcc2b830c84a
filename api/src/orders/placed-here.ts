import type { Request, Response } from 'express';
import { readSignedCookie, setSignedCookie } from '../cookies/index.ts';
import type { Deps } from '../dependencies.ts';

const COOKIE = 'cbo.orders';
/** A cookie holds 4 kB: a browser's latest orders, some twenty characters each. */
const REMEMBERED = 40;

/** Ids of the orders that this browser placed, the latest first. Signed, so that no one can add one. */
export function ordersPlacedHere(request: Request): string[] {
  return readSignedCookie<string[]>(request, COOKIE) ?? [];
}

/** Lets the browser prove later that it placed this order. */
export function rememberPlacedHere(deps: Deps, request: Request, response: Response, id: string): void {
  const ids = [id, ...ordersPlacedHere(request).filter((known) => known !== id)].slice(0, REMEMBERED);
  setSignedCookie(response, deps.configuration, COOKIE, ids);
}
