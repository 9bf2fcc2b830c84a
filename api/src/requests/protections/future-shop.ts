import type { Request, RequestHandler } from 'express';
import { startsAt } from 'shared-domain/dates';
import { problem } from '../problems/index.ts';
import { staffOf } from './staff.ts';

const HEADER = 'X-As-Of';

/** Refuses calls that store anything while staff are in the future shop. */
export const refuseInFutureShop: RequestHandler = (request, _response, next) => {
  if (request.get(HEADER) !== undefined) throw problem('only_a_look');
  next();
};

/**
 * The time to price for: in the future shop the chosen moment (PRICE-14); for everyone else, and for a past moment, the
 * present.
 */
export function pricedAt(request: Request, now: Date): Date {
  const asked = startsAt(request.get(HEADER));
  return asked && staffOf(request) && asked > now ? asked : now;
}
