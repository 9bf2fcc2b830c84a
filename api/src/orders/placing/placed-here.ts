import type { Request, Response } from 'express';
import type { Deps } from '../../foundation/dependencies.ts';
import { readSignedCookie, setSignedCookie } from '../../requests/cookies/index.ts';
import { memberOf } from '../../requests/protections/index.ts';
import type { OrderDocument } from '../order/index.ts';

const COOKIE = 'cbo.orders';
/** Limit of remembered orders: a cookie holds 4 kB, an id has some twenty characters. */
const REMEMBERED = 40;

/** Ids of the orders that this browser placed, latest first. Signed, so that none can be forged. */
export function ordersPlacedHere(request: Request): string[] {
  return readSignedCookie<string[]>(request, COOKIE) ?? [];
}

/**
 * Remembers in the browser, verifiably, that it placed this order. Those of an account's person are seen by their sign-in alone, so
 * that they are gone when it ends (PEOPLE-6).
 */
export async function rememberPlacedHere(
  deps: Deps,
  request: Request,
  response: Response,
  { _id: id, licenseNum }: Pick<OrderDocument, '_id' | 'licenseNum'>,
): Promise<void> {
  if (licenseNum !== undefined && (await memberOf(deps, request, licenseNum))) return;
  const ids = [id, ...ordersPlacedHere(request).filter((known) => known !== id)].slice(0, REMEMBERED);
  setSignedCookie(response, deps.configuration, COOKIE, ids);
}
