import type { Request, RequestHandler } from 'express';
import { startsAt } from 'shared-domain/dates';
import { problem } from '../problems/index.ts';
import { staffOf } from './staff.ts';

const HEADER = 'X-As-Of';

/** Refuses what would be kept while staff only look at a shop as of another time. */
export const refuseLookingAhead: RequestHandler = (request, _response, next) => {
  if (request.get(HEADER) !== undefined) throw problem('only_a_look');
  next();
};

/** The time that prices are for: the moment that staff look ahead to (PRICE-14); otherwise, and for moments in the past, now. */
export function pricedAt(request: Request, now: Date): Date {
  const asked = startsAt(request.get(HEADER));
  return asked && staffOf(request) && asked > now ? asked : now;
}
