import type { Request, RequestHandler } from 'express';
import { problem } from '../problems/index.ts';

/** A signed-in member of staff. */
export type Staff = { email: string; devMode: boolean };

/** Lets only staff pass (STAFF-7). */
export const requireStaff: RequestHandler = (request, _response, next) => {
  if (request.user === undefined) throw problem('unauthenticated');
  next();
};

/** The signed-in member of staff, if any. */
export function staffOf(request: Request): Staff | undefined {
  return request.user;
}
